/// A value behind an actor: the asynchronous elder of ``LockIsolated``.
///
/// ```swift
/// let isRecording = ActorIsolated(false)
/// client.startTask = { await isRecording.setValue(true) }
/// // ...
/// #expect(await isRecording.value == true)
/// ```
///
/// In new code use ``LockIsolated``: it needs no `await`, so a stub can also use it where it cannot suspend.
public final actor ActorIsolated<Value> {
  /// The value at this moment. Outside of the actor only a `Sendable` value can be read.
  public private(set) var value: Value

  /// Puts a value behind an actor.
  ///
  /// - Parameter value: The first value. It is handed over: a value that is not `Sendable` cannot be used by the caller afterwards.
  public init(_ value: sending Value) {
    self.value = value
  }

  /// Gives exclusive access to the value for as long as the closure runs.
  ///
  /// - Parameter operation: Reads and changes the value in place, on the actor.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws. Changes made before the error stay.
  public func withValue<Result: Sendable, Failure: Error>(
    _ operation: @Sendable (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try operation(&value)
  }

  /// Replaces the value.
  ///
  /// - Parameter newValue: The value to store. It is handed over, as in ``init(_:)``.
  public func setValue(_ newValue: sending Value) {
    value = newValue
  }
}

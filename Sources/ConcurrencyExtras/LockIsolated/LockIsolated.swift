import Synchronization

/// A value behind a lock, for code that must read and write it from several tasks without awaiting.
///
/// It is most useful in tests and in stubbed dependencies, where a `@Sendable` closure has to remember something:
///
/// ```swift
/// let saved = LockIsolated<[Note]>([])
/// client.save = { note in saved.withValue { $0.append(note) } }
/// // ... run the feature ...
/// #expect(saved.value == [note])
/// ```
///
/// A read followed by a write is two turns at the lock, between which another task may write. Do both in one
/// ``withValue(_:)`` when they belong together.
///
/// The lock is not recursive: the closure given to ``withValue(_:)`` must not use the same instance again.
///
/// Every operation costs one uncontended lock, some tens of nanoseconds.
@dynamicMemberLookup
public final class LockIsolated<Value>: Sendable {
  private let storage: Mutex<Value>

  /// Puts a value behind a lock.
  ///
  /// - Parameter value: The first value. It is handed over: a value that is not `Sendable` cannot be used by the caller afterwards.
  public init(_ value: sending Value) {
    storage = Mutex(value)
  }

  /// Reads one member of the value under the lock.
  public subscript<Member: Sendable>(dynamicMember keyPath: any KeyPath<Value, Member> & Sendable) -> Member {
    withValue { value in value[keyPath: keyPath] }
  }

  /// Gives exclusive access to the value for as long as the closure runs.
  ///
  /// - Parameter operation: Reads and changes the value in place. It runs at once, on the calling thread. It must not use this instance.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws. Changes made before the error stay.
  public func withValue<Result, Failure: Error>(
    _ operation: (inout sending Value) throws(Failure) -> sending Result
  ) throws(Failure) -> sending Result {
    try storage.withLock(operation)
  }

  /// Replaces the value.
  ///
  /// When the new value depends on the current one, use ``withValue(_:)``: here another task may write between the read and this call.
  ///
  /// - Parameter newValue: The value to store. It is handed over, as in ``init(_:)``.
  public func setValue(_ newValue: sending Value) {
    // Safe: `sending` has given up every other use of the value; the compiler loses that fact where a closure captures it.
    let handedOver = UncheckedSendable(newValue)
    storage.withLock { $0 = handedOver.value }
  }
}

extension LockIsolated where Value: Sendable {
  /// A copy of the value at this moment.
  public var value: Value {
    storage.withLock { $0 }
  }
}

import ComposableCore

/// The fields of a feature as the controls of a view are bound to them: reading gives what a control shows, setting does what a person does to it.
///
/// A test store makes it; see ``TestStore/bindings``.
///
/// ```swift
/// store.bindings.set(\.name, "Blob")            // types into the field
/// #expect(store.bindings.name == "Blob")
/// ```
@MainActor
@dynamicMemberLookup
public struct BindingViewStore<State> {
  private let read: () -> State
  private let write: (BindingAction<State>, @escaping (inout State) -> Void, SourceLocation) -> Void

  init(read: @escaping () -> State, write: @escaping (BindingAction<State>, @escaping (inout State) -> Void, SourceLocation) -> Void) {
    self.read = read
    self.write = write
  }

  /// The state after everything that the test has asserted so far.
  public var wrappedValue: State { read() }

  /// What a control shows.
  ///
  /// - Parameter keyPath: The path to the field.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { read()[keyPath: keyPath] }

  /// Sends the action by which a control changes its field. The field has to become the value, and nothing else may change.
  ///
  /// Where the feature does more, describe it: `await store.send(\.binding.name, "Blob") { … }`.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the field.
  ///   - value: The new value.
  ///   - fileID: The location to report failures at.
  ///   - filePath: The location to report failures at.
  ///   - line: The location to report failures at.
  ///   - column: The location to report failures at.
  public func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, Value> & Sendable,
    _ value: Value,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    write(.set(keyPath, value), { $0[keyPath: keyPath] = value }, location)
  }
}

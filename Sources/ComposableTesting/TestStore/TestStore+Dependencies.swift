public import Dependencies
import ComposableCore

extension TestStore {
  /// The dependencies of the reducer and of the effects that start from now on.
  ///
  /// ```swift
  /// store.dependencies.factClient.fetch = { "\($0) is a good number" }
  /// ```
  ///
  /// Effects in flight keep those that they were started with.
  public var dependencies: DependencyValues {
    get { store.dependencies ?? .current }
    set {
      store.dependencies = newValue.settled
      journal.elementIDs = newValue.stackElementID.independentCopy()
    }
  }

  /// Changes dependencies of the store while an operation runs.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Changes the dependencies.
  ///   - operation: Steps of the test.
  /// - Returns: What the operation returns.
  /// - Throws: What a closure throws.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void, operation: () throws -> R
  ) rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try updateValuesForOperation(&dependencies)
    return try operation()
  }

  /// Changes dependencies of the store while an asynchronous operation runs.
  ///
  /// - Parameters:
  ///   - updateValuesForOperation: Changes the dependencies.
  ///   - operation: Steps of the test.
  /// - Returns: What the operation returns.
  /// - Throws: What a closure throws.
  @discardableResult
  public func withDependencies<R>(
    _ updateValuesForOperation: (_ dependencies: inout DependencyValues) throws -> Void, operation: () async throws -> R
  ) async rethrows -> R {
    let previous = dependencies
    defer { dependencies = previous }
    try updateValuesForOperation(&dependencies)
    return try await operation()
  }

  /// Calls the closure of an assertion on a state, with the dependencies that the reducer had: new elements of stacks get the ids that they got there.
  func expect(_ update: (inout State) throws -> Void, _ state: inout State, _ elementIDs: StackElementIDGenerator) throws {
    var values = dependencies
    values.stackElementID = elementIDs.independentCopy()
    try values.run { try update(&state) }
  }
}

extension DependencyValues {
  /// The values around this code, with some changed, and ids of stack elements that no other store counts.
  static func ofTestStore(_ prepare: (inout DependencyValues) -> Void) -> DependencyValues {
    var values = DependencyValues.current
    values.stackElementID = values.stackElementID.independentCopy()
    prepare(&values)
    return values.settled
  }

  /// The same values with the test settled whose defaults they see, which otherwise every action would look for.
  var settled: DependencyValues {
    run { DependencyValues.bound } ?? self
  }
}

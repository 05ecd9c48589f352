/// Runs an operation with some dependencies overridden.
///
/// ```swift
/// let model = withDependencies {
///   $0.continuousClock = ImmediateClock()
///   $0.uuid = .incrementing
/// } operation: {
///   RecordMeetingModel()
/// }
/// ```
///
/// The overrides are in force for the operation and the tasks it starts, detached ones excepted, and are kept by every `@Dependency`
/// property that is made in it. What is not overridden stays as it is around the call.
///
/// - Parameters:
///   - updateValuesForOperation: Changes the dependencies. Reading one here, to replace a part of it, is no access that fails a test.
///   - operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
/// - Complexity: O(*n*) in the number of overrides, for each one that is set.
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R
) rethrows -> R {
  var values = DependencyValues.current
  try updateValuesForOperation(&values)
  return try values.run(operation)
}

/// Runs an asynchronous operation with some dependencies overridden.
///
/// Both closures run on the actor of the caller, and neither has to be sendable.
///
/// - Parameters:
///   - isolation: The actor of the caller.
///   - updateValuesForOperation: Changes the dependencies. Reading one here, to replace a part of it, is no access that fails a test.
///   - operation: The operation.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
/// - Complexity: O(*n*) in the number of overrides, for each one that is set.
@discardableResult
public func withDependencies<R>(
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R
) async rethrows -> R {
  var values = DependencyValues.current
  try await updateValuesForOperation(&values)
  return try await values.run(operation)
}

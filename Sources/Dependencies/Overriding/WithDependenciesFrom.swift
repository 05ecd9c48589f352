import IssueReporting

/// Runs an operation with the dependencies of an object, some of them overridden.
///
/// Use it where one model makes another long after it was made itself: the child gets the dependencies of its parent, whoever calls.
///
/// ```swift
/// @Observable final class StandupsListModel {
///   @ObservationIgnored @Dependency(\.uuid) var uuid
///
///   func addButtonTapped() {
///     destination = withDependencies(from: self) {
///       $0.uuid = .incrementing
///     } operation: {
///       EditStandupModel(standup: Standup(id: uuid()))
///     }
///   }
/// }
/// ```
///
/// - Parameters:
///   - model: The object. It must have a stored `@Dependency` property; an issue is reported when it has none.
///   - updateValuesForOperation: Changes the dependencies of the operation.
///   - operation: The operation.
///   - fileID: The file of the call, for the issue.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
/// - Complexity: O(*p*) in the number of stored properties of the object, which are looked through.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  var values = DependencyValues(of: model, fileID: fileID, filePath: filePath, line: line, column: column)
  try updateValuesForOperation(&values)
  return try values.run(operation)
}

/// Runs an operation with the dependencies of an object.
///
/// - Parameters:
///   - model: The object. It must have a stored `@Dependency` property; an issue is reported when it has none.
///   - operation: The operation.
///   - fileID: The file of the call, for the issue.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
/// - Complexity: O(*p*) in the number of stored properties of the object, which are looked through.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  operation: () throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) rethrows -> R {
  try DependencyValues(of: model, fileID: fileID, filePath: filePath, line: line, column: column).run(operation)
}

/// Runs an asynchronous operation with the dependencies of an object, some of them overridden.
///
/// - Parameters:
///   - model: The object. It must have a stored `@Dependency` property; an issue is reported when it has none.
///   - isolation: The actor of the caller, on which both closures run.
///   - updateValuesForOperation: Changes the dependencies of the operation.
///   - operation: The operation.
///   - fileID: The file of the call, for the issue.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the operation returns.
/// - Throws: What either closure throws.
/// - Complexity: O(*p*) in the number of stored properties of the object, which are looked through.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  _ updateValuesForOperation: (inout DependencyValues) async throws -> Void,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  var values = DependencyValues(of: model, fileID: fileID, filePath: filePath, line: line, column: column)
  try await updateValuesForOperation(&values)
  return try await values.run(operation)
}

/// Runs an asynchronous operation with the dependencies of an object.
///
/// - Parameters:
///   - model: The object. It must have a stored `@Dependency` property; an issue is reported when it has none.
///   - isolation: The actor of the caller, on which the operation runs.
///   - operation: The operation.
///   - fileID: The file of the call, for the issue.
///   - filePath: The path of the file.
///   - line: The line of the call.
///   - column: The column of the call.
/// - Returns: What the operation returns.
/// - Throws: What the operation throws.
/// - Complexity: O(*p*) in the number of stored properties of the object, which are looked through.
@discardableResult
public func withDependencies<Model: AnyObject, R>(
  from model: Model,
  isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R,
  fileID: StaticString = #fileID,
  filePath: StaticString = #filePath,
  line: UInt = #line,
  column: UInt = #column
) async rethrows -> R {
  try await DependencyValues(of: model, fileID: fileID, filePath: filePath, line: line, column: column).run(operation)
}

extension DependencyValues {
  /// The values an object sees: those in force here before those it was made with.
  fileprivate init(of model: AnyObject, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    guard let property = Self.firstDependency(of: model) else {
      reportIssue(
        """
        "withDependencies(from:)" was given an object of type \(type(of: model)), which has no stored "@Dependency" property, so there is \
        nothing to take over from it.

        To fix this, give it one, or use "withDependencies(_:operation:)" if the dependencies in force here are meant.
        """,
        fileID: fileID,
        filePath: filePath,
        line: line,
        column: column
      )
      self = .current
      return
    }
    self = .reading(DependencyOrigin(captured: property.capturedLayer, declaration: nil))
  }

  private static func firstDependency(of model: AnyObject) -> (any DependencyCapturing)? {
    var mirror: Mirror? = Mirror(reflecting: model)
    while let current = mirror {
      for child in current.children {
        if let property = child.value as? any DependencyCapturing { return property }
      }
      mirror = current.superclassMirror
    }
    return nil
  }
}

import CasePaths
import IssueReporting

extension Optional {
  /// The associated value of a case of the wrapped value, changed in place.
  ///
  /// While the value is being changed it is the only one: the optional is `nil` in the meantime, so that an array in the value is not copied because the
  /// optional still holds it. Assigning `nil` leaves the optional `nil`. A change that finds no value to change is reported as an issue.
  subscript<Value>(extracting path: AnyCasePath<Wrapped, Value>, reportingAt location: SourceLocation) -> Value? {
    get { flatMap(path.extract(from:)) }
    _modify {
      var value = flatMap(path.extract(from:))
      let isOfCase = value != nil
      if isOfCase { self = nil }
      // Deferred, because what follows a `yield` does not run when the caller's change throws.
      defer {
        if !isOfCase {
          reportIssue(map { unrelatedCaseMessage(actual: $0, wanted: Value.self) } ?? absentValueMessage(path), at: location)
        } else if let value {
          self = path.embed(value)
        }
      }
      yield &value
    }
  }
}

/// The text of the issue for a change of a case where there is no value at all; it begins like that for a value of another case.
private func absentValueMessage<Root, Value>(_ path: AnyCasePath<Root, Value>) -> String {
  """
  Can't modify unrelated case

  There is no '\(typeName(Root.self))' at the moment, so there is no '\(typeName(Value.self))' in it to modify, and nothing was changed. Test for the case first \
  ('is', 'if case'), or assign a whole value.
  """
}

/// Reports an issue at a place that was passed on as one value.
func reportIssue(_ message: String, at location: SourceLocation) {
  reportIssue(message, fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column)
}

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
          reportIssue(unrelatedCaseMessage(actual: self, wanted: Value.self), at: location)
        } else if let value {
          self = path.embed(value)
        }
      }
      yield &value
    }
  }
}

/// Reports an issue at a place that was passed on as one value.
func reportIssue(_ message: String, at location: SourceLocation) {
  reportIssue(message, fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column)
}

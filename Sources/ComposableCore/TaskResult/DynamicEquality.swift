import IssueReporting

/// Whether a value of unknown type can be compared with others of its type.
package func isEquatable(_ value: Any) -> Bool {
  value is any Equatable
}

/// Whether two values of unknown types are of the same type and equal.
///
/// Values whose type is not `Equatable` are never equal; that they were compared is reported as an issue.
package func equals(_ left: Any, _ right: Any) -> Bool {
  guard let equatable = left as? any Equatable else {
    if type(of: left) == type(of: right) { reportNonEquatable(left) }
    return false
  }
  return isEqual(equatable, right)
}

private func isEqual<Value: Equatable>(_ left: Value, _ right: Any) -> Bool {
  guard let right = right as? Value else { return false }
  return left == right
}

private func reportNonEquatable(_ value: Any) {
  let kind = value is any Error ? "error type" : "type"
  reportIssue(
    """
    Tried to compare a non-equatable \(kind): \(type(of: value))

    Values of this type never count as equal, so an action that carries one cannot be received in a test. Make '\(type(of: value))' conform to 'Equatable'.
    """
  )
}

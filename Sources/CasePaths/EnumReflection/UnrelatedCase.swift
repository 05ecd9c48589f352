/// The text of the issue for a change of a case that the value is not of.
///
/// - Parameters:
///   - root: The value that was to be changed.
///   - value: The type of the associated value that was asked for.
/// - Returns: A first line that names the case the value is of, and what to do about it.
package func unrelatedCaseMessage<Root, Value>(actual root: Root, wanted value: Value.Type) -> String {
  let name = caseName(of: root).map { " \"\($0)\"" } ?? ""
  return """
    Can't modify unrelated case\(name)

    The value of type '\(Root.self)' is not of the case that holds the '\(Value.self)' to modify, so nothing was changed. Test for the \
    case first ('is', 'if case'), or assign a whole value to change to it.
    """
}

/// The text of the issue for an attempt to take the associated value of the current case away.
///
/// - Parameter root: The value that was to be changed.
/// - Returns: The text.
func removedValueMessage<Root>(actual root: Root) -> String {
  let name = caseName(of: root).map { " \"\($0)\"" } ?? ""
  return """
    Can't assign nil to the current case\(name)

    A value of type '\(Root.self)' is always of one of its cases, and nothing says which one to change to, so nothing was changed. \
    Assign another case, or make the property that holds the value optional and set it to nil.
    """
}

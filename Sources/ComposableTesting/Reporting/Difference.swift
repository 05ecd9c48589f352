import CustomDump

/// How two values differ, with the unchanged parts around it, moved to the right for a failure message.
func difference<Value>(_ expected: Value, _ actual: Value) -> String {
  if let difference = diff(expected, actual, format: .proportional) { return difference.indented(by: 4) }
  return """
        The two values are not equal, but print alike. Look at the '==' of \(Value.self), or at a reference type in it.
    """
}

/// Actions in order, with numbers.
func list<Action>(_ actions: [Action]) -> String {
  actions.enumerated().map { index, action in
    let number = "  \(index + 1): "
    return number + dump(action).indented(by: number.count).dropFirst(number.count)
  }.joined(separator: "\n")
}

/// A value as failures show it.
func dump<Value>(_ value: Value) -> String {
  String(customDumping: value)
}

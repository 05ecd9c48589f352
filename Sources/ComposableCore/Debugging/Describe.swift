import CustomDump

/// An action as a report shows it.
func describe<Action>(_ action: Action) -> String {
  let lines = String(customDumping: action).split(separator: "\n", omittingEmptySubsequences: false)
  return lines.joined(separator: "\n          ")
}

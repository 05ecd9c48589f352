/// An action on one line, as short as it can be written in Swift: `.path(.element(id: #0, action: .timerTicked))`.
///
/// For lists of what happened; where a value matters, a failure shows all of it by CustomDump.
///
/// - Complexity: O(*n*) in the size of the action, by reflection.
func summary(of action: Any) -> String {
  let mirror = Mirror(reflecting: action)
  switch mirror.displayStyle {
  case .enum:
    guard let (label, payload) = mirror.children.first else { return ".\(action)" }
    return ".\(label ?? "")(\(summary(ofPayload: payload)))"
  case .optional:
    return mirror.children.first.map { summary(of: $0.value) } ?? "nil"
  default:
    return shortened(action)
  }
}

private func summary(ofPayload payload: Any) -> String {
  let mirror = Mirror(reflecting: payload)
  guard mirror.displayStyle == .tuple else { return summary(of: payload) }
  return mirror.children.map { label, value in
    // Unlabelled elements of a tuple are called `.0`, `.1` and so on.
    label.flatMap { $0.hasPrefix(".") ? nil : "\($0): " }.map { $0 + summary(of: value) } ?? summary(of: value)
  }.joined(separator: ", ")
}

private func shortened(_ value: Any) -> String {
  let text = value is String ? String(reflecting: value) : "\(value)"
  let line = text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
  return line.count > 60 || line.count < text.count ? "\(line.prefix(60))…" : line
}

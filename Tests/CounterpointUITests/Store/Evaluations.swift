/// Counts how often bodies are evaluated, by name.
@MainActor
final class Evaluations {
  private(set) var counts: [String: Int] = [:]

  /// To be called in a body.
  func note(_ name: String) {
    counts[name, default: 0] += 1
  }

  /// What has been evaluated since the last call.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

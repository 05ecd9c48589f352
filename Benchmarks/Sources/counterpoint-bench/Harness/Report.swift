import Foundation

/// What a run has measured, as the file of `--json` holds it.
struct Report: Codable {
  let machine: Machine
  var cases: [Measurement] = []
  var exponents: [String: Double] = [:]
  var bytes: [String: Double] = [:]

  init(machine: Machine) {
    self.machine = machine
  }

  /// Reads a report that an earlier run has written.
  init(contentsOf path: String) throws {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    self = try decoder.decode(Self.self, from: Data(contentsOf: URL(filePath: path)))
  }

  func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(filePath: path))
  }

  /// What a case cost in this run.
  func median(of name: String) -> Double? {
    cases.first { $0.name == name }?.median
  }
}

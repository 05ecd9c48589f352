import ArgumentParser
import Foundation

@main
struct Bench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "counterpoint-bench",
    abstract: "Measures what the architecture costs, next to a direct call of the same reducer."
  )

  @Option(help: "Measure only the cases whose name contains this; 'direct' is always measured.")
  var filter = ""

  @Flag(help: "Take 3 samples of each case instead of 15.")
  var quick = false

  @MainActor
  func run() async throws {
    print("\(machine()), commit \(commit())\n")
    print(row("case", "ns/op", "min", "max", "x direct", "budget", ""))
    var direct = 1.0
    for benchmark in storeCases() + dependencyCases() + casePathCases() + identifiedArrayCases() + clockCases() + testStoreCases()
    where benchmark.name == "direct" || benchmark.name.contains(filter) || filter.isEmpty {
      let result = await Measurement(benchmark, samples: quick ? 3 : 15)
      if result.name == "direct" { direct = result.median }
      let budget = result.budget.map { $0 / .nanoseconds(1) }
      let verdict = budget.map { result.median <= $0 ? "within" : "OVER" } ?? ""
      print(
        row(
          result.name, digits(result.median), digits(result.fastest), digits(result.slowest), digits(result.median / direct),
          budget.map(digits) ?? "", verdict
        )
      )
    }
  }

  private func row(_ name: String, _ columns: String...) -> String {
    name.padding(toLength: 22, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined()
  }

  private func digits(_ value: Double) -> String {
    String(format: value < 100 ? "%.1f" : "%.0f", value)
  }

  private func machine() -> String {
    let info = try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)
    let model = info?.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last
    let processor = model.map { $0.trimmingCharacters(in: .whitespaces) } ?? "unknown processor"
    return "\(processor), \(ProcessInfo.processInfo.activeProcessorCount) cores, \(ProcessInfo.processInfo.operatingSystemVersionString)"
  }

  private func commit() -> String {
    let git = Process()
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "describe", "--always", "--dirty"]
    let output = Pipe()
    git.standardOutput = output
    git.standardError = FileHandle.nullDevice
    guard (try? git.run()) != nil, let data = try? output.fileHandleForReading.readToEnd() else { return "unknown" }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}

import ArgumentParser
import Foundation

struct Bench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "counterpoint-bench",
    abstract: "Measures what the architecture costs, next to a direct call of the same reducer."
  )

  @Option(help: "Measure only the cases whose name contains one of these, separated by commas; 'direct' is always measured.")
  var filter = ""

  @Flag(help: "Take 3 samples of each case instead of 15.")
  var quick = false

  @Flag(help: "Measure how the costs grow with the number of rows, levels and effects, too.")
  var curves = false

  @Flag(help: "Measure how much memory stores and effects take, too.")
  var memory = false

  @Option(help: "Write the results to this file.")
  var json: String?

  @Option(help: "Print the ratio to the results in this file, which '--json' has written.")
  var compare: String?

  @MainActor
  func run() async throws {
    let earlier = try compare.map(Report.init(contentsOf:))
    var report = Report(machine: Machine())
    print("\(report.machine.processor), \(report.machine.cores) cores, \(report.machine.system), commit \(report.machine.commit)\n")
    print(row("case", "ns/op", "min", "max", "x direct", "budget", "", earlier == nil ? "" : "x earlier"))
    for benchmark in allCases()
    where benchmark.name == "direct" || isWanted(benchmark.name) {
      await measure(benchmark, into: &report, earlier)
    }
    for curve in curves ? allCurves() : [] where isWanted(curve.name) {
      var points: [(size: Int, cost: Double)] = []
      for size in curve.sizes { points.append((size, await measure(curve.benchmark(size), into: &report, earlier))) }
      let exponent = Curve.exponent(points)
      report.exponents[curve.name] = exponent
      let verdict = exponent <= curve.limit ? "within" : "OVER"
      print("\(curve.name) ~ size^\(String(format: "%.2f", exponent)), at most \(curve.limit): \(verdict)")
    }
    for footprint in memory ? footprints() : [] {
      let bytes = await footprint.measure()
      report.bytes[footprint.name] = bytes
      print("\(footprint.name): \(Int(bytes)) bytes each")
    }
    if let json { try report.write(to: json) }
  }

  private func isWanted(_ name: String) -> Bool {
    filter.isEmpty || filter.split(separator: ",").contains { name.contains($0) }
  }

  @MainActor
  @discardableResult
  private func measure(_ benchmark: Benchmark, into report: inout Report, _ earlier: Report?) async -> Double {
    let result = await Measurement(benchmark, samples: quick ? 3 : 15)
    report.cases.append(result)
    print(
      row(
        result.name, digits(result.median), digits(result.fastest), digits(result.slowest),
        digits(result.median / (report.median(of: "direct") ?? result.median)),
        result.budget.map { digits($0) } ?? "",
        result.budget.map { result.median <= $0 ? "within" : "OVER" } ?? "",
        earlier?.median(of: result.name).map { digits(result.median / $0, places: 2) } ?? ""
      )
    )
    return result.median
  }

  private func row(_ name: String, _ columns: String...) -> String {
    name.padding(toLength: 24, withPad: " ", startingAt: 0)
      + columns.map { String(repeating: " ", count: max(1, 11 - $0.count)) + $0 }.joined()
  }

  private func digits(_ value: Double, places: Int = 1) -> String {
    String(format: value < 100 ? "%.\(places)f" : "%.0f", value)
  }
}

/// Every case, in the order in which they are measured.
@MainActor
func allCases() -> [Benchmark] {
  storeCases() + scopeCases() + presentationCases() + rowCases() + effectCases() + stackCases() + testCases() + dependencyCases()
    + casePathCases()
    + identifiedArrayCases() + clockCases()
}

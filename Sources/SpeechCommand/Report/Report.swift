import ArgumentParser
import Foundation
import SpeechRecognition

/// Measures the recogniser on this machine.
struct Report: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Measure the recogniser here: errors by voice, delay, processor and memory. About 10 minutes for all of it.",
    discussion: """
      The speech is made by flite and espeak-ng (make setup-test installs both). What is measured is compared with what the project promises;
      the command exits with 1 when a promise is not kept.
      """
  )

  enum Part: String, CaseIterable, ExpressibleByArgument {
    case words, noise, delay, silence, four, streams, minutes
  }

  @Option(
    parsing: .upToNextOption, help: "What to measure, all of it when left out: \(Part.allCases.map(\.rawValue).joined(separator: ", ")).")
  var only: [Part] = []

  @Flag(help: "Print what was understood as well.")
  var texts = false

  func run() async throws {
    do {
      try await measure()
    } catch let error as SpeechError {
      Terminal.write("counterpoint-speech: \(error)\n")
      throw ExitCode.failure
    }
  }

  private func measure() async throws {
    let parts = only.isEmpty ? Part.allCases : Part.allCases.filter(only.contains)
    let bench = Bench(printsTexts: texts)
    print(Machine.description)
    let clock = ContinuousClock()
    let start = clock.now
    try await bench.engine.load()
    print(
      String(
        format: "model loaded in %.2f s, %.0f MB resident, version %@", start.duration(to: clock.now) / .seconds(1), Machine.residentMB,
        SpeechInstallation.version))
    for part in parts {
      print("\n\(part.rawValue)")
      switch part {
      case .words: try await bench.words()
      case .noise: try await bench.noise()
      case .delay: try await bench.delay()
      case .silence: try await bench.silence()
      case .four: try await bench.four()
      case .streams: try await bench.streams()
      case .minutes: try await bench.minutes()
      }
    }
    guard bench.broken.isEmpty else {
      print("\nnot as promised:\n  \(bench.broken.joined(separator: "\n  "))")
      throw ExitCode.failure
    }
    print("\nall as promised")
  }
}

import Foundation
import SpeechRecognition
import Testing

/// What the live tests need, and the reason why they cannot run when it is not there. `make setup-test` installs it, or says why it cannot.
enum Installed {
  static let isThere = reason == nil

  static let reason: Comment? = {
    do { try SpeechInstallation.standard.check() } catch { return "\(error)" }
    for program in ["flite", "espeak-ng"] where path(of: program) == nil {
      return "\(program) is not installed, which makes the test's speech. Run make setup-test, or on Debian: apt-get install \(program)"
    }
    return nil
  }()

  static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}

/// All tests that recognise speech for real. They share the machine's two cores, so they run one after the other.
@Suite(.serialized, .enabled(if: Installed.isThere, Installed.reason), .timeLimit(.minutes(15)))
struct LiveTests {
  /// One model for all tests.
  static let engine = SpeechEngine()
}

/// Speech, made when it is first needed.
enum Spoken {
  /// Two sentences by flite's voice slt, 16,000 samples a second.
  static let planning =
    "Good morning everyone, thank you for joining the weekly planning meeting. The database migration finished on Tuesday."
  /// A sentence by espeak-ng, 22,050 samples a second.
  static let documents = "However, the search page is still too slow when there are many documents."

  private static let folder = Result { try TemporaryFolder() }

  static func flite(_ text: String, voice: String = "slt") throws -> String {
    let file = try folder.get().path + "/\(UUID()).wav"
    try run("flite", ["-voice", voice, "-t", text, "-o", file])
    return file
  }

  static func espeak(_ text: String) throws -> String {
    let file = try folder.get().path + "/\(UUID()).wav"
    try run("espeak-ng", ["-v", "en-us", "-s", "160", "-w", file, text])
    return file
  }

  private static func run(_ program: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(Installed.path(of: program)))
    process.arguments = arguments
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(program) failed")
  }

  /// How many of the words of a text were heard, from 0 to 1.
  static func share(of text: String, in heard: String) -> Double {
    let heard = Set(words(heard))
    let expected = words(text)
    return Double(expected.filter(heard.contains).count) / Double(expected.count)
  }

  private static func words(_ text: String) -> [String] { text.lowercased().split { !$0.isLetter }.map(String.init) }
}

import ArgumentParser
import Foundation
import SpeechRecognition

/// Says what of the recogniser is missing or damaged, and how to get it.
struct Doctor: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Check the recogniser: its files, their contents, and that it loads.",
    discussion: "Exits with 0 when speech can be recognised here, and with 1 otherwise."
  )

  func run() async throws {
    let installation = SpeechInstallation.standard
    print("library  \(installation.library)")
    print("model    \(installation.model)")
    try step("the files are there, with the right sizes") { try installation.check() }
    try step("their contents are those of version \(SpeechInstallation.version)") { try checkContents(of: installation) }
    let engine = SpeechEngine(installation: installation)
    let clock = ContinuousClock()
    let start = clock.now
    do { try await engine.load() } catch { try fail("the library loads the model", error) }
    passed("the library loads the model (\(seconds(start.duration(to: clock.now))))")
    let client = SpeechClient.live(audio: .samples(Array(repeating: 0, count: SpeechAudioSource.sampleRate)), engine: engine)
    do {
      for try await _ in client.start() {}
    } catch { try fail("a second of silence is recognised", error) }
    passed("a second of silence is recognised")
    print("Speech can be recognised on this machine.")
    if findInPath("arecord") == nil {
      print("To talk to it from a terminal, a program that records is needed, on Debian: apt-get install alsa-utils")
    } else {
      print("To talk to it: arecord -q -f S16_LE -r 16000 -c 1 -t raw | counterpoint-speech transcribe -")
    }
  }

  private func step(_ name: String, _ body: () throws -> Void) throws {
    do { try body() } catch { try fail(name, error) }
    passed(name)
  }

  private func passed(_ name: String) { print("ok       \(name)") }

  private func fail(_ name: String, _ error: any Error) throws {
    print("FAILED   \(name)")
    print(error)
    throw ExitCode.failure
  }

  /// Compares the files with their hashes, by the system's own program: 86 MB would take seconds in an unoptimised build of this one.
  private func checkContents(of installation: SpeechInstallation) throws(SpeechError) {
    guard let program = findInPath("sha256sum") else {
      print("note     no sha256sum on PATH: the contents are not checked")
      return
    }
    for (path, hash) in try installation.expectedHashes() {
      guard let output = try? Self.output(of: program, [path]), !output.hasPrefix(hash) else { continue }
      let reason = "its contents are not those of version \(SpeechInstallation.version)"
      throw path == installation.library ? .libraryUnusable(path: path, reason: reason) : .modelUnusable(path: path, reason: reason)
    }
  }

  private static func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}

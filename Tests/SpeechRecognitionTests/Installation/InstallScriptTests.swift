import Foundation
import Testing

/// What scripts/install-speech says and leaves behind when it cannot do its work. None of this needs a network.
struct InstallScriptTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("without a network it says so, leaves nothing behind, and fails only when it is not optional", arguments: [true, false])
  func noNetwork(isOptional: Bool) throws {
    // Nobody listens on port 9 of this machine, so that the answer comes at once.
    let result = try run(isOptional ? ["--optional"] : [], ["PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_NO_CACHE_DIR": "1"])
    #expect(result.status == (isOptional ? 0 : 1))
    #expect(result.text.contains("could not be fetched"), "\(result.text)")
    #expect(result.text.contains("Everything else works without it") == isOptional)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).isEmpty)
  }

  @Test("a folder that cannot be written is said by name")
  func notWritable() throws {
    let file = try folder.write([1], "file")
    let result = try run([], ["COUNTERPOINT_SPEECH": "\(file)/speech"])
    #expect(result.status == 1)
    #expect(result.text.contains("cannot make the folder \(file)"), "\(result.text)")
  }

  @Test("an argument that it does not know is refused")
  func arguments() throws {
    let result = try run(["--force"], [:])
    #expect(result.status == 64 && result.text.contains("usage: scripts/install-speech"))
  }

  private func run(_ arguments: [String], _ environment: [String: String]) throws -> (status: Int32, text: String) {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = root.appendingPathComponent("scripts/install-speech")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(["COUNTERPOINT_SPEECH": "\(folder.path)/speech"]) { $1 }.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let text = String(decoding: try output.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, text)
  }
}

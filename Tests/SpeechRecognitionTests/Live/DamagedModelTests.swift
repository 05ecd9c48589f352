import Foundation
import SpeechRecognition
import Testing

extension LiveTests {
  /// Models that are not what they should be are refused, and the process goes on.
  @Suite struct DamagedModels {
    static let files = ["encoder_model.ort", "decoder_model_merged.ort", "tokenizer.bin"]

    @Test("a model file that is missing, empty or cut short is refused before the library sees it", arguments: files)
    func wrongSize(name: String) async throws {
      let folder = try copy(without: name)
      let path = "\(folder.path)/\(name)"
      #expect(await error(of: folder) == .modelMissing(path: path))
      for count in [0, 1_000] {
        _ = try folder.write(Array(repeating: 65, count: count), name)
        guard case .modelUnusable(path, let reason)? = await error(of: folder) else {
          Issue.record("\(name) with \(count) bytes was not refused")
          continue
        }
        #expect(reason.contains("it has \(count) bytes"))
      }
    }

    @Test("a model file of the right size with other contents is refused by the library", arguments: files)
    func wrongContents(name: String) async throws {
      let folder = try copy(without: name)
      let size = try Data(contentsOf: URL(fileURLWithPath: "\(SpeechInstallation.standard.model)/\(name)"), options: .alwaysMapped).count
      var state: UInt64 = 7
      let noise = (0..<(size / 8 + 1)).flatMap { _ -> [UInt8] in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (0..<8).map { UInt8(truncatingIfNeeded: state >> (8 * UInt64($0))) }
      }
      _ = try folder.write(Array(noise.prefix(size)), name)
      #expect(await error(of: folder) == .modelUnusable(path: folder.path, reason: "the library refused to load it (code -1)"))
    }

    @Test("the model that is installed has the right contents, by the hashes in the code")
    func expectedHashes() async throws {
      let sums = try SpeechInstallation.standard.expectedHashes().map { "\($0.hash)  \($0.path)" }.joined(separator: "\n")
      let folder = try TemporaryFolder()
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/sha256sum")
      process.arguments = ["--check", "--quiet", "--strict", try folder.write(Array((sums + "\n").utf8), "sums")]
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }

    private func error(of folder: TemporaryFolder) async -> SpeechError? {
      let engine = SpeechEngine(installation: SpeechInstallation(library: SpeechInstallation.standard.library, model: folder.path))
      do {
        try await engine.load()
        return nil
      } catch { return error }
    }

    /// A folder with the model's files but for one.
    private func copy(without missing: String) throws -> TemporaryFolder {
      let folder = try TemporaryFolder()
      for name in Self.files where name != missing {
        try FileManager.default.createSymbolicLink(
          atPath: "\(folder.path)/\(name)", withDestinationPath: "\(SpeechInstallation.standard.model)/\(name)"
        )
      }
      return folder
    }
  }
}

import Foundation
import SpeechRecognition
import Testing

struct InstallationTests {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("the folder follows the environment")
  func folders() {
    let folder = SpeechInstallation.standardFolder
    #expect(folder(["COUNTERPOINT_SPEECH": "/opt/speech", "HOME": "/home/a"]) == "/opt/speech")
    #expect(folder(["XDG_DATA_HOME": "/data", "COUNTERPOINT_SPEECH": ""]).hasPrefix("/data/counterpoint/speech/moonshine-voice-0.0.73-"))
    #expect(folder(["HOME": "/home/a"]).hasPrefix("/home/a/.local/share/counterpoint/speech/moonshine-voice-0.0.73-"))
  }

  @Test("the version of the code is the version of the lock file, and the script installs where the code looks")
  func oneVersion() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let lock = try String(contentsOf: root.appendingPathComponent("scripts/speech.lock"), encoding: .utf8)
    #expect(lock.contains("moonshine-voice==\(SpeechInstallation.version) "))
    let script = try String(contentsOf: root.appendingPathComponent("scripts/install-speech"), encoding: .utf8)
    #expect(script.contains("${XDG_DATA_HOME:-${HOME}/.local/share}/counterpoint/speech/moonshine-voice-${version}-$(uname -m)"))
  }

  @Test("a missing library names its path and the cure")
  func missingLibrary() throws {
    let installation = SpeechInstallation(folder: folder.path)
    #expect(throws: SpeechError.libraryMissing(path: installation.library)) { try installation.check() }
  }

  @Test("a library of another size is another version: it is refused before it is opened")
  func otherVersion() async throws {
    let library = try folder.write([1, 2, 3], "libmoonshine.so")
    let installation = SpeechInstallation(library: library, model: folder.path)
    #expect {
      try installation.check()
    } throws: { error in
      guard case .libraryUnusable(library, let reason)? = error as? SpeechError else { return false }
      return reason.contains("it has 3 bytes where version 0.0.73 has")
    }
    let engine = SpeechEngine(installation: installation)
    await #expect(throws: SpeechError.self) { try await engine.load() }
    #expect(await engine.isLoaded == false)
  }

  @Test("what is no library, or a foreign one, is refused with the system's reason")
  func foreignLibraries() throws {
    #expect(throws: SpeechError.libraryMissing(path: "/nowhere/libmoonshine.so")) { try MoonshineLibrary(path: "/nowhere/libmoonshine.so") }
    let text = try folder.write(Array("This is no library.".utf8), "text.so")
    #expect {
      try MoonshineLibrary(path: text)
    } throws: { error in
      guard case .libraryUnusable(text, let reason)? = error as? SpeechError else { return false }
      return !reason.isEmpty
    }
    let foreign = Self.foreignLibrary
    let reason = "it has no function moonshine_load_transcriber_from_files"
    #expect(throws: SpeechError.libraryUnusable(path: foreign, reason: reason)) { try MoonshineLibrary(path: foreign) }
  }

  // The C library, which every program on Linux has.
  private static var foreignLibrary: String {
    let paths = ["/lib/x86_64-linux-gnu/libc.so.6", "/lib/aarch64-linux-gnu/libc.so.6", "/lib64/libc.so.6", "/lib/libc.so.6"]
    return paths.first { FileManager.default.fileExists(atPath: $0) } ?? "no C library was found"
  }
}

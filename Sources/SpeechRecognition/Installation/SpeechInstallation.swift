import Foundation

/// Where the files of the recogniser are, and whether they are what this program was written for.
///
/// `scripts/install-speech` puts them there; building needs none of them.
public struct SpeechInstallation: Hashable, Sendable {
  /// The version of the recogniser. Others lay out their memory differently and cannot be told apart at run time.
  public static let version = "0.0.73"

  /// The file of the native library.
  public var library: String

  /// The folder of the model.
  public var model: String

  /// Describes an installation made by `scripts/install-speech`.
  ///
  /// - Parameter folder: The folder that it was installed in.
  public init(folder: String) {
    self.init(library: "\(folder)/moonshine_voice/libmoonshine.so", model: "\(folder)/moonshine_voice/assets/tiny-en")
  }

  /// Describes an installation of another shape.
  ///
  /// - Parameters:
  ///   - library: The file of the native library; its own libraries lie in `../moonshine_voice.libs` from there.
  ///   - model: The folder of the model.
  public init(library: String, model: String) {
    self.library = library
    self.model = model
  }

  /// The installation of this user: the folder in the environment variable `COUNTERPOINT_SPEECH` or, when it is not set,
  /// `counterpoint/speech/moonshine-voice-0.0.73-x86_64` (or `-aarch64`) in `XDG_DATA_HOME`, which is `~/.local/share` when nobody says
  /// otherwise.
  public static var standard: SpeechInstallation {
    SpeechInstallation(folder: standardFolder(environment: ProcessInfo.processInfo.environment))
  }

  /// The folder that ``standard`` is about.
  ///
  /// - Parameter environment: The environment variables to go by. Empty ones count as not set.
  /// - Returns: The folder, whether it exists or not.
  public static func standardFolder(environment: [String: String]) -> String {
    func value(_ name: String) -> String? { environment[name].flatMap { $0.isEmpty ? nil : $0 } }
    if let folder = value("COUNTERPOINT_SPEECH") { return folder }
    let data = value("XDG_DATA_HOME") ?? "\(value("HOME") ?? NSHomeDirectory())/.local/share"
    return "\(data)/counterpoint/speech/moonshine-voice-\(version)-\(PinnedFiles.machine)"
  }

  /// Checks that all files are there and have the right size. Takes microseconds: nothing is read.
  ///
  /// - Throws: What is missing, or damaged, with the cure.
  public func check() throws(SpeechError) {
    let files = try Self.files()
    switch size(of: library) {
    case nil: throw .libraryMissing(path: library)
    case files.library.size: break
    case .some(let size): throw .libraryUnusable(path: library, reason: Self.difference(size, from: files.library.size))
    }
    for file in files.model {
      let path = "\(model)/\(file.name)"
      switch size(of: path) {
      case nil: throw .modelMissing(path: path)
      case file.size: continue
      case .some(let size): throw .modelUnusable(path: path, reason: Self.difference(size, from: file.size))
      }
    }
  }

  /// The files with the SHA-256 that each must have, for a check of their contents.
  ///
  /// - Returns: Paths and hashes in hexadecimal digits.
  /// - Throws: That there is no recogniser for this kind of machine.
  public func expectedHashes() throws(SpeechError) -> [(path: String, hash: String)] {
    let files = try Self.files()
    return [(library, files.library.hash)] + files.model.map { ("\(model)/\($0.name)", $0.hash) }
  }

  private static func files() throws(SpeechError) -> PinnedFiles {
    guard let files = PinnedFiles.here else { throw .unsupportedPlatform(PinnedFiles.platform) }
    return files
  }

  private static func difference(_ size: Int, from expected: Int) -> String {
    "it has \(size) bytes where version \(version) has \(expected), so it is damaged or of another version"
  }

  private func size(of path: String) -> Int? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: (path as NSString).resolvingSymlinksInPath)
    guard let attributes, attributes[.type] as? FileAttributeType == .typeRegular else { return nil }
    return (attributes[.size] as? NSNumber)?.intValue
  }
}

import ComposableArchitecture
import Foundation

/// The file that the standups are kept in, which one process at a time may use.
///
/// It is replaced as a whole: whoever reads it, after a crash or a power cut, too, reads the last version that was saved or the one before.
public struct StandupsFile: Sendable {
  /// The name of the file in its folder.
  public static let name = "standups.json"

  private let directory: String
  private let lock: FileLock

  /// Opens the file in a folder, which is made if need be.
  ///
  /// - Parameter directory: The path of the folder.
  /// - Returns: The file; as long as it or a copy lives, no other process can open it.
  /// - Throws: ``StandupsFileError``.
  public static func open(in directory: String) throws(StandupsFileError) -> StandupsFile {
    do {
      try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
    } catch {
      throw .noDirectory(path: directory, reason: error.localizedDescription)
    }
    return StandupsFile(directory: directory, lock: try FileLock(path: "\(directory)/standups.lock"))
  }

  private init(directory: String, lock: FileLock) {
    self.directory = directory
    self.lock = lock
  }

  /// The path of the file.
  public var path: String { "\(directory)/\(Self.name)" }

  /// Reads the file; without one there are no standups.
  ///
  /// A file that cannot be understood is renamed, and the snapshot says to what.
  ///
  /// - Returns: What is in it.
  /// - Throws: ``StandupsFileError``.
  func load() throws(StandupsFileError) -> StandupsSnapshot {
    guard FileManager.default.fileExists(atPath: path) else { return StandupsSnapshot() }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .notReadable(path: path, reason: error.localizedDescription)
    }
    do {
      return StandupsSnapshot(standups: try StandupsDocument.read(data))
    } catch {
      switch error {
      case .newerSchema(let schema): throw .newerSchema(path: path, schema: schema)
      case .damaged(let reason): return StandupsSnapshot(problem: .unreadable(reason: reason, keptAs: try putAside()))
      }
    }
  }

  /// Replaces the file.
  ///
  /// - Parameter standups: What to write.
  /// - Throws: ``StandupsFileError`` if the file stays as it was.
  func save(_ standups: IdentifiedArrayOf<Standup>) throws {
    try AtomicFile(path: path).replace(with: StandupsDocument.write(standups))
  }

  /// Renames the file to a name that is free.
  private func putAside() throws(StandupsFileError) -> String {
    for number in 1... {
      let aside = "\(directory)/standups.damaged-\(number).json"
      guard !FileManager.default.fileExists(atPath: aside) else { continue }
      do {
        try FileManager.default.moveItem(atPath: path, toPath: aside)
        return aside
      } catch {
        throw .notPutAside(path: path, reason: error.localizedDescription)
      }
    }
    preconditionFailure("There are more numbers than files.")
  }
}

/// Why the data cannot be used.
public enum StandupsFileError: Error, Equatable, CustomStringConvertible {
  /// The folder does not exist and cannot be made.
  case noDirectory(path: String, reason: String)
  /// Another process uses the file.
  case inUse(path: String, process: String?)
  /// The lock cannot be made.
  case notLockable(path: String, reason: String)
  /// The file is there and cannot be read.
  case notReadable(path: String, reason: String)
  /// The file was written by a version that knows more.
  case newerSchema(path: String, schema: Int)
  /// The file cannot be understood, and cannot be renamed.
  case notPutAside(path: String, reason: String)
  /// The file cannot be written.
  case notWritable(path: String, reason: String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .noDirectory(let path, let reason):
      "The folder \(path) cannot be made: \(reason) Name another one with '--data'."
    case .inUse(let path, let process):
      """
      The standups in \(path) are in use\(process.map { " by another Standups, process \($0)" } ?? " by another Standups").
      Open its page in a second tab instead, end it first, or name another folder with '--data'.
      """
    case .notLockable(let path, let reason):
      "The lock \(path) cannot be taken: \(reason). Name another folder with '--data'."
    case .notReadable(let path, let reason):
      "The file \(path) cannot be read: \(reason) Give yourself permission to read it, or name another folder with '--data'."
    case .newerSchema(let path, let schema):
      """
      The file \(path) was written by a newer version of Standups: it has schema \(schema), and this version knows \(StandupsDocument.schema).
      Update Standups, or name another folder with '--data'. The file was not touched.
      """
    case .notPutAside(let path, let reason):
      "The file \(path) is damaged and cannot be renamed: \(reason) Move it away yourself, or name another folder with '--data'."
    case .notWritable(let path, let reason):
      "The file \(path) could not be written: \(reason)."
    }
  }
}

import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Keeps other processes from using the same data.
///
/// The system takes the lock away when the process ends, however it ends, so there is none to clean up after a crash.
final class FileLock: Sendable {
  private let file: Int32

  /// Takes a lock.
  ///
  /// - Parameter path: A file that is made if need be; it tells others the number of this process.
  /// - Throws: ``StandupsFileError/inUse(path:process:)`` if somebody else has it.
  init(path: String) throws(StandupsFileError) {
    file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw .notLockable(path: path, reason: String(cString: strerror(errno))) }
    guard flock(file, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      // 'deinit' does not run for what was not made.
      defer { close(file) }
      guard reason == EWOULDBLOCK else { throw .notLockable(path: path, reason: String(cString: strerror(reason))) }
      let process = try? String(contentsOfFile: path, encoding: .utf8).trimmingCharacters(in: .whitespacesAndNewlines)
      throw .inUse(path: URL(filePath: path).deletingLastPathComponent().path, process: process?.isEmpty == false ? process : nil)
    }
    let number = "\(ProcessInfo.processInfo.processIdentifier)\n"
    // Who cannot be told the number is told without it.
    if ftruncate(file, 0) == 0 { _ = number.utf8CString.withUnsafeBufferPointer { write(file, $0.baseAddress, $0.count - 1) } }
  }

  deinit {
    close(file)
  }
}

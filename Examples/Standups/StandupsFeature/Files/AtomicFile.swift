import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that is replaced as a whole: after a crash at any moment it has either the old content or the new one.
struct AtomicFile {
  let path: String

  /// Replaces the content.
  ///
  /// The new content goes to a file beside the old one and to the disk; then it takes the name over, and the folder goes to the disk, so that the name does not lead back to
  /// the old content after a power cut.
  ///
  /// - Parameter data: The new content.
  /// - Throws: ``StandupsFileError/notWritable(path:reason:)``; the old content is then still there.
  func replace(with data: Data) throws(StandupsFileError) {
    let temporary = "\(path).new"
    let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard file >= 0 else { throw failure() }
    do throws(StandupsFileError) {
      defer { close(file) }
      try write(data, to: file)
      guard fsync(file) == 0 else { throw failure() }
    } catch {
      unlink(temporary)
      throw error
    }
    guard rename(temporary, path) == 0 else {
      let error = failure()
      unlink(temporary)
      throw error
    }
    let directory = open(URL(filePath: path).deletingLastPathComponent().path, O_RDONLY | O_CLOEXEC)
    guard directory >= 0 else { throw failure() }
    defer { close(directory) }
    guard fsync(directory) == 0 else { throw failure() }
  }

  private func write(_ data: Data, to file: Int32) throws(StandupsFileError) {
    var rest = data[...]
    while !rest.isEmpty {
      // The address is used within the closure only.
      let count = rest.withUnsafeBytes { Self.write($0, to: file) }
      if count < 0 {
        if errno == EINTR { continue }
        throw failure()
      }
      rest = rest.dropFirst(count)
    }
  }

  private func failure() -> StandupsFileError {
    .notWritable(path: path, reason: String(cString: strerror(errno)))
  }
}

extension AtomicFile {
  private static func write(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      Musl.write(file, bytes.baseAddress, bytes.count)
    #else
      Darwin.write(file, bytes.baseAddress, bytes.count)
    #endif
  }
}

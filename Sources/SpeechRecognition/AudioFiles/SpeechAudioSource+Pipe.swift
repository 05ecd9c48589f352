import Dispatch
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension SpeechAudioSource {
  /// Raw samples from a pipe, such as those of a program that records.
  ///
  /// ```
  /// arecord -q -f S16_LE -r 16000 -c 1 -t raw | counterpoint-speech transcribe -
  /// ```
  ///
  /// - Parameters:
  ///   - descriptor: What to read from, standard input when left out. It is read from, and not closed.
  ///   - format: The rate and the channels of the samples. Raw audio does not say them itself, and wrong ones give nonsense.
  ///   - encoding: How the samples are written.
  /// - Returns: The source, which ends when the pipe does.
  /// - Throws: ``SpeechError/unsupportedAudio(sampleRate:channels:)`` for a format that cannot be converted.
  public static func pipe(
    _ descriptor: Int32 = 0,
    format: AudioFormat = .recogniser,
    encoding: SampleEncoding = .signed16
  ) throws(SpeechError) -> SpeechAudioSource {
    try converted(name: "standard input", from: format, delivery: .patient) {
      let reader = PipeReader(descriptor: descriptor, encoding: encoding)
      return AsyncThrowingStream { try await reader.next() }
    }
  }
}

/// Reads a pipe on a thread of its own: reading waits for who writes, and a thread of the shared pool must not.
private actor PipeReader {
  private let descriptor: Int32
  private let encoding: SampleEncoding
  private let queue = DispatchQueue(label: "counterpoint.speech.pipe")
  // The first bytes of a sample whose others have not arrived.
  private var rest: [UInt8] = []

  init(descriptor: Int32, encoding: SampleEncoding) {
    self.descriptor = descriptor
    self.encoding = encoding
  }

  func next() async throws -> [Float]? {
    guard let new = try await bytes() else { return nil }
    let all = rest + new
    let whole = all.count - all.count % encoding.byteCount
    rest = Array(all[whole...])
    return encoding.samples(in: all[..<whole])
  }

  private func bytes() async throws -> [UInt8]? {
    let isCancelled = CancellationFlag()
    return try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        queue.async { [descriptor] in
          continuation.resume(with: Result { try Self.read(descriptor, unless: isCancelled) })
        }
      }
    } onCancel: {
      isCancelled.set()
    }
  }

  private static func read(_ descriptor: Int32, unless isCancelled: CancellationFlag) throws -> [UInt8]? {
    while !isCancelled.isSet {
      var event = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      // Looks up ten times a second, so that a task that is cancelled does not wait for who writes.
      // A negative descriptor would never be ready; reading it says what is wrong.
      let ready = descriptor < 0 ? 1 : poll(&event, 1, 100)
      if ready == 0 || (ready < 0 && errno == EINTR) { continue }
      // Safe: only as many bytes count as 'read' says that it has written.
      let bytes = [UInt8](unsafeUninitializedCapacity: 32_768) { buffer, count in
        // A negative count is told from the end of the pipe by errno, which nothing in between changes.
        errno = 0
        count = max(0, systemRead(descriptor, buffer.baseAddress, buffer.count))
      }
      if !bytes.isEmpty { return bytes }
      switch errno {
      case 0: return nil
      case EINTR, EAGAIN: continue
      case let code: throw SpeechError.audioSourceFailed(reason: String(cString: strerror(code)))
      }
    }
    throw CancellationError()
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int { read(descriptor, buffer, count) }

private final class CancellationFlag: Sendable {
  private let flag = Atomic(false)

  var isSet: Bool { flag.load(ordering: .relaxed) }

  func set() { flag.store(true, ordering: .relaxed) }
}

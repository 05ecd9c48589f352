import Foundation
import SpeechRecognition
import Testing

@Suite(.timeLimit(.minutes(15)))
struct PipeTests {
  @Test("raw samples come as they were written, however they are cut")
  func raw() async throws {
    let samples = (0..<50_000).map { Int16(truncatingIfNeeded: $0) }
    let bytes = WAVBytes.pcm(samples)
    let pipe = Pipe()
    let writer = Thread {
      var rest = bytes[...]
      // Odd lengths, so that samples are cut in the middle.
      while !rest.isEmpty {
        try? pipe.fileHandleForWriting.write(contentsOf: Data(rest.prefix(4_097)))
        rest = rest.dropFirst(4_097)
      }
      try? pipe.fileHandleForWriting.close()
    }
    writer.start()
    let source = try SpeechAudioSource.pipe(pipe.fileHandleForReading.fileDescriptor)
    #expect(source.delivery == .patient)
    var read: [Int16] = []
    for try await frame in try await source.open() { read += frame }
    #expect(read == samples)
  }

  @Test("a task that is cancelled does not wait for who writes")
  func cancelled() async throws {
    let pipe = Pipe()
    let frames = try await SpeechAudioSource.pipe(pipe.fileHandleForReading.fileDescriptor).open()
    let reader = Task { await frames.collected() }
    reader.cancel()
    let (read, _) = await reader.value
    #expect(read.isEmpty)
  }

  @Test("a descriptor that cannot be read is an error")
  func closed() async throws {
    let frames = try await SpeechAudioSource.pipe(-1).open()
    let reader = await frames.collected()
    #expect(reader.error as? SpeechError == .audioSourceFailed(reason: "Bad file descriptor"))
  }
}

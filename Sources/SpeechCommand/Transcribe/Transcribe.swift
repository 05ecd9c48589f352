import ArgumentParser
import Dispatch
import Foundation
import SpeechRecognition

#if canImport(Glibc)
  import Glibc
#endif

/// Writes down what is said in a file or into a microphone.
struct Transcribe: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Write down what is said in a WAV file, or in raw audio from standard input.",
    discussion: """
      Each phrase is printed when it has ended. On a terminal, the phrase that is being said and a progress bar stand below, and change.
      Ctrl-C ends the recording, not the command: what was said until then is still written.

        counterpoint-speech transcribe meeting.wav
        arecord -q -f S16_LE -r 16000 -c 1 -t raw | counterpoint-speech transcribe -
      """
  )

  @Argument(help: "A WAV file, or - for raw signed 16-bit little-endian samples from standard input.", completion: .file())
  var input: String

  @Option(help: "Samples a second of raw audio. It does not say so itself, and a wrong rate gives nonsense.")
  var rate = 16_000

  @Option(help: "Channels of raw audio.")
  var channels = 1

  @Flag(help: "Read a file as fast as it was spoken, and not as fast as possible.")
  var realTime = false

  @Flag(help: "Begin each phrase with its time.")
  var timestamps = false

  func run() async throws {
    do {
      try await transcribe()
    } catch let error as SpeechError {
      Terminal.write("counterpoint-speech: \(error)\n")
      throw ExitCode.failure
    }
  }

  private func transcribe() async throws {
    let isPipe = input == "-"
    let length = isPipe ? nil : try WAVFile(path: input).duration
    let source =
      isPipe
      ? try SpeechAudioSource.pipe(format: AudioFormat(sampleRate: rate, channels: channels))
      : SpeechAudioSource.wavFile(input, pacing: realTime ? .realTime : .asFastAsPossible)
    let paper = TranscriptPaper(length: length, timestamps: timestamps)
    let speech = Speech(audio: source.observed { paper.heard(seconds: $0) })
    let interruption = onInterrupt { await speech.finishTask() }
    defer { interruption.cancel() }
    for try await result in await speech.startTask(request: SpeechRecognitionRequest()) { paper.write(result) }
    paper.end()
  }

  private func onInterrupt(_ action: @escaping @Sendable () async -> Void) -> any DispatchSourceSignal {
    signal(SIGINT, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGINT, queue: .global())
    source.setEventHandler {
      // The second one ends the command as usual, should the first not have been enough.
      signal(SIGINT, SIG_DFL)
      Task { await action() }
    }
    source.resume()
    return source
  }
}

extension SpeechAudioSource {
  /// The same source, which tells how many seconds of its audio have been taken.
  func observed(_ heard: @escaping @Sendable (Double) -> Void) -> SpeechAudioSource {
    var source = self
    source.open = { [open] in
      let frames = Frames(try await open())
      return AsyncThrowingStream {
        guard let frame = try await frames.next() else { return nil }
        heard(await frames.seconds)
        return frame
      }
    }
    return source
  }
}

private actor Frames {
  private let frames: AsyncThrowingStream<[Int16], any Error>
  private var count = 0

  init(_ frames: AsyncThrowingStream<[Int16], any Error>) { self.frames = frames }

  var seconds: Double { Double(count) / Double(SpeechAudioSource.sampleRate) }

  func next() async throws -> [Int16]? {
    var iterator = frames.makeAsyncIterator()
    let frame = try await iterator.next(isolation: self)
    count += frame?.count ?? 0
    return frame
  }
}

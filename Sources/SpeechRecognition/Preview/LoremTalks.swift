import Synchronization

/// The streams of one lorem client that somebody reads.
final class LoremTalks: Sendable {
  private struct Talk {
    let finish: @Sendable () -> Void
    var task: Task<Void, Never>?
  }

  private let cadence: LoremCadence
  private let clock: any Clock<Duration>
  private let talks = Mutex<(last: Int, running: [Int: Talk])>((0, [:]))

  init(cadence: LoremCadence, clock: any Clock<Duration>) {
    self.cadence = cadence
    self.clock = clock
  }

  func strings() -> AsyncThrowingStream<String, any Error> {
    let (strings, continuation) = AsyncThrowingStream<String, any Error>.makeStream()
    talk(until: { continuation.finish() }, endsByItself: true) { text, _ in
      continuation.yield(text + " ")
    } terminatedBy: { end in
      continuation.onTermination = { _ in end() }
    }
    return strings
  }

  func results(_ request: SpeechRecognitionRequest) -> AsyncThrowingStream<SpeechRecognitionResult, any Error> {
    let (results, continuation) = AsyncThrowingStream<SpeechRecognitionResult, any Error>.makeStream()
    talk(until: { continuation.finish() }, endsByItself: false) { text, isLast in
      guard isLast || request.shouldReportPartialResults else { return }
      let transcription = Transcription(formattedString: isLast ? text : text + " ", segments: [])
      continuation.yield(SpeechRecognitionResult(bestTranscription: transcription, isFinal: isLast, transcriptions: [transcription]))
    } terminatedBy: { end in
      continuation.onTermination = { _ in end() }
    }
    return results
  }

  /// Ends all streams.
  func finish() {
    let running = talks.withLock { talks in
      defer { talks.running = [:] }
      return Array(talks.running.values)
    }
    for talk in running {
      talk.task?.cancel()
      talk.finish()
    }
  }

  private func talk(
    until finish: @escaping @Sendable () -> Void,
    endsByItself: Bool,
    say: @escaping @Sendable (_ text: String, _ isLast: Bool) -> Void,
    terminatedBy connect: (_ end: @escaping @Sendable () -> Void) -> Void
  ) {
    let id = talks.withLock { talks in
      talks.last += 1
      talks.running[talks.last] = Talk(finish: finish)
      return talks.last
    }
    connect { [self] in
      let talk = talks.withLock { $0.running.removeValue(forKey: id) }
      talk?.task?.cancel()
    }
    let task = Task { [cadence, clock] in
      var text = ""
      for (number, word) in LoremText.words.enumerated() {
        // Cancelled: nobody listens any more, or the talk was finished.
        guard (try? await clock.sleep(for: cadence.delay(word))) != nil, !Task.isCancelled else { return }
        text += text.isEmpty ? String(word) : " \(word)"
        say(text, number == LoremText.words.count - 1)
      }
      if endsByItself { finish() }
    }
    // Gone already: whoever ended it could not cancel a task that was not there yet.
    let isRunning = talks.withLock { talks in
      talks.running[id]?.task = task
      return talks.running[id] != nil
    }
    if !isRunning { task.cancel() }
  }
}

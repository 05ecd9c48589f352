import Synchronization

/// The running sessions of one client: the task, which the next one takes over from, and any number of plain streams.
final class RecognitionTasks: Sendable {
  private struct State {
    var task: SpeechSession?
    var streams: [ObjectIdentifier: SpeechSession] = [:]
  }

  private let audio: SpeechAudioSource
  private let engine: SpeechEngine
  private let state = Mutex(State())

  init(audio: SpeechAudioSource, engine: SpeechEngine) {
    self.audio = audio
    self.engine = engine
  }

  func startTask(
    _ request: SpeechRecognitionRequest,
    failure: @escaping @Sendable (SpeechError) -> any Error
  ) -> AsyncThrowingStream<SpeechRecognitionResult, any Error> {
    let (results, continuation) = AsyncThrowingStream<SpeechRecognitionResult, any Error>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let session = SpeechSession(audio: audio, engine: engine, request: request) { event in
      switch event {
      case .result(let result): continuation.yield(result)
      case .ended(let error): continuation.finish(throwing: error.map(failure))
      }
    }
    let previous = state.withLock { state in
      defer { state.task = session }
      return state.task
    }
    previous?.finish()
    continuation.onTermination = { [weak self] termination in
      if case .cancelled = termination { session.cancel() }
      self?.forget(session)
    }
    session.start()
    return results
  }

  func startStrings() -> AsyncThrowingStream<String, any Error> {
    let (strings, continuation) = AsyncThrowingStream<String, any Error>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let last = Mutex("")
    let session = SpeechSession(audio: audio, engine: engine, request: SpeechRecognitionRequest()) { event in
      switch event {
      case .result(let result):
        let text = result.bestTranscription.formattedString
        let isNew = last.withLock { last in
          defer { last = text }
          return last != text
        }
        if isNew { continuation.yield(text) }
      case .ended(let error): continuation.finish(throwing: error)
      }
    }
    state.withLock { $0.streams[ObjectIdentifier(session)] = session }
    continuation.onTermination = { [weak self] termination in
      if case .cancelled = termination { session.cancel() }
      self?.forget(session)
    }
    session.start()
    return strings
  }

  func finish() {
    let sessions = state.withLock { state in
      defer { state = State() }
      return Array(state.streams.values) + (state.task.map { [$0] } ?? [])
    }
    for session in sessions { session.finish() }
  }

  private func forget(_ session: SpeechSession) {
    state.withLock { state in
      if state.task === session { state.task = nil }
      state.streams[ObjectIdentifier(session)] = nil
    }
  }
}

import Synchronization

/// One stretch of listening: opens the audio, hands it to the engine, and tells what was understood.
///
/// It ends in one of three ways. When the audio ends, or ``finish()`` is called, what has arrived is recognised to its last sample, a final
/// result is told, and the end. When it is cancelled, it stops after the native call that is going on, and tells no more results. When
/// something fails, what has arrived until then is told as a result that is not final, and the error with the end. In each case the source
/// is closed and the engine's stream freed, and then the end is told, as the last thing.
final class SpeechSession: Sendable {
  enum Event: Sendable {
    case result(SpeechRecognitionResult)
    case ended(SpeechError?)
  }

  private let audio: SpeechAudioSource
  private let engine: SpeechEngine
  private let request: SpeechRecognitionRequest
  private let tell: @Sendable (Event) -> Void
  private let mailbox: SampleMailbox
  private let state = Mutex<(task: Task<Void, Never>?, isOpen: Bool)>((nil, false))

  init(
    audio: SpeechAudioSource,
    engine: SpeechEngine,
    request: SpeechRecognitionRequest,
    tell: @escaping @Sendable (Event) -> Void
  ) {
    self.audio = audio
    self.engine = engine
    self.request = request
    self.tell = tell
    mailbox = SampleMailbox(limit: audio.delivery.limit)
  }

  /// Begins to listen. Called once.
  func start() {
    state.withLock { state in
      state.task = Task { tell(.ended(await run())) }
    }
  }

  /// Listens no more, but recognises what has arrived and tells the final result.
  func finish() {
    mailbox.close()
    let opening = state.withLock { $0.isOpen ? nil : $0.task }
    guard let opening else { return }
    // The source may wait for somebody's permission, and that for ever. Nothing was heard, so there is nothing to wait for. The end is told before the
    // source is cancelled, which may answer with an error.
    tell(.result(result(Transcription(joining: []), isFinal: true, heard: 0)))
    tell(.ended(nil))
    opening.cancel()
  }

  /// Stops as soon as the native call that is going on returns, and tells no more results.
  func cancel() {
    state.withLock { $0.task }?.cancel()
  }

  private func run() async -> SpeechError? {
    let frames: AsyncThrowingStream<[Int16], any Error>
    do { frames = try await audio.open() } catch { return Self.reason(for: error) }
    state.withLock { $0.isOpen = true }
    return await withTaskGroup(of: Void.self) { group in
      // From here on audio piles up in the mailbox, so what is said while the model is loaded is not lost.
      group.addTask { await self.receive(frames) }
      let failure = await self.recognise()
      group.cancelAll()
      await group.waitForAll()
      return failure ?? self.mailbox.failure
    }
  }

  private func receive(_ frames: AsyncThrowingStream<[Int16], any Error>) async {
    do {
      for try await frame in frames {
        if audio.delivery.canWait {
          guard await mailbox.putWhenThereIsRoom(frame) else { return }
        } else {
          mailbox.put(frame)
        }
      }
      mailbox.close()
    } catch {
      mailbox.close(because: Self.reason(for: error))
    }
  }

  private func recognise() async -> SpeechError? {
    do {
      try Task.checkCancellation()
      let stream = try await engine.openStream()
      do {
        try await recognise(in: stream)
      } catch {
        await engine.close(stream)
        throw error
      }
      await engine.close(stream)
      return nil
    } catch {
      return Self.reason(for: error)
    }
  }

  private func recognise(in stream: SpeechEngine.Stream) async throws {
    var cadence = LookCadence(isAdaptive: audio.delivery.isAdaptive)
    var told = Transcription(formattedString: "", segments: [])
    var heard = 0
    // Kept until there is a second of it or it is time to look: each call waits for the calls of all other sessions.
    var pending: [Int16] = []
    while let samples = await mailbox.take(atMost: cadence.next) {
      try Task.checkCancellation()
      pending += samples
      heard += samples.count
      guard cadence.heard(samples.count) else {
        if pending.count >= LookCadence.slice {
          try await engine.add(pending, to: stream)
          pending = []
        }
        continue
      }
      let start = ContinuousClock.now
      let look = try await engine.look(at: stream, adding: pending, and: newest)
      cadence.looked(taking: start.duration(to: .now))
      pending = []
      heard += look.more
      let text = Transcription(joining: look.segments)
      try Task.checkCancellation()
      if request.shouldReportPartialResults, text.formattedString != told.formattedString {
        tell(.result(result(text, isFinal: false, heard: heard)))
      }
      told = text
    }
    try Task.checkCancellation()
    let text = Transcription(joining: try await engine.finish(stream, adding: pending))
    tell(.result(result(text, isFinal: mailbox.failure == nil, heard: heard)))
  }

  /// What has arrived while the session waited for its turn: with it, the text is as new as can be however long that took. The text of a
  /// recording must not depend on that.
  @Sendable private func newest() -> [Int16] {
    audio.delivery.isAdaptive ? mailbox.takeNow(atMost: LookCadence.newest, inWhole: LookCadence.hop) : []
  }

  private func result(_ text: Transcription, isFinal: Bool, heard: Int) -> SpeechRecognitionResult {
    SpeechRecognitionResult(
      bestTranscription: text,
      isFinal: isFinal,
      transcriptions: [text],
      heardSeconds: Double(heard) / Double(SpeechAudioSource.sampleRate),
      lostSeconds: Double(mailbox.lost) / Double(SpeechAudioSource.sampleRate)
    )
  }

  private static func reason(for error: any Error) -> SpeechError? {
    switch error {
    case is CancellationError: nil
    case let error as SpeechError: error
    default: .audioSourceFailed(reason: "\(error)")
    }
  }
}

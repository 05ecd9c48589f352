import Synchronization

/// The microphone of a window, shared by all who ask for it and listen to it.
@MainActor
final class WindowMicrophone {
  private typealias Frames = AsyncThrowingStream<[Int16], any Error>

  /// A minute of frames of a tenth of a second. A reader that is slower than that loses the oldest.
  private nonisolated static let backlog = 600

  private var sharing = MicrophoneSharing()
  private var questions: [Int: CheckedContinuation<MicrophoneAuthorization, Never>] = [:]
  private var listeners: [Int: Frames.Continuation] = [:]
  private var lastNumber = 0
  private let request: @MainActor (RendererRequest) -> Void

  init(request: @escaping @MainActor (RendererRequest) -> Void) {
    self.request = request
  }

  /// What a session's features use. It holds the window loosely: what outlives the window is told that it is closed.
  nonisolated var client: MicrophoneClient {
    MicrophoneClient(
      requestAuthorization: { [weak self] in await self?.ask() ?? .unavailable },
      start: { [weak self] in
        Frames(bufferingPolicy: .bufferingNewest(Self.backlog)) { continuation in
          let reader = Reader()
          continuation.onTermination = { _ in
            reader.isGone.store(true, ordering: .releasing)
            Task { @MainActor in self?.leave(reader) }
          }
          Task { @MainActor in
            guard let self else { return continuation.finish(throwing: MicrophoneError.closed) }
            self.listen(reader, continuation)
          }
        }
      }
    )
  }

  /// Whoever reads a stream. They may be gone before the main actor hears that they have come.
  private final class Reader: Sendable {
    let isGone = Atomic(false)
    @MainActor var number: Int?
  }

  // MARK: - From the features

  private func ask() async -> MicrophoneAuthorization {
    let number = nextNumber()
    return await withTaskCancellationHandler {
      await withCheckedContinuation { question in
        guard !Task.isCancelled else { return question.resume(returning: .unavailable) }
        questions[number] = question
        perform(sharing.ask(number))
      }
    } onCancel: {
      Task { @MainActor in self.withdraw(number) }
    }
  }

  private func withdraw(_ number: Int) {
    guard let question = questions.removeValue(forKey: number) else { return }
    question.resume(returning: .unavailable)
    perform(sharing.withdraw(number))
  }

  private func listen(_ reader: Reader, _ continuation: Frames.Continuation) {
    guard !reader.isGone.load(ordering: .acquiring) else { return }
    let number = nextNumber()
    reader.number = number
    listeners[number] = continuation
    perform(sharing.listen(number))
  }

  private func leave(_ reader: Reader) {
    guard let number = reader.number, listeners.removeValue(forKey: number) != nil else { return }
    perform(sharing.leave(number))
  }

  private func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  // MARK: - From the renderer

  /// Takes what the renderer says about the microphone: `granted`, or the name of a ``MicrophoneError``.
  func receive(report: String) {
    perform(report == "granted" ? sharing.granted() : sharing.failed(MicrophoneError(rawValue: report) ?? .unavailable))
  }

  /// Hands sound to everybody who listens.
  ///
  /// - Parameter audio: Signed 16-bit samples, the lower byte first.
  func receive(audio: [UInt8]) {
    guard !listeners.isEmpty else { return }
    let samples = stride(from: 0, to: audio.count - 1, by: 2).map { Int16(bitPattern: UInt16(audio[$0]) | UInt16(audio[$0 + 1]) << 8) }
    guard !samples.isEmpty else { return }
    for listener in listeners.values { listener.yield(samples) }
  }

  /// Tells the renderer again what it is to do; what has been told already does no harm.
  func renew() { perform(sharing.renew()) }

  /// Ends all streams and answers all questions.
  func close() { perform(sharing.close()) }

  private func perform(_ actions: [MicrophoneSharing.Action]) {
    for action in actions {
      switch action {
      case .request(let request): self.request(request)
      case .answer(let numbers, let authorization):
        for number in numbers { questions.removeValue(forKey: number)?.resume(returning: authorization) }
      case .end(let numbers, let error):
        for number in numbers { listeners.removeValue(forKey: number)?.finish(throwing: error) }
      }
    }
  }
}

import Dependencies
import Foundation

/// What the renderer of a window can do for its views and stores besides showing them.
@MainActor
final class WindowCapabilities {
  private weak var graph: ViewGraph?
  private var listeners: [Int: AsyncThrowingStream<[Int16], any Error>.Continuation] = [:]
  private var questions: [CheckedContinuation<MicrophoneAuthorization, Never>] = []
  private var lastListener = 0

  /// Makes a graph under dependencies that lead to its renderer.
  static func open(_ make: @MainActor () -> ViewGraph) -> ViewGraph {
    let capabilities = WindowCapabilities()
    let graph = withDependencies {
      capabilities.provide(to: &$0)
    } operation: {
      make()
    }
    capabilities.graph = graph
    // The graph keeps what its renderer reports to.
    graph.reportHandlers[ObjectIdentifier(capabilities)] = { capabilities.receive(report: $0, $1) }
    graph.audioHandlers[ObjectIdentifier(capabilities)] = { capabilities.receive(audio: $0) }
    return graph
  }

  private func provide(to values: inout DependencyValues) {
    let request: @Sendable (RendererRequest) async -> Void = { [weak self] request in await self?.request(request) }
    values.openURL = OpenURLEffect { url in
      await request(.openURL(url.absoluteString))
      return true
    }
    values.clipboard = ClipboardClient { await request(.copy($0)) }
    values.soundEffects = SoundEffectsClient(
      play: { await request(.playSound(url: $0, loops: false)) }, loop: { await request(.playSound(url: $0, loops: true)) },
      stop: { await request(.stopSound(url: $0)) })
    values.microphone = MicrophoneClient(
      requestAuthorization: { [weak self] in await self?.ask() ?? .unavailable },
      start: { [weak self] in
        AsyncThrowingStream { continuation in
          Task { @MainActor in self?.listen(continuation) }
        }
      }
    )
  }

  private func request(_ request: RendererRequest) {
    graph?.onRequest?(request)
  }

  // MARK: - Microphone

  private func ask() async -> MicrophoneAuthorization {
    await withCheckedContinuation { question in
      questions.append(question)
      if questions.count == 1, listeners.isEmpty { request(.startMicrophone) }
    }
  }

  private func listen(_ continuation: AsyncThrowingStream<[Int16], any Error>.Continuation) {
    lastListener += 1
    let number = lastListener
    listeners[number] = continuation
    continuation.onTermination = { _ in
      Task { @MainActor [weak self] in self?.leave(number) }
    }
    if listeners.count == 1, questions.isEmpty { request(.startMicrophone) }
  }

  private func leave(_ number: Int) {
    listeners[number] = nil
    stopIfUnused()
  }

  private func stopIfUnused() {
    if listeners.isEmpty, questions.isEmpty { request(.stopMicrophone) }
  }

  private func receive(report name: String, _ value: String) {
    guard name == "microphone" else { return }
    let authorization: MicrophoneAuthorization =
      switch value {
      case "granted": .authorized
      case "denied": .denied
      default: .unavailable
      }
    let answered = questions
    questions = []
    for question in answered { question.resume(returning: authorization) }
    if authorization == .authorized {
      stopIfUnused()
    } else {
      let ended = listeners
      listeners = [:]
      for listener in ended.values { listener.finish(throwing: authorization == .denied ? MicrophoneError.denied : .unavailable) }
    }
  }

  private func receive(audio: [UInt8]) {
    guard !listeners.isEmpty else { return }
    let samples = stride(from: 0, to: audio.count - 1, by: 2).map { Int16(bitPattern: UInt16(audio[$0]) | UInt16(audio[$0 + 1]) << 8) }
    for listener in listeners.values { listener.yield(samples) }
  }
}

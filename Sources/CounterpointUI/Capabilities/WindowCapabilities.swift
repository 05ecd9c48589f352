import Dependencies
import Foundation

/// What the renderer of a window can do for its views and stores besides showing them.
@MainActor
final class WindowCapabilities {
  private weak var graph: ViewGraph?
  private lazy var microphone = WindowMicrophone { [weak self] in self?.request($0) }

  /// Makes a graph under dependencies that lead to its renderer.
  static func open(_ make: @MainActor () -> ViewGraph) -> ViewGraph {
    let capabilities = WindowCapabilities()
    let graph = withDependencies {
      capabilities.provide(to: &$0)
    } operation: {
      make()
    }
    capabilities.graph = graph
    graph.capabilities = capabilities
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
    values.microphone = microphone.client
  }

  private func request(_ request: RendererRequest) {
    graph?.onRequest?(request)
  }

  func receive(report name: String, _ value: String) {
    if name == "microphone" { microphone.receive(report: value) }
  }

  func receive(audio: [UInt8]) { microphone.receive(audio: audio) }

  /// Asks the renderer again for everything that goes on.
  func renew() { microphone.renew() }

  /// Ends everything that goes on: the window is closed.
  func close() { microphone.close() }
}

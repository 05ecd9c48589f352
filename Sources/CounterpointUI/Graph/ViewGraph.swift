public import Foundation
import Dependencies
public import SwiftNavigation

/// A view, brought to life: what it draws, kept up to date, and where the user's events go.
///
/// A graph observes what the bodies of its views read. After a change it evaluates just those bodies again, in one flush for all changes of a turn, and calls
/// ``onUpdate``. Code that wants the result at once, a test or the handler of an event, calls ``flush()`` itself.
///
/// The dependencies that are in force where a graph is made are in force for its bodies, its tasks and the actions of its controls.
@MainActor
public final class ViewGraph {
  /// Called after a flush has changed ``tree``.
  public var onUpdate: (@MainActor () -> Void)?
  /// Called when the views ask for something that is not part of what they draw.
  public var onRequest: (@MainActor (RendererRequest) -> Void)?

  /// What the views draw at present. The root is a node of kind ``RenderNode/Kind/root``.
  public internal(set) var tree: RenderNode
  /// The address of what is shown, if the views name one; see ``View/location(_:)``.
  public internal(set) var location: String?
  /// The title of what is shown, if the views name one.
  public internal(set) var title: String?

  private(set) var invalidations = InvalidationQueue {}
  var root: Node?
  var isFlushing = false
  var afterFlush: [@MainActor () -> Void] = []
  var animation: Animation?
  var urlHandlers: [ObjectIdentifier: @MainActor (URL) -> Void] = [:]
  /// What the renderer can do besides drawing; the graph of a window keeps it alive.
  var capabilities: WindowCapabilities?
  /// Stands in every place where there is nothing; a screen has as many of those as it has texts.
  private(set) lazy var emptyNode = NodeOf(
    EmptyView(), in: NodeContext(graph: self, parent: nil, depth: 0, environment: EnvironmentValues()))
  private let dependencies = withEscapedDependencies { $0 }
  private var targets: [RenderNode.ID: any EventTarget] = [:]
  private var listeners: [RenderNode.ID: [ObjectIdentifier: @MainActor (ViewEvent) -> Bool]] = [:]
  private var tags: [RenderNode.ID: AnyHashable] = [:]
  private var lastID: RenderNode.ID = 0

  /// Makes a graph that shows `content`.
  ///
  /// - Parameters:
  ///   - content: The view.
  ///   - environment: What it finds in its surroundings.
  public init<Content: View>(_ content: Content, environment: EnvironmentValues = EnvironmentValues()) {
    tree = RenderNode(id: 0, kind: .root, children: [])
    invalidations = InvalidationQueue { [weak self] in self?.flush() }
    run {
      let root = Content._makeNode(content, in: NodeContext(graph: self, parent: nil, depth: 0, environment: environment))
      self.root = root
      collectRoot()
      settle()
    }
    animation = nil
  }

  /// Ends the life of every view: tasks are cancelled, and `onDisappear` is called. Nothing is drawn from then on.
  public func close() {
    run {
      root?.unmount()
      root = nil
      tree = RenderNode(id: 0, kind: .root, children: [])
      runAfterFlush()
      capabilities?.close()
    }
  }

  /// Delivers what the user did to the view that draws node `id`.
  ///
  /// - Returns: `false` when there is no such node (any more), or when its view knows no such event.
  @discardableResult
  public func send(_ event: ViewEvent, to id: RenderNode.ID) -> Bool {
    guard let target = targets[id] else { return false }
    return run {
      var isHandled = target.handle(event)
      for listener in (listeners[id] ?? [:]).values where listener(event) { isHandled = true }
      return isHandled
    }
  }

  /// Hands an address to the views that ``View/onOpenURL(perform:)`` has been written on.
  ///
  /// - Returns: `false` when there is no such view.
  @discardableResult
  public func open(_ url: URL) -> Bool {
    let handlers = Array(urlHandlers.values)
    run {
      for handler in handlers { handler(url) }
    }
    return !handlers.isEmpty
  }

  /// Whether there is a view that ``View/onOpenURL(perform:)`` has been written on.
  public var opensURLs: Bool { !urlHandlers.isEmpty }

  /// Hands on what the renderer reports of one of its capabilities.
  ///
  /// - Parameters:
  ///   - name: The capability, and what of it.
  ///   - value: What there is to report.
  public func receive(report name: String, value: String) {
    run { capabilities?.receive(report: name, value) }
  }

  /// Hands on sound of the user's microphone.
  ///
  /// - Parameter audio: 16,000 samples a second, each of 16 bits, signed, the lower byte first.
  public func receive(audio: [UInt8]) {
    run { capabilities?.receive(audio: audio) }
  }

  /// Asks the renderer again for what goes on, such as listening, because it may have missed that it was asked.
  public func renewRequests() {
    run { capabilities?.renew() }
  }

  /// The node `id` as it is drawn at present; `nil` when there is none (any more).
  ///
  /// - Complexity: O(1).
  public func node(_ id: RenderNode.ID) -> RenderNode? {
    targets[id]?.drawn
  }

  /// Takes the animation of what has changed since the last call; `nil` when the changes are to be shown at once.
  public func takeAnimation() -> Animation? {
    defer { animation = nil }
    return animation
  }

  /// Runs code of the views under the graph's own dependencies, and under no transaction of whoever happens to call.
  func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try dependencies.yield { try withUITransaction(UITransaction(), body) }
  }
}

// MARK: - For nodes

extension ViewGraph {
  func makeID() -> RenderNode.ID {
    lastID += 1
    return lastID
  }

  func register(_ target: any EventTarget, as id: RenderNode.ID) {
    targets[id] = target
  }

  func unregister(_ id: RenderNode.ID) {
    targets[id] = nil
    tags[id] = nil
  }

  /// Lets a node that is not drawn itself react to what the user does to one that is.
  func listen(to id: RenderNode.ID, for node: Node, _ handler: @escaping @MainActor (ViewEvent) -> Bool) {
    listeners[id, default: [:]][ObjectIdentifier(node)] = handler
  }

  func unlisten(to id: RenderNode.ID, for node: Node) {
    listeners[id]?[ObjectIdentifier(node)] = nil
    if listeners[id]?.isEmpty == true { listeners[id] = nil }
  }

  func setTag(_ tag: AnyHashable, of id: RenderNode.ID) {
    tags[id] = tag
  }

  func tag(of id: RenderNode.ID) -> AnyHashable? { tags[id] }
}

/// A node that the user can act upon.
@MainActor
protocol EventTarget: AnyObject {
  var drawn: RenderNode? { get }
  func handle(_ event: ViewEvent) -> Bool
}

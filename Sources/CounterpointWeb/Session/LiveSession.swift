import CounterpointUI
import Foundation

/// One page in one browser: a graph of views, and what the page has been told of it.
///
/// The session does no input or output: messages come in, frames go out, and what carries them is somebody else's. It outlives a connection, so that a page
/// can come back to it; what changes while nobody listens is not recorded, the next update is the difference to what was last sent.
@MainActor
final class LiveSession {
  /// What the page has to show to get in.
  let token = SessionToken()
  /// The token of the browser that loaded the page; only that browser gets in.
  let browser: SessionToken

  private let window: WindowDescription
  private let graph: ViewGraph
  private var shown: RenderNode
  private var shownTitle: String
  private var history: PageHistory
  private var sequence = 0
  private var acknowledged = 0
  private var patch = PagePatch()
  private var output: Output?
  private var connections = 0
  private var isHandling = false

  /// Events that came for a node that does not exist (any more).
  private(set) var droppedEvents = 0

  private struct Output {
    let connection: Int
    let send: @MainActor (String) -> Void
  }

  /// Opens a window.
  ///
  /// - Parameters:
  ///   - window: What to show.
  ///   - browser: The token of the browser.
  ///   - path: The address that the browser has asked for.
  init(window: WindowDescription, browser: SessionToken, path: String = Route.page.path) {
    self.window = window
    self.browser = browser
    graph = window.open()
    if path != Route.page.path, let url = URL(string: path) {
      graph.open(url)
      graph.flush()
    }
    shown = graph.tree
    shownTitle = graph.title ?? window.title
    history = PageHistory(graph.location ?? path)
    _ = graph.takeAnimation()
    graph.onUpdate = { [weak self] in
      guard let self, !self.isHandling else { return }
      self.update()
    }
    graph.onRequest = { [weak self] request in
      guard let self else { return }
      self.patch.request(request)
      if !self.isHandling { self.update() }
    }
  }

  /// Ends the session: the views go, and their tasks are cancelled.
  func end() {
    output = nil
    graph.onUpdate = nil
    graph.close()
  }

  /// Whether an address other than the root leads somewhere.
  var knowsAddresses: Bool { graph.opensURLs }

  /// The complete document, for a browser that loads the page.
  var page: String {
    Page.html(title: shownTitle, tree: shown, token: token, sequence: sequence)
  }

  /// Whether a connection is open.
  var isConnected: Bool { output != nil }

  /// How many nodes the page has.
  var nodeCount: Int { shown.count }

  /// Takes a connection; an earlier one is forgotten.
  ///
  /// - Parameters:
  ///   - lastSequence: The last update that the page has applied.
  ///   - send: Sends a message to the page.
  /// - Returns: A number for ``disconnect(_:)``.
  func connect(lastSequence: Int, send: @escaping @MainActor (String) -> Void) -> Int {
    connections += 1
    output = Output(connection: connections, send: send)
    if lastSequence == sequence {
      update()
    } else {
      reset()
    }
    return connections
  }

  /// Notes that a connection is gone, unless another one has taken its place.
  func disconnect(_ connection: Int) {
    if output?.connection == connection { output = nil }
  }

  /// Handles an event of the page and answers with an update that acknowledges it.
  ///
  /// An event that has been handled before, because the page sent it again after a connection broke, is only acknowledged.
  func receive(_ frame: ClientFrame) {
    if frame.ref > acknowledged {
      isHandling = true
      deliver(frame)
      graph.flush()
      isHandling = false
      acknowledged = frame.ref
    }
    update(answering: frame.node)
  }

  /// Hands sound of the page's microphone on.
  func receive(audio: [UInt8]) {
    graph.receive(audio: audio)
  }

  private func deliver(_ frame: ClientFrame) {
    switch frame.message {
    case .hello:
      break
    case .navigation(let url, let index):
      history.went(to: url, index: index)
      if let url = URL(string: url) { graph.open(url) }
    case .report(let name, let value):
      graph.receive(report: name, value: value)
    case .input(let value, let revision):
      patch.noteInput(value, revision: revision, in: frame.node)
      if !graph.send(.input(value), to: frame.node) { drop(frame.node) }
    case .event(let event):
      patch.note(event, on: frame.node)
      if !graph.send(event, to: frame.node) { drop(frame.node) }
    }
  }

  private func drop(_ node: RenderNode.ID) {
    droppedEvents += 1
    patch.forget(node)
  }

  /// Sends what has changed since the last update; nothing when nothing has, unless an event waits for its answer.
  private func update(answering node: RenderNode.ID? = nil) {
    guard let output else { return }
    let next = graph.tree
    patch.begin()
    for edit in edits(from: shown, to: next, pinned: patch.pinned(in: shown)) { patch.append(edit) }
    shown = next
    if let node, let drawn = graph.node(node) { patch.correct(drawn) }
    patch.forgetRemoved { graph.node($0) == nil }
    if let location = graph.location, let change = history.show(location) { patch.append(.history(change)) }
    let title = graph.title ?? window.title
    if title != shownTitle {
      shownTitle = title
      patch.append(.title(title))
    }
    let operations = patch.finish()
    guard !operations.isEmpty || node != nil else { return }
    let motion = ServerFrame.Motion(graph.takeAnimation())
    if !operations.isEmpty { sequence += 1 }
    output.send(
      ServerFrame(sequence: sequence, acknowledged: acknowledged, operations: operations, motion: operations.isEmpty ? nil : motion).text
    )
  }

  /// Sends everything, for a page that has missed updates.
  private func reset() {
    shown = graph.tree
    patch = PagePatch()
    _ = graph.takeAnimation()
    sequence += 1
    let operation = ServerFrame.Operation.reset(html: HTMLWriter.html(of: shown.children))
    output?.send(ServerFrame(sequence: sequence, acknowledged: acknowledged, operations: [operation]).text)
    // What was asked of the page besides being drawn may be among what it has missed.
    graph.renewRequests()
  }
}

extension RenderNode {
  /// The number of nodes in it, itself included.
  fileprivate var count: Int {
    children.reduce(1) { $0 + $1.count }
  }
}

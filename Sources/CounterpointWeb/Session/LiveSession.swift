import CounterpointUI

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
  private var sequence = 0
  private var acknowledged = 0
  private var fields: [RenderNode.ID: Field] = [:]
  private var output: Output?
  private var connections = 0
  private var isHandling = false

  /// Events that came for a node that does not exist (any more).
  private(set) var droppedEvents = 0

  private struct Output {
    let connection: Int
    let send: @MainActor (String) -> Void
  }

  /// What the page shows in a field, as far as the session knows.
  private struct Field {
    var value: String
    var revision: Int
  }

  init(window: WindowDescription, browser: SessionToken) {
    self.window = window
    self.browser = browser
    graph = window.open()
    shown = graph.tree
    graph.onUpdate = { [weak self] in
      guard let self, !self.isHandling else { return }
      self.update()
    }
  }

  /// The complete document, for a browser that loads the page.
  var page: String {
    Page.html(title: window.title, tree: shown, token: token, sequence: sequence)
  }

  /// Whether a connection is open.
  var isConnected: Bool { output != nil }

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

  private func deliver(_ frame: ClientFrame) {
    let event: ViewEvent
    switch frame.message {
    case .hello:
      return
    case .click:
      event = .tap
    case .input(let value, let revision):
      fields[frame.node] = Field(value: value, revision: revision)
      event = .input(value)
    }
    if !graph.send(event, to: frame.node) {
      droppedEvents += 1
      fields[frame.node] = nil
    }
  }

  /// Sends what has changed since the last update; nothing when nothing has, unless an event waits for its answer.
  private func update(answering node: RenderNode.ID? = nil) {
    guard let output else { return }
    let edits = edits(from: shown, to: graph.tree)
    shown = graph.tree
    var operations: [ServerFrame.Operation] = []
    for edit in edits { append(edit, to: &operations) }
    if let node, let correction = correction(of: node, shown: nil), !operations.contains(correction) {
      operations.append(correction)
    }
    guard !operations.isEmpty || node != nil else { return }
    if !operations.isEmpty { sequence += 1 }
    output.send(ServerFrame(sequence: sequence, acknowledged: acknowledged, operations: operations).text)
  }

  /// Sends everything, for a page that has missed updates.
  private func reset() {
    shown = graph.tree
    fields = [:]
    sequence += 1
    let operation = ServerFrame.Operation.reset(html: HTMLWriter.html(of: shown.children))
    output?.send(ServerFrame(sequence: sequence, acknowledged: acknowledged, operations: [operation]).text)
  }

  private func append(_ edit: Edit, to operations: inout [ServerFrame.Operation]) {
    switch edit {
    case .update(let from, let to):
      let old = Element(from.kind)
      let new = Element(to.kind)
      if let text = new.text, text != old.text { operations.append(.text(to.id, text)) }
      operations += Self.attributes(from: old, to: new).map { .attribute(to.id, name: $0.name, value: $0.value) }
      if let correction = correction(of: to.id, shown: old.value) { operations.append(correction) }
    case .insert(let node, let parent, let before):
      operations.append(.insert(parent: parent, before: before, html: HTMLWriter.html(of: [node])))
    case .move(let node, let parent, let before):
      operations.append(.move(node, parent: parent, before: before))
    case .remove(let node):
      operations.append(.remove(node))
      fields = fields.filter { graph.node($0.key) != nil }
    }
  }

  private static func attributes(from old: Element, to new: Element) -> [(name: String, value: String?)] {
    let before = Dictionary(uniqueKeysWithValues: old.attributes.map { ("\($0.name)", $0.value) })
    let after = Dictionary(uniqueKeysWithValues: new.attributes.map { ("\($0.name)", $0.value) })
    let removed = before.keys.filter { after[$0] == nil }.sorted().map { (name: $0, value: String?.none) }
    let changed = new.attributes.filter { before["\($0.name)"] != $0.value }.map { (name: "\($0.name)", value: String?.some($0.value)) }
    return removed + changed
  }

  /// What brings a field back to the state's value, if the page shows something else.
  ///
  /// - Parameters:
  ///   - id: The field.
  ///   - shown: What the page shows in it unless the user has typed since; `nil` when only the user's own typing is in question.
  private func correction(of id: RenderNode.ID, shown: String?) -> ServerFrame.Operation? {
    guard let value = graph.node(id).flatMap({ Element($0.kind).value }) else { return nil }
    let field = fields[id]
    guard let seen = field?.value ?? shown, seen != value else { return nil }
    fields[id]?.value = value
    return .value(id, value, revision: field?.revision ?? 0)
  }
}

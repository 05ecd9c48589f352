import CounterpointUI

/// Turns edits of the render tree into operations for a page, and knows what of the page is the user's: values, and the keyboard's focus.
struct PagePatch {
  private var operations: [ServerFrame.Operation] = []
  private var calls: [ServerFrame.Operation] = []
  private var fields: [RenderNode.ID: Field] = [:]
  /// The control that has the keyboard's focus, of those that say so.
  private var focused: RenderNode.ID?

  /// What the page shows in a control, as far as the session knows.
  private struct Field {
    var value: ControlValue
    var revision: Int
  }

  mutating func begin() {
    operations = []
  }

  mutating func finish() -> [ServerFrame.Operation] {
    defer {
      operations = []
      calls = []
    }
    return operations + calls
  }

  mutating func append(_ operation: ServerFrame.Operation) {
    operations.append(operation)
  }

  // MARK: - What the user did

  mutating func noteInput(_ value: ControlValue, revision: Int, in node: RenderNode.ID) {
    fields[node] = Field(value: value, revision: revision)
  }

  mutating func note(_ event: ViewEvent, on node: RenderNode.ID) {
    switch event {
    case .focus: focused = node
    case .blur where focused == node: focused = nil
    default: break
    }
  }

  mutating func forget(_ node: RenderNode.ID) {
    fields[node] = nil
    if focused == node { focused = nil }
  }

  mutating func forgetRemoved(_ isGone: (RenderNode.ID) -> Bool) {
    for id in fields.keys where isGone(id) { fields[id] = nil }
    if let id = focused, isGone(id) { focused = nil }
  }

  /// What had better not be moved: what has the focus, whatever holds that, and open dialogs.
  func pinned(in tree: RenderNode) -> Set<RenderNode.ID> {
    var pinned: Set<RenderNode.ID> = []
    for child in tree.children {
      if case .dialog = child.kind { pinned.insert(child.id) }
    }
    if let focused { _ = tree.addPath(to: focused, in: &pinned) }
    return pinned
  }

  // MARK: - What the views do

  mutating func append(_ edit: Edit) {
    switch edit {
    case .update(let from, let to):
      let old = Element(from)
      let new = Element(to)
      if let text = new.text, text != old.text { operations.append(.text(to.id, text)) }
      operations += Self.attributes(from: old, to: new).map { .attribute(to.id, name: $0.name, value: $0.value) }
      if let operation = correction(of: to, shown: old.value) { operations.append(operation) }
      if to.wantsFocus != from.wantsFocus { moveFocus(to) }
    case .insert(let node, let parent, let before):
      operations.append(.insert(parent: parent, before: before, html: HTMLWriter.html(of: [node])))
      focusInserted(node)
    case .move(let node, let parent, let before):
      operations.append(.move(node, parent: parent, before: before))
    case .remove(let node):
      operations.append(.remove(node))
    }
  }

  private mutating func moveFocus(_ node: RenderNode) {
    switch node.wantsFocus {
    case true? where focused != node.id:
      focused = node.id
      calls.append(.call(node.id, "focus", argument: nil))
    case false? where focused == node.id:
      focused = nil
      calls.append(.call(node.id, "blur", argument: nil))
    default:
      break
    }
  }

  private mutating func focusInserted(_ node: RenderNode) {
    if node.wantsFocus == true { moveFocus(node) }
    for child in node.children { focusInserted(child) }
  }

  /// Brings a control back to the state's value after the user has changed what it shows, even if the state has not changed by that.
  mutating func correct(_ node: RenderNode) {
    guard let operation = correction(of: node, shown: nil), !operations.contains(operation) else { return }
    operations.append(operation)
  }

  mutating func request(_ request: RendererRequest) {
    switch request {
    case .openURL(let url): calls.append(.call(0, "open", argument: SafeURL.text(url)))
    case .copy(let text): calls.append(.call(0, "copy", argument: text))
    case .playSound(let url, let loops): calls.append(.call(0, loops ? "loop" : "play", argument: SafeURL.text(url)))
    case .stopSound(let url): calls.append(.call(0, "stop", argument: url))
    case .askForMicrophone: calls.append(.call(0, "mic.ask", argument: nil))
    case .startMicrophone: calls.append(.call(0, "mic.start", argument: nil))
    case .stopMicrophone: calls.append(.call(0, "mic.stop", argument: nil))
    case .reveal(let node): calls.append(.call(node, "reveal", argument: nil))
    }
  }

  private static func attributes(from old: Element, to new: Element) -> [(name: String, value: String?)] {
    let (before, after) = (old.patchable, new.patchable)
    let removed = before.filter { attribute in !after.contains { $0.name == attribute.name } }.map { (name: $0.name, value: String?.none) }
    let changed = after.filter { !before.contains($0) }.map { (name: $0.name, value: String?.some($0.value)) }
    return removed + changed
  }

  /// What brings a control back to the state's value, if the page shows something else.
  ///
  /// - Parameters:
  ///   - node: The control.
  ///   - shown: What the page shows in it unless the user has changed it since; `nil` when only the user's own changes are in question.
  private mutating func correction(of node: RenderNode, shown: ControlValue?) -> ServerFrame.Operation? {
    guard let value = Element(node).value else { return nil }
    let field = fields[node.id]
    guard let seen = field?.value ?? shown, seen != value else { return nil }
    fields[node.id]?.value = value
    return .value(node.id, value, revision: field?.revision ?? 0)
  }
}

extension RenderNode {
  /// Whether the focus is wanted on it, or not wanted; `nil` when it does not matter.
  fileprivate var wantsFocus: Bool? {
    for case .focused(let isFocused) in modifiers { return isFocused }
    return nil
  }

  fileprivate func addPath(to id: ID, in path: inout Set<ID>) -> Bool {
    guard self.id == id || children.contains(where: { $0.addPath(to: id, in: &path) }) else { return false }
    path.insert(self.id)
    return true
  }
}

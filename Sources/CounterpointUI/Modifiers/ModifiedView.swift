/// A view that is drawn differently.
struct ModifiedView<Content: View>: View {
  let content: Content
  let modifier: RenderNode.Modifier

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    ModifierNode(view, in: context)
  }
}

extension View {
  /// This view, drawn differently.
  func modified(_ modifier: RenderNode.Modifier) -> ModifiedView<Self> {
    ModifiedView(content: self, modifier: modifier)
  }
}

/// Adds a modifier to each node that the content draws.
private final class ModifierNode<Content: View>: ContainerNode<ModifiedView<Content>, Content> {
  private var modifier: RenderNode.Modifier
  /// What was made of what, in the order of the content.
  private var made: [(source: RenderNode, result: RenderNode)] = []

  override init(_ view: ModifiedView<Content>, in context: NodeContext) {
    modifier = view.modifier
    super.init(view, in: context)
    mount(view.content)
  }

  override func update(_ view: ModifiedView<Content>, in environment: EnvironmentValues) {
    let isSame = modifier == view.modifier
    super.update(view, in: environment)
    if !isSame {
      modifier = view.modifier
      // The results keep their numbers, and nothing of the content is taken for unchanged.
      made = made.map { (source: RenderNode(id: $0.source.id, kind: .root, children: []), result: $0.result) }
    }
    child?.update(view.content, in: environment)
    collect()
  }

  override func collect() {
    guard let child else { return }
    $preferences = child.$preferences
    let before = made
    // Found by place where nothing has moved; a table is made only when something has.
    lazy var byID = Dictionary(before.map { ($0.source.id, $0) }) { $1 }
    made = child.output.enumerated().map { index, source in
      let isInPlace = index < before.count && before[index].source.id == source.id
      let old = isInPlace ? before[index] : before.isEmpty ? nil : byID[source.id]
      if let old, old.source === source { return old }
      let result = source.adding(modifier) { old.flatMap { $0.result.id == source.id ? nil : $0.result.id } ?? graph.makeID() }
      return (source, result)
    }
    output = made.map(\.result)
    if !$preferences.isEmpty { preferences.rename { id in made.first { $0.source.id == id }?.result.id ?? id } }
  }
}

extension RenderNode {
  /// The node with one more modifier around it: its own if that gives the same picture, or that of a box around it.
  func adding(_ modifier: Modifier, makeID: () -> ID) -> RenderNode {
    if case .end = kind { return self }
    if let subject = modifier.subject, modifiers.contains(where: { $0.subject == subject }) { return self }
    if canTake(modifier) {
      return RenderNode(id: id, kind: kind, modifiers: merging(modifier), children: children)
    }
    // What is about the row a view becomes is asked of the outermost node.
    let lifted = modifiers.filter(\.isAboutRow)
    let inner =
      lifted.isEmpty ? self : RenderNode(id: id, kind: kind, modifiers: modifiers.filter { !$0.isAboutRow }, children: children)
    return RenderNode(id: makeID(), kind: .box, modifiers: lifted + [modifier], children: [inner])
  }

  private func canTake(_ modifier: Modifier) -> Bool {
    guard let phase = modifier.phase else { return true }
    let last = modifiers.compactMap(\.phase).max() ?? 0
    switch modifier {
    case .transform: return true
    case .padding: return last <= phase && !isFlexible
    case .frame: return last < phase && (kind == .box || isFlexible)
    default: return last < phase
    }
  }

  /// Whether it fills the room that it is given, so that a frame is simply its size.
  private var isFlexible: Bool {
    switch kind {
    case .shape, .image: true
    default: false
    }
  }

  private func merging(_ modifier: Modifier) -> [Modifier] {
    guard case .padding(let outer) = modifier,
      let index = modifiers.firstIndex(where: { $0.phase == modifier.phase }), case .padding(let inner) = modifiers[index]
    else { return modifiers + [modifier] }
    var merged = modifiers
    merged[index] = .padding(
      EdgeInsets(
        top: inner.top + outer.top, leading: inner.leading + outer.leading, bottom: inner.bottom + outer.bottom,
        trailing: inner.trailing + outer.trailing))
    return merged
  }
}

extension Preferences {
  /// Follows nodes that have got another number by a box around them.
  mutating func rename(_ transform: (RenderNode.ID) -> RenderNode.ID) {
    guard !rowActions.isEmpty else { return }
    rowActions = Dictionary(rowActions.map { (transform($0.key), $0.value) }) { $1 }
  }
}

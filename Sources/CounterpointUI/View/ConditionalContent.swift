/// One of two views, as an `if` with an `else` or a `switch` in a builder chooses.
///
/// The branches have identities of their own: when the choice changes, the old branch goes away with all of its state and the new one begins afresh.
public struct ConditionalContent<First: View, Second: View>: View {
  enum Storage {
    case first(First)
    case second(Second)
  }

  let storage: Storage

  public static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    ConditionalNode(view, in: context)
  }
}

extension Optional: View where Wrapped: View {
  /// Makes a node that comes and goes with the value.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    OptionalNode(view, in: context)
  }
}

/// Keeps the node of the branch that is shown.
final class ConditionalNode<First: View, Second: View>: NodeOf<ConditionalContent<First, Second>> {
  private enum Branch {
    case first(NodeOf<First>)
    case second(NodeOf<Second>)
  }

  private var branch: Branch?

  override init(_ view: ConditionalContent<First, Second>, in context: NodeContext) {
    super.init(view, in: context)
    show(view)
  }

  override func update(_ view: ConditionalContent<First, Second>, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    switch (view.storage, branch) {
    case (.first(let view), .first(let node)): node.update(view, in: environment)
    case (.second(let view), .second(let node)): node.update(view, in: environment)
    default:
      child?.unmount()
      show(view)
    }
    collect()
  }

  private func show(_ view: ConditionalContent<First, Second>) {
    switch view.storage {
    case .first(let view): branch = .first(First._makeNode(view, in: childContext()))
    case .second(let view): branch = .second(Second._makeNode(view, in: childContext()))
    }
    collect()
  }

  private var child: Node? {
    switch branch {
    case .first(let node): node
    case .second(let node): node
    case nil: nil
    }
  }

  override func collect() {
    adopt(child)
  }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }
}

/// Keeps the node of an optional view while there is one.
final class OptionalNode<Wrapped: View>: NodeOf<Wrapped?> {
  private var child: NodeOf<Wrapped>?

  override init(_ view: Wrapped?, in context: NodeContext) {
    super.init(view, in: context)
    child = view.map { Wrapped._makeNode($0, in: childContext()) }
    collect()
  }

  override func update(_ view: Wrapped?, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    switch (view, child) {
    case (let view?, let node?):
      node.update(view, in: environment)
    case (let view?, nil):
      child = Wrapped._makeNode(view, in: childContext())
    case (nil, let node):
      node?.unmount()
      child = nil
    }
    collect()
  }

  override func collect() {
    adopt(child)
  }

  override func unmount() {
    super.unmount()
    child?.unmount()
  }
}

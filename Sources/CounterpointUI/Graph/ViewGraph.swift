import IssueReporting

/// A view, brought to life: what it draws, kept up to date, and where the user's events go.
///
/// A graph observes what the bodies of its views read. After a change it evaluates just those bodies again, in one flush for all changes of a turn, and calls
/// ``onUpdate``. Code that wants the result at once, a test or the handler of an event, calls ``flush()`` itself.
@MainActor
public final class ViewGraph {
  /// Called after a flush has changed ``tree``.
  public var onUpdate: (@MainActor () -> Void)?

  /// What the views draw at present. The root is a node of kind ``RenderNode/Kind/root``.
  public private(set) var tree: RenderNode

  private(set) var invalidations = InvalidationQueue {}
  private var root: Node?
  private var targets: [RenderNode.ID: any EventTarget] = [:]
  private var lastID: RenderNode.ID = 0

  /// A body that changes what it reads makes another pass necessary; so many of them mean that it will never settle.
  private static let passLimit = 100

  /// Makes a graph that shows `content`.
  public init<Content: View>(_ content: Content) {
    tree = RenderNode(id: 0, kind: .root, children: [])
    invalidations = InvalidationQueue { [weak self] in self?.flush() }
    let root = Content._makeNode(content, in: NodeContext(graph: self, parent: nil, depth: 0))
    self.root = root
    tree = RenderNode(id: 0, kind: .root, children: root.output)
  }

  /// Evaluates the bodies whose state has changed and brings ``tree`` up to date.
  ///
  /// Parents come before their children, and a child that its parent has evaluated or removed meanwhile is not evaluated again.
  ///
  /// - Returns: Whether the tree has changed.
  /// - Complexity: proportional to the bodies that are evaluated and the depth of their places.
  @discardableResult
  public func flush() -> Bool {
    let before = tree
    var passes = 0
    while case let dirty = invalidations.take(), !dirty.isEmpty {
      passes += 1
      guard passes <= Self.passLimit else {
        reportIssue(
          """
          The views did not settle after \(Self.passLimit) passes: a body changes state that it reads itself, or that a body above it reads. \
          Change state in the action of a control or in a task, not while a body is evaluated.
          """
        )
        break
      }
      for node in dirty.sorted(by: { $0.depth < $1.depth }) where node.isMounted && node.needsRefresh {
        node.refresh()
        collectAncestors(of: node)
      }
      let children = root?.output ?? []
      if !tree.children.isIdentical(to: children) {
        tree = RenderNode(id: 0, kind: .root, children: children)
      }
    }
    guard tree !== before else { return false }
    onUpdate?()
    return true
  }

  private func collectAncestors(of node: Node) {
    var next = node.parent
    while let ancestor = next {
      let before = ancestor.output
      ancestor.collect()
      if ancestor.output.isIdentical(to: before) { return }
      next = ancestor.parent
    }
  }

  /// Delivers what the user did to the view that draws node `id`.
  ///
  /// - Returns: `false` when there is no such node (any more), or when its view knows no such event.
  @discardableResult
  public func send(_ event: ViewEvent, to id: RenderNode.ID) -> Bool {
    targets[id]?.handle(event) ?? false
  }

  /// The node `id` as it is drawn at present; `nil` when there is none (any more).
  ///
  /// - Complexity: O(1).
  public func node(_ id: RenderNode.ID) -> RenderNode? {
    targets[id]?.drawn
  }

  func makeID() -> RenderNode.ID {
    lastID += 1
    return lastID
  }

  func register(_ target: any EventTarget, as id: RenderNode.ID) {
    targets[id] = target
  }

  func unregister(_ id: RenderNode.ID) {
    targets[id] = nil
  }
}

/// A node that the user can act upon.
@MainActor
protocol EventTarget: AnyObject {
  var drawn: RenderNode? { get }
  func handle(_ event: ViewEvent) -> Bool
}

/// What a user did to a control.
public enum ViewEvent: Hashable, Sendable {
  /// Pressed it: a click, a touch, or the keyboard.
  case tap
  /// Edited its text, which now reads so.
  case input(String)
}

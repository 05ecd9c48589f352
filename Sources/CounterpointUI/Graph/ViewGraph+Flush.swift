import IssueReporting

extension ViewGraph {
  /// A body that changes what it reads makes another pass necessary; so many of them mean that it will never settle.
  private static let passLimit = 100

  /// Evaluates the bodies whose state has changed and brings ``tree`` up to date.
  ///
  /// Parents come before their children, and a child that its parent has evaluated or removed meanwhile is not evaluated again. What views do when they
  /// appear, disappear or see a value change runs after the bodies, and what it changes is part of the same flush.
  ///
  /// - Returns: Whether the tree, the title or the address has changed.
  /// - Complexity: proportional to the bodies that are evaluated and the depth of their places.
  @discardableResult
  public func flush() -> Bool {
    // An action that runs in a flush and asks for one gets it: the flush goes on until nothing is left.
    guard !isFlushing else { return false }
    let before = (tree: tree, title: title, location: location)
    run { settle() }
    guard tree !== before.tree || title != before.title || location != before.location else { return false }
    onUpdate?()
    return true
  }

  func settle() {
    isFlushing = true
    defer { isFlushing = false }
    var passes = 0
    while true {
      let batch = invalidations.take()
      let dirty = batch.live
      animation = animation ?? batch.animation
      if dirty.isEmpty, afterFlush.isEmpty { return }
      passes += 1
      guard passes <= Self.passLimit else {
        reportIssue(
          """
          The views did not settle after \(Self.passLimit) passes: a body changes state that it reads itself, or that a body above it reads. \
          Change state in the action of a control or in a task, not while a body is evaluated.
          """
        )
        return
      }
      for node in dirty.sorted(by: { $0.depth < $1.depth }) where node.isMounted && node.needsRefresh {
        node.refresh()
        collectAncestors(of: node)
      }
      collectRoot()
      runAfterFlush()
    }
  }

  /// Runs what has been put off until the tree was complete.
  func runAfterFlush() {
    let actions = afterFlush
    afterFlush = []
    for action in actions { action() }
  }

  func collectRoot() {
    let children = (root?.output ?? []) + (root?.preferences.presentations ?? [])
    if !tree.children.isIdentical(to: children) {
      tree = RenderNode(id: 0, kind: .root, children: children)
    }
    title = root?.preferences.title?.text
    location = root?.preferences.location
  }

  private func collectAncestors(of node: Node) {
    var next = node.parent
    while let ancestor = next {
      let before = (output: ancestor.output, preferences: ancestor.preferences)
      ancestor.collect()
      if ancestor.output.isIdentical(to: before.output), ancestor.preferences.isIdentical(to: before.preferences) { return }
      next = ancestor.parent
    }
  }

  /// Has a node draw again that nothing it observes has told to.
  func invalidate(_ node: Node) {
    node.collect()
    collectAncestors(of: node)
    guard !isFlushing else { return }
    // Whoever comes here from an event flushes after it; whoever comes from elsewhere has this one.
    afterFlush.append {}
    invalidations.enqueue(nil, animation: nil)
  }
}

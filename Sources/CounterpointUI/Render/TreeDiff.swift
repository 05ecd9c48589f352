/// The steps that turn one drawn tree into another, in the order in which to apply them.
///
/// A child keeps its place unless it has to move: of the children that both sides have, the longest run that is already in order stays, and only the others
/// move. A subtree that is the same object on both sides is not looked at.
///
/// The longest increasing subsequence is found by patience sorting (M. L. Fredman, "On computing the length of longest increasing subsequences", 1975).
///
/// - Parameters:
///   - old: The tree that is shown.
///   - new: The tree to show. Its root has the same identity.
///   - pinned: Nodes that had better not move, because moving them is seen: what has the keyboard's focus, and what holds it. Of the ways to get the order
///     right, one that leaves them in place is chosen.
/// - Returns: The edits; none when nothing changed.
/// - Complexity: O(*n* log *n*) in the children of the nodes that changed.
public func edits(from old: RenderNode, to new: RenderNode, pinned: Set<RenderNode.ID> = []) -> [Edit] {
  var diff = TreeDiff(pinned: pinned)
  diff.update(old, new)
  return diff.edits
}

extension RenderNode {
  /// Whether the nodes are the same but for what is in them.
  fileprivate func looksLike(_ other: RenderNode) -> Bool {
    kind == other.kind && modifiers == other.modifiers && flexibility == other.flexibility
  }
}

private struct TreeDiff {
  let pinned: Set<RenderNode.ID>
  var edits: [Edit] = []

  mutating func update(_ old: RenderNode, _ new: RenderNode) {
    guard old !== new else { return }
    if !old.looksLike(new) { edits.append(.update(from: old, to: new)) }
    updateChildren(old, new)
  }

  /// Brings a child up to date that stays a child, where `before` is the one that follows it at this moment.
  private mutating func updateChild(_ old: RenderNode, _ new: RenderNode, in parent: RenderNode, before: RenderNode.ID?) {
    guard old !== new else { return }
    guard old.kind.isReplaced(by: new.kind) else { return update(old, new) }
    edits.append(.remove(old.id))
    edits.append(.insert(new, parent: parent.id, before: before))
  }

  private mutating func updateChildren(_ old: RenderNode, _ new: RenderNode) {
    let (oldChildren, newChildren) = (old.children, new.children)
    var start = 0
    while start < oldChildren.count, start < newChildren.count, oldChildren[start].id == newChildren[start].id {
      let before = start + 1 < oldChildren.count ? oldChildren[start + 1].id : nil
      updateChild(oldChildren[start], newChildren[start], in: new, before: before)
      start += 1
    }
    var oldEnd = oldChildren.count
    var newEnd = newChildren.count
    while oldEnd > start, newEnd > start, oldChildren[oldEnd - 1].id == newChildren[newEnd - 1].id {
      let before = newEnd < newChildren.count ? newChildren[newEnd].id : nil
      oldEnd -= 1
      newEnd -= 1
      updateChild(oldChildren[oldEnd], newChildren[newEnd], in: new, before: before)
    }
    guard start < oldEnd || start < newEnd else { return }
    updateMiddle(old, new, oldRange: start..<oldEnd, newRange: start..<newEnd)
  }

  private mutating func updateMiddle(_ old: RenderNode, _ new: RenderNode, oldRange: Range<Int>, newRange: Range<Int>) {
    let (oldChildren, newChildren) = (old.children, new.children)
    var oldIndices: [RenderNode.ID: Int] = [:]
    for index in oldRange { oldIndices[oldChildren[index].id] = index }
    let kept = newChildren[newRange].map { oldIndices.removeValue(forKey: $0.id) }
    for index in oldRange where oldIndices[oldChildren[index].id] != nil {
      edits.append(.remove(oldChildren[index].id))
    }
    let anchor = pinned.isEmpty ? nil : newChildren[newRange].indices.first { pinned.contains(newChildren[$0].id) }
    let staying = stayingOffsets(kept, through: anchor.map { $0 - newRange.lowerBound })
    // From the back, so that the node to stand before is always in its final place.
    for index in newRange.reversed() {
      let child = newChildren[index]
      let before = index + 1 < newChildren.count ? newChildren[index + 1].id : nil
      guard let oldIndex = kept[index - newRange.lowerBound] else {
        edits.append(.insert(child, parent: new.id, before: before))
        continue
      }
      if !staying.contains(index - newRange.lowerBound) { edits.append(.move(child.id, parent: new.id, before: before)) }
      updateChild(oldChildren[oldIndex], child, in: new, before: before)
    }
  }
}

/// The offsets of a longest run of values that grow, leaving out `nil`.
///
/// - Parameter anchor: An offset that has to be in the run, which is the longest of those then.
private func stayingOffsets(_ values: [Int?], through anchor: Int?) -> Set<Int> {
  guard let anchor, let pivot = values[anchor] else { return longestIncreasingSubsequence(values) }
  // A run through the anchor has only smaller values before it and only greater ones after it.
  let compatible = values.enumerated().map { offset, value in
    value.flatMap { offset == anchor || (offset < anchor) == ($0 < pivot) ? $0 : nil }
  }
  return longestIncreasingSubsequence(compatible)
}

private func longestIncreasingSubsequence(_ values: [Int?]) -> Set<Int> {
  var tails: [Int] = []
  var previous = [Int?](repeating: nil, count: values.count)
  for (offset, value) in values.enumerated() {
    guard let value else { continue }
    var low = 0
    var high = tails.count
    while low < high {
      let middle = (low + high) / 2
      if values[tails[middle]]! < value { low = middle + 1 } else { high = middle }
    }
    previous[offset] = low > 0 ? tails[low - 1] : nil
    if low == tails.count { tails.append(offset) } else { tails[low] = offset }
  }
  var result: Set<Int> = []
  var next = tails.last
  while let offset = next {
    result.insert(offset)
    next = previous[offset]
  }
  return result
}

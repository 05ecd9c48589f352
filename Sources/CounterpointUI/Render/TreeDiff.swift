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
/// - Returns: The edits; none when nothing changed.
/// - Complexity: O(*n* log *n*) in the children of the nodes that changed.
public func edits(from old: RenderNode, to new: RenderNode) -> [Edit] {
  var edits: [Edit] = []
  appendEdits(from: old, to: new, into: &edits)
  return edits
}

private func appendEdits(from old: RenderNode, to new: RenderNode, into edits: inout [Edit]) {
  guard old !== new else { return }
  if old.kind != new.kind { edits.append(.update(from: old, to: new)) }
  appendChildEdits(from: old, to: new, into: &edits)
}

private func appendChildEdits(from old: RenderNode, to new: RenderNode, into edits: inout [Edit]) {
  let oldChildren = old.children
  let newChildren = new.children
  var start = 0
  while start < oldChildren.count, start < newChildren.count, oldChildren[start].id == newChildren[start].id {
    appendEdits(from: oldChildren[start], to: newChildren[start], into: &edits)
    start += 1
  }
  var oldEnd = oldChildren.count
  var newEnd = newChildren.count
  while oldEnd > start, newEnd > start, oldChildren[oldEnd - 1].id == newChildren[newEnd - 1].id {
    oldEnd -= 1
    newEnd -= 1
    appendEdits(from: oldChildren[oldEnd], to: newChildren[newEnd], into: &edits)
  }
  guard start < oldEnd || start < newEnd else { return }

  var oldIndices: [RenderNode.ID: Int] = [:]
  for index in start..<oldEnd { oldIndices[oldChildren[index].id] = index }
  let kept = newChildren[start..<newEnd].map { oldIndices.removeValue(forKey: $0.id) }
  for index in start..<oldEnd where oldIndices[oldChildren[index].id] != nil {
    edits.append(.remove(oldChildren[index].id))
  }
  let staying = longestIncreasingSubsequence(kept)
  // From the back, so that the node to stand before is always in its final place.
  for index in (start..<newEnd).reversed() {
    let child = newChildren[index]
    let before = index + 1 < newChildren.count ? newChildren[index + 1].id : nil
    guard let oldIndex = kept[index - start] else {
      edits.append(.insert(child, parent: new.id, before: before))
      continue
    }
    if !staying.contains(index - start) { edits.append(.move(child.id, parent: new.id, before: before)) }
    appendEdits(from: oldChildren[oldIndex], to: child, into: &edits)
  }
}

/// The offsets of a longest run of values that grow, leaving out `nil`.
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

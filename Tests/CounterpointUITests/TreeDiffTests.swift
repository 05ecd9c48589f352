import CounterpointTestSupport
import CounterpointUI
import Testing

@Suite struct TreeDiffTests {
  private func text(_ id: Int, _ string: String = "") -> RenderNode {
    RenderNode(id: id, kind: .text(string, TextStyle()), children: [])
  }

  private func root(_ children: [RenderNode]) -> RenderNode {
    RenderNode(id: 0, kind: .root, children: children)
  }

  private func edits(_ old: [Int], _ new: [Int]) -> [Edit] {
    CounterpointUI.edits(from: root(old.map { text($0) }), to: root(new.map { text($0) }))
  }

  @Test func nothingChangedIsNoEdit() {
    let tree = root([text(1), text(2)])
    #expect(CounterpointUI.edits(from: tree, to: tree) == [])
    #expect(edits([1, 2], [1, 2]) == [])
  }

  @Test func aChangedTextIsOneUpdate() {
    let old = text(1, "a")
    let new = text(1, "b")
    #expect(CounterpointUI.edits(from: root([old, text(2)]), to: root([new, text(2)])) == [.update(from: old, to: new)])
  }

  @Test func insertions() {
    #expect(edits([1, 2], [1, 3, 2]) == [.insert(text(3), parent: 0, before: 2)])
    #expect(edits([1], [1, 2, 3]) == [.insert(text(3), parent: 0, before: nil), .insert(text(2), parent: 0, before: 3)])
    #expect(edits([], [1]) == [.insert(text(1), parent: 0, before: nil)])
  }

  @Test func removals() {
    #expect(edits([1, 2, 3], [1, 3]) == [.remove(2)])
    #expect(edits([1, 2, 3], []) == [.remove(1), .remove(2), .remove(3)])
  }

  @Test func moves() {
    #expect(edits([1, 2, 3, 4], [4, 1, 2, 3]) == [.move(4, parent: 0, before: 1)])
    #expect(edits([1, 2, 3, 4], [2, 3, 4, 1]) == [.move(1, parent: 0, before: nil)])
    #expect(edits([1, 2], [2, 1]) == [.move(2, parent: 0, before: 1)])
  }

  @Test(arguments: 0..<200)
  func applyingTheEditsGivesTheNewTree(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var nextID = 1
    var tree = root([])
    for _ in 0..<20 {
      let next = randomSuccessor(of: tree, depth: 0, nextID: &nextID, using: &generator)
      let mirror = Mirror(tree)
      for edit in CounterpointUI.edits(from: tree, to: next) { mirror.apply(edit) }
      #expect(mirror.description == Mirror(next).description, "seed \(seed)")
      tree = next
    }
  }

  private func randomSuccessor(
    of node: RenderNode, depth: Int, nextID: inout Int, using generator: inout SeededGenerator
  ) -> RenderNode {
    var children = node.children.filter { _ in Int.random(in: 0..<5, using: &generator) > 0 }
    if Bool.random(using: &generator) { children.shuffle(using: &generator) }
    children = children.map {
      Bool.random(using: &generator) ? randomSuccessor(of: $0, depth: depth + 1, nextID: &nextID, using: &generator) : $0
    }
    if depth < 3 {
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        let child = RenderNode(id: nextID, kind: .text("\(nextID)", TextStyle()), children: [])
        nextID += 1
        children.insert(child, at: Int.random(in: 0...children.count, using: &generator))
      }
    }
    let kind: RenderNode.Kind = depth == 0 ? .root : .text("\(generator.next() % 4)", TextStyle())
    return RenderNode(id: node.id, kind: kind, children: children)
  }
}

/// What a renderer keeps: a tree that can only be changed by edits.
private final class Mirror: CustomStringConvertible {
  let id: Int
  var kind: RenderNode.Kind
  var children: [Mirror]

  init(_ node: RenderNode) {
    id = node.id
    kind = node.kind
    children = node.children.map(Mirror.init)
  }

  var description: String { "(\(id) \(kind) \(children))" }

  func apply(_ edit: Edit) {
    switch edit {
    case .update(_, let node):
      find(node.id)?.kind = node.kind
    case .insert(let node, let parent, let before):
      find(parent)?.insert(Mirror(node), before: before)
    case .move(let id, let parent, let before):
      guard let parent = find(parent), let index = parent.children.firstIndex(where: { $0.id == id }) else { return }
      parent.insert(parent.children.remove(at: index), before: before)
    case .remove(let id):
      remove(id)
    }
  }

  private func insert(_ child: Mirror, before: Int?) {
    let index = before.flatMap { before in children.firstIndex { $0.id == before } } ?? children.count
    children.insert(child, at: index)
  }

  private func remove(_ id: Int) {
    children.removeAll { $0.id == id }
    for child in children { child.remove(id) }
  }

  private func find(_ id: Int) -> Mirror? {
    if self.id == id { return self }
    for child in children {
      if let found = child.find(id) { return found }
    }
    return nil
  }
}

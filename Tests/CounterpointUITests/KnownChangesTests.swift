import CounterpointUI
import Testing

/// Thirty changes, and the edits that are just enough for each.
@MainActor
@Suite struct KnownChangesTests {
  @MainActor
  struct Change {
    let name: String
    let edits: String
    let view: (Bool) -> AnyView

    init<Content: View>(_ name: String, _ edits: String, @ViewBuilder _ view: @escaping (Bool) -> Content) {
      self.name = name
      self.edits = edits
      self.view = { AnyView(view($0)) }
    }
  }

  @Observable final class Model { var isAfter = false }

  struct Screen: View {
    let model: Model
    let change: Change
    var body: some View { change.view(model.isAfter) }
  }

  static func rows(_ ids: [String]) -> some View {
    VStack { ForEach(ids, id: \.self) { Text($0) } }
  }

  static var changes: [Change] {
    [
      Change("nothing", "") { _ in Text("a") },
      Change("a text", "update text") { Text($0 ? "b" : "a") },
      Change("a text's font", "update text") { Text("a").font($0 ? .title : .body) },
      Change("one of two texts", "update text") { after in
        HStack {
          Text(after ? "b" : "a")
          Text("x")
        }
      },
      Change("a run of a text", "update text") { Text("a") + Text($0 ? "b" : "c").bold() },
      Change("a branch", "remove, insert text") { if $0 { Text("b") } else { Text("a") } },
      Change("an optional view that comes", "insert text") { after in
        HStack {
          Text("a")
          if after { Text("b") }
        }
      },
      Change("an optional view that goes", "remove") { after in
        HStack {
          if !after { Text("a") }
          Text("b")
        }
      },
      Change("a first row", "insert text") { rows($0 ? ["x", "a", "b"] : ["a", "b"]) },
      Change("a last row", "insert text") { rows($0 ? ["a", "b", "x"] : ["a", "b"]) },
      Change("a row in the middle", "insert text") { rows($0 ? ["a", "x", "b"] : ["a", "b"]) },
      Change("a row that goes", "remove") { rows($0 ? ["a", "c"] : ["a", "b", "c"]) },
      Change("all rows go", "remove, remove") { rows($0 ? [] : ["a", "b"]) },
      Change("the last row moves to the front", "move") { rows($0 ? ["d", "a", "b", "c"] : ["a", "b", "c", "d"]) },
      Change("the first row moves to the end", "move") { rows($0 ? ["b", "c", "d", "a"] : ["a", "b", "c", "d"]) },
      Change("two rows change places", "move, move") { rows($0 ? ["d", "b", "c", "a"] : ["a", "b", "c", "d"]) },
      Change("neighbours change places", "move") { rows($0 ? ["a", "c", "b", "d"] : ["a", "b", "c", "d"]) },
      Change("rows in reverse", "move, move, move") { rows($0 ? ["d", "c", "b", "a"] : ["a", "b", "c", "d"]) },
      Change("one goes, one comes", "remove, insert text") { rows($0 ? ["a", "x", "c"] : ["a", "b", "c"]) },
      Change("a button's title", "update text") { Button($0 ? "b" : "a") {} },
      Change("a button's role", "update button") { Button("a", role: $0 ? .destructive : nil) {} },
      Change("a control that is disabled", "update button") { Button("a") {}.disabled($0) },
      Change("a switch", "update toggle") { Toggle("t", isOn: .constant($0)) },
      Change("a slider", "update slider") { Slider(value: .constant($0 ? 1 : 0)) },
      Change("a selection", "update picker") { after in
        Picker("p", selection: .constant(after ? 2 : 1)) { ForEach([1, 2], id: \.self) { Text("\($0)") } }
      },
      Change("a padding", "update text") { Text("a").padding($0 ? 2 : 1) },
      Change("a colour behind", "update text") { Text("a").background($0 ? Color.red : .blue) },
      Change("a shape's paint", "update shape") { Circle().fill($0 ? Color.red : .blue) },
      Change("another shape", "remove, insert shape") { after in DynamicShape(isCircle: after) },
      Change("a title", "update screenTitle") { after in NavigationStack { Text("a").navigationTitle(after ? "B" : "A") } },
      Change("an alert that opens", "insert dialog") { after in Text("a").alert("Sure?", isPresented: .constant(after)) { Button("OK") {} }
      },
      Change("a screen that opens", "update screen, insert screen") { after in
        NavigationStack(path: .constant(after ? [1] : [])) { Text("a").navigationDestination(for: Int.self) { Text("\($0)") } }
      },
    ]
  }

  struct DynamicShape: Shape {
    let isCircle: Bool
    func path(in rect: CGRect) -> Path { Path(rect) }
    var _form: ShapeForm { isCircle ? .circle : .rectangle }
  }

  @Test func theEditsAreJustEnough() {
    #expect(Self.changes.count >= 30)
    for change in Self.changes { check(change) }
  }

  private func check(_ change: Change) {
    let model = Model()
    let graph = ViewGraph(Screen(model: model, change: change))
    let before = graph.tree
    model.isAfter = true
    graph.flush()
    let names = edits(from: before, to: graph.tree).map { edit in
      switch edit {
      case .update(_, let node): "update \(node.kindName)"
      case .insert(let node, _, _): "insert \(node.kindName)"
      case .move: "move"
      case .remove: "remove"
      }
    }
    #expect(names.joined(separator: ", ") == change.edits, "\(change.name)")
  }

  @Test func whatHasTheFocusStaysWhereItIs() {
    func node(_ id: Int) -> RenderNode { RenderNode(id: id, kind: .text("\(id)", TextStyle()), children: []) }
    let old = RenderNode(id: 0, kind: .root, children: [1, 2, 3, 4].map(node))
    let new = RenderNode(id: 0, kind: .root, children: [4, 1, 2, 3].map(node))
    #expect(edits(from: old, to: new) == [.move(4, parent: 0, before: 1)])
    #expect(
      edits(from: old, to: new, pinned: [4]) == [
        .move(3, parent: 0, before: nil), .move(2, parent: 0, before: 3), .move(1, parent: 0, before: 2),
      ])
  }
}

extension RenderNode {
  fileprivate var kindName: String { String("\(kind)".prefix { $0 != "(" }) }
}

import CounterpointTestSupport
import CounterpointUI
import IssueReporting
import Testing

@MainActor
@Suite struct ForEachTests {
  struct Item: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  @Observable final class Model {
    var items: [Item] = []
    @ObservationIgnored var evaluations: [Int] = []

    init(_ ids: some Sequence<Int>) {
      items = ids.map { Item(id: $0, title: "\($0)") }
    }
  }

  struct Row: View {
    let item: Item
    let model: Model
    @State private var note = "-"

    var body: some View {
      let _ = model.evaluations.append(item.id)
      HStack {
        Text(item.title)
        Button("mark \(item.id)") { note = "marked" }
        Text(note)
      }
    }
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      VStack { ForEach(model.items) { Row(item: $0, model: model) } }
    }
  }

  @Test func aRowThatMovesTakesItsStateAlong() throws {
    let model = Model([1, 2, 3])
    let graph = ViewGraph(Rows(model: model))
    try graph.tap("mark 2")
    let before = graph.tree
    model.items.reverse()
    graph.flush()
    #expect(graph.tree.texts == ["3", "mark 3", "-", "2", "mark 2", "marked", "1", "mark 1", "-"])
    #expect(edits(from: before, to: graph.tree).count == 2, "two of three rows move")
    model.items.remove(at: 0)
    model.items.insert(Item(id: 2, title: "again"), at: 2)
    model.items.remove(at: 0)
    graph.flush()
    #expect(graph.tree.texts == ["1", "mark 1", "-", "again", "mark 2", "marked"])
  }

  @Test func aRowThatComesBackBeginsAfresh() throws {
    let model = Model([1])
    let graph = ViewGraph(Rows(model: model))
    try graph.tap("mark 1")
    model.items = []
    graph.flush()
    model.items = [Item(id: 1, title: "1")]
    graph.flush()
    #expect(graph.tree.texts == ["1", "mark 1", "-"])
  }

  @Test func duplicateIdsAreReportedAndShown() {
    let model = Model([1, 2])
    let graph = ViewGraph(Rows(model: model))
    withKnownIssue {
      model.items.append(Item(id: 1, title: "twin"))
      graph.flush()
    } matching: {
      $0.description.contains("several elements with the id 1")
    }
    #expect(graph.tree.texts.filter { ["1", "2", "twin"].contains($0) } == ["1", "2", "twin"])
    model.items.removeFirst()
    graph.flush()
    #expect(graph.tree.texts.filter { ["1", "2", "twin"].contains($0) } == ["2", "twin"])
  }

  @Test func oneChangedElementIsOneEdit() {
    let model = Model(0..<1_000)
    let graph = ViewGraph(Rows(model: model))
    let before = graph.tree
    model.items[500].title = "changed"
    graph.flush()
    #expect(edits(from: before, to: graph.tree).count == 1)
  }

  @Test func anElementThatIsBoundIsChanged() {
    struct Form: View {
      @Bindable var model: Model
      var body: some View {
        ForEach($model.items) { $item in TextField("Title", text: $item.title) }
      }
    }
    let model = Model([1, 2])
    let graph = ViewGraph(Form(model: model))
    graph.send(.input("second"), to: graph.tree.children[1].id)
    #expect(model.items.map(\.title) == ["1", "second"])
  }

  @Test func theRowsOfALongListAreMadeAsTheyComeIntoView() throws {
    struct Screen: View {
      let model: Model
      var body: some View {
        List(model.items) { item in
          Text(item.title).onAppear { model.evaluations.append(item.id) }
        }
      }
    }
    let model = Model(0..<1_000)
    let graph = ViewGraph(Screen(model: model))
    #expect(graph.tree.texts.count == 40)
    #expect(model.evaluations == Array(0..<40))
    let end = try #require(graph.tree.find(.end))
    let before = graph.tree
    #expect(graph.send(.visible, to: end.id))
    graph.flush()
    #expect(graph.tree.texts.count == 120)
    #expect(edits(from: before, to: graph.tree).count == 80, "the new rows, and nothing else")
  }

  @Test func rowsCanBeDeletedAndMoved() throws {
    struct Screen: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.items) { Text($0.title).padding(1).frame(width: 10) }
            .onDelete { model.items.remove(atOffsets: $0) }
            .onMove { model.items.move(fromOffsets: $0, toOffset: $1) }
        }
      }
    }
    let model = Model([1, 2, 3])
    let graph = ViewGraph(Screen(model: model))
    let row = try #require(graph.tree.rows.last)
    #expect(graph.send(.move(toOffset: 0), to: row.id))
    graph.flush()
    #expect(model.items.map(\.id) == [3, 1, 2])
    let button = try #require(graph.tree.rows[1].firstButton("Delete"))
    #expect(graph.send(.tap, to: button.id))
    graph.flush()
    #expect(model.items.map(\.id) == [3, 2])
    #expect(graph.tree.rows.count == 2)
  }

  @Test(arguments: 0..<60)
  func randomChangesKeepEachRowWithItsElement(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let model = Model([])
    let graph = ViewGraph(Rows(model: model))
    var marks: Set<Int> = []
    for step in 0..<25 {
      let gone = model.items.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }.map(\.id)
      model.items.removeAll { gone.contains($0.id) }
      marks.subtract(gone)
      if Bool.random(using: &generator) { model.items.shuffle(using: &generator) }
      for index in 0..<Int.random(in: 0...4, using: &generator) {
        let item = Item(id: step * 10 + index, title: "\(step * 10 + index)")
        model.items.insert(item, at: Int.random(in: 0...model.items.count, using: &generator))
      }
      graph.flush()
      if let item = model.items.randomElement(using: &generator) {
        try graph.tap("mark \(item.id)")
        marks.insert(item.id)
      }
      let expected = model.items.flatMap { [$0.title, "mark \($0.id)", marks.contains($0.id) ? "marked" : "-"] }
      #expect(graph.tree.texts == expected, "seed \(seed), step \(step)")
    }
  }
}

extension RenderNode {
  var rows: [RenderNode] {
    if case .row = kind { return [self] }
    return children.flatMap(\.rows)
  }
}

extension Array {
  fileprivate mutating func remove(atOffsets offsets: IndexSet) {
    for index in offsets.reversed() { remove(at: index) }
  }

  fileprivate mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = source.filter { $0 < destination }.count
    for index in source.reversed() { remove(at: index) }
    insert(contentsOf: moved, at: destination - before)
  }
}

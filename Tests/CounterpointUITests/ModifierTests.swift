import CounterpointUI
import Testing

@MainActor
@Suite struct ModifierTests {
  private func drawn(_ view: some View) -> RenderNode { ViewGraph(view).tree.children[0] }

  @Test func modifiersInTheirUsualOrderAreOneNode() {
    let node = drawn(Text("x").padding().background(.red).cornerRadius(4).shadow(radius: 2).opacity(0.5).offset(x: 3))
    #expect(node.kind == .text("x", TextStyle()))
    #expect(node.modifiers.count == 6)
  }

  @Test func modifiersInAnotherOrderAreBoxesAroundEachOther() {
    let node = drawn(Text("x").background(.red).padding(3).background(.blue))
    #expect(node.kind == .box)
    #expect(node.modifiers == [.padding(EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)), .background(.color(.blue), .rectangle)])
    #expect(node.children[0].modifiers == [.background(.color(.red), .rectangle)])
  }

  @Test func paddingsAddUp() {
    #expect(
      drawn(Text("x").padding(.top, 1).padding(2)).modifiers == [.padding(EdgeInsets(top: 3, leading: 2, bottom: 2, trailing: 2))])
  }

  @Test func theInnermostFontWins() {
    #expect(drawn(HStack { Text("x") }.font(.title).font(.body)).modifiers == [.font(.title)])
    #expect(drawn(Text("x").font(.title).font(.body)).kind == drawn(Text("x").font(.title)).kind)
  }

  @Test func aModifierOnAGroupIsOneOnEachOfItsViews() {
    let tree = ViewGraph(
      Group {
        Text("a")
        Text("b")
      }.opacity(0.5)
    ).tree
    #expect(tree.children.map(\.modifiers) == [[.opacity(0.5)], [.opacity(0.5)]])
  }

  @Test func aChangedModifierKeepsTheNode() {
    struct Screen: View {
      @State var isLarge = false
      var body: some View {
        Button("x") { isLarge.toggle() }.padding(isLarge ? 2 : 1).background(.red).padding(isLarge ? 4 : 3)
      }
    }
    let graph = ViewGraph(Screen())
    let before = graph.tree
    let box = graph.tree.children[0]
    graph.send(.tap, to: box.children[0].id)
    graph.flush()
    #expect(graph.tree.children[0].id == box.id)
    #expect(edits(from: before, to: graph.tree).count == 2)
  }

  @Test func aRowsBackgroundIsFoundThroughItsBoxes() throws {
    let graph = ViewGraph(List { Text("x").listRowBackground(Color.red).background(.blue).padding() })
    guard case .row(let look) = try #require(graph.tree.rows.first).kind else { return }
    #expect(look.background == .color(.red))
  }

  @Test func whatARowsViewPadsIsInAdditionToTheRowsOwnRoom() throws {
    let graph = ViewGraph(List { Text("x").padding(.vertical, 6) })
    let content = try #require(graph.tree.rows.first?.children.first)
    #expect(content.kind == .box)
    #expect(content.modifiers.isEmpty)
    #expect(content.children.count == 1)
  }

  @Test func looseRowsAndSectionsAreSections() {
    let graph = ViewGraph(
      List {
        Text("loose")
        Section("Title") {
          Text("a"); Text("b")
        }
        Section {
          Text("c")
        } footer: {
          Text("below")
        }
      }
    )
    #expect(
      graph.tree.outline == """
        root
          list(CounterpointUI.ListLook.insetGrouped, refresh: CounterpointUI.ScrollLook.Refresh.none)
            section
              rows
                row
                  text loose
            section
              sectionHeader
                text Title
              rows
                row
                  text a
                row
                  text b
            section
              rows
                row
                  text c
              sectionFooter
                text below
        """
    )
  }

  @Test func aViewModifierHasStateOfItsOwn() throws {
    struct Counted: ViewModifier {
      @State private var count = 0
      func body(content: Content) -> some View {
        content
        Button("\(count)") { count += 1 }
      }
    }
    let graph = ViewGraph(Text("x").modifier(Counted()))
    try graph.tap("0")
    #expect(graph.tree.texts == ["x", "1"])
  }

  @Test func whatTakesRoomSaysSo() {
    func flexibility(_ view: some View) -> RenderNode.Flexibility { drawn(view).flexibility }
    #expect(flexibility(Text("x")) == [])
    #expect(
      flexibility(
        HStack {
          Text("x"); Spacer()
        }) == .horizontal)
    #expect(flexibility(VStack { HStack { Spacer() } }) == .horizontal)
    #expect(flexibility(VStack { Spacer() }) == .vertical)
    #expect(flexibility(Color.red) == [.horizontal, .vertical])
    #expect(flexibility(Color.red.frame(width: 3)) == .vertical)
    #expect(flexibility(Text("x").frame(maxWidth: .infinity)) == .horizontal)
    #expect(flexibility(Text("x").overlay { Color.red }) == [])
    #expect(flexibility(Button("x") {}) == [])
    #expect(
      flexibility(
        Button {
        } label: {
          Text("x").frame(maxWidth: .infinity)
        }.buttonStyle(.plain)) == .horizontal)
    #expect(
      flexibility(
        HStack {
          Text("x"); Spacer()
        }.fixedSize()) == [])
  }

  @Test func anIdentityThatChangesBeginsAfresh() throws {
    struct Counted: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Screen: View {
      @State private var id = 0
      var body: some View {
        Counted().id(id)
        Button("again") { id += 1 }
      }
    }
    let graph = ViewGraph(Screen())
    try graph.tap("count 0")
    try graph.tap("again")
    #expect(graph.tree.texts == ["count 0", "again"])
  }

  @Test func anErasedViewKeepsItsStateWhileItsTypeStays() throws {
    struct Screen: View {
      @State private var isText = false
      var body: some View {
        isText ? AnyView(Text("text")) : AnyView(StateTests.Disclosure())
        Button("switch") { isText.toggle() }
      }
    }
    let graph = ViewGraph(Screen())
    try graph.tap("More")
    try graph.tap("switch")
    #expect(graph.tree.texts == ["text", "switch"])
    try graph.tap("switch")
    #expect(graph.tree.texts == ["More", "switch"])
  }
}

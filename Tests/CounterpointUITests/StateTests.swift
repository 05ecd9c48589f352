import CounterpointUI
import Testing

@MainActor
@Suite struct StateTests {
  @Observable final class Settings { var size = 1 }

  @Observable final class GreetingModel { var greeting = "hi" }

  @Observable final class NameModel { var name = "a" }

  @Observable final class TitleModel { var title = "A" }

  struct Disclosure: View {
    @State private var isExpanded = false
    var title = "More"

    var body: some View {
      VStack {
        Button(isExpanded ? "Less" : title) { isExpanded.toggle() }
        if isExpanded { Text("details") }
      }
    }
  }

  @Test func stateIsKeptFromOneEvaluationToTheNext() throws {
    let graph = ViewGraph(Disclosure())
    try graph.tap("More")
    #expect(graph.tree.texts == ["Less", "details"])
    try graph.tap("Less")
    #expect(graph.tree.texts == ["More"])
  }

  @Test func stateSurvivesANewValueOfTheViewInTheSamePlace() throws {
    struct Outer: View {
      let model: TitleModel
      var body: some View { Disclosure(title: model.title) }
    }
    let model = TitleModel()
    let graph = ViewGraph(Outer(model: model))
    try graph.tap("A")
    model.title = "B"
    graph.flush()
    #expect(graph.tree.texts == ["Less", "details"])
    try graph.tap("Less")
    #expect(graph.tree.texts == ["B"])
  }

  @Test func eachPlaceHasStateOfItsOwn() throws {
    struct Two: View {
      var body: some View {
        Disclosure(title: "A")
        Disclosure(title: "B")
      }
    }
    let graph = ViewGraph(Two())
    try graph.tap("B")
    #expect(graph.tree.texts == ["A", "Less", "details"])
  }

  @Test func anEqualValueEvaluatesNothing() {
    struct Counter: View {
      @State var number = 1
      let evaluated: () -> Void
      var body: some View {
        let _ = evaluated()
        Button("\(number)") { number = 1 }
      }
    }
    var evaluations = 0
    let graph = ViewGraph(Counter { evaluations += 1 })
    graph.send(.tap, to: graph.tree.children[0].id)
    #expect(!graph.flush())
    #expect(evaluations == 1)
  }

  @Test func aBindingToStateChangesIt() throws {
    struct Form: View {
      @State private var name = "a"
      var body: some View {
        Text("Hello, \(name)")
        Nested(name: $name)
      }
    }
    struct Nested: View {
      @Binding var name: String
      var body: some View { TextField("Name", text: $name) }
    }
    let graph = ViewGraph(Form())
    graph.send(.input("b"), to: graph.tree.children[1].id)
    graph.flush()
    #expect(graph.tree.texts == ["Hello, b"])
  }

  @Test func anOptionalBindingKeepsTheLastValueOnTheWayOut() {
    var value: Int? = 1
    let optional = Binding(get: { value }, set: { value = $0 })
    let binding = Binding(optional)
    binding?.wrappedValue = 2
    #expect(value == 2)
    value = nil
    #expect(binding?.wrappedValue == 2)
    binding?.wrappedValue = 3
    #expect(value == nil)
    #expect(Binding(optional) == nil)
  }

  @Test func bindableMakesBindingsToAnObject() {
    struct Form: View {
      @Bindable var model: NameModel
      var body: some View { TextField("Name", text: $model.name) }
    }
    let model = NameModel()
    let graph = ViewGraph(Form(model: model))
    graph.send(.input("b"), to: graph.tree.children[0].id)
    #expect(model.name == "b")
  }

  @Test func aDynamicPropertyOfYourOwnIsConnected() throws {
    @propertyWrapper struct Toggled: DynamicProperty {
      @State private var isOn = false
      var wrappedValue: Bool {
        get { isOn }
        nonmutating set { isOn = newValue }
      }
    }
    struct Screen: View {
      @Toggled var isOn
      var body: some View { Button(isOn ? "on" : "off") { isOn = true } }
    }
    let graph = ViewGraph(Screen())
    try graph.tap("off")
    #expect(graph.tree.texts == ["on"])
  }

  @Test func theEnvironmentReachesWhatIsBelow() {
    struct Leaf: View {
      @Environment(\.isEnabled) var isEnabled
      @Environment(\.greeting) var greeting
      var body: some View { Text("\(greeting) \(isEnabled)") }
    }
    struct Screen: View {
      let model: GreetingModel
      var body: some View {
        Leaf()
        Leaf().environment(\.greeting, model.greeting).disabled(true)
      }
    }
    let model = GreetingModel()
    let graph = ViewGraph(Screen(model: model))
    #expect(graph.tree.texts == ["hello true", "hi false"])
    model.greeting = "hey"
    graph.flush()
    #expect(graph.tree.texts == ["hello true", "hey false"])
  }

  @Test func anObjectInTheEnvironmentIsObserved() {
    struct Leaf: View {
      @Environment(Settings.self) var settings
      @Environment(Unused.self) var unused: Unused?
      var body: some View { Text("\(settings.size) \(unused == nil)") }
    }
    let settings = Settings()
    let graph = ViewGraph(Leaf().environment(settings))
    settings.size = 2
    graph.flush()
    #expect(graph.tree.texts == ["2 true"])
  }

  @Observable final class Unused {}

  @Test func whatIsDisabledCannotBeActedUpon() {
    var taps = 0
    let graph = ViewGraph(Button("x") { taps += 1 }.disabled(true))
    #expect(!graph.send(.tap, to: graph.tree.children[0].id))
    #expect(taps == 0)
    #expect(graph.tree.children[0].modifiers == [.disabled])
  }
}

private struct GreetingKey: EnvironmentKey {
  static let defaultValue = "hello"
}

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
}

extension ViewGraph {
  /// Presses the button with a title.
  func tap(_ title: String) throws {
    let button = try #require(tree.firstButton(title))
    send(.tap, to: button.id)
    flush()
  }
}

extension RenderNode {
  /// All texts, in order.
  var texts: [String] {
    if case .text(let string, _) = kind { return [string] }
    return children.flatMap(\.texts)
  }

  func firstButton(_ title: String) -> RenderNode? {
    if case .button = kind, texts == [title] { return self }
    return children.lazy.compactMap { $0.firstButton(title) }.first
  }
}

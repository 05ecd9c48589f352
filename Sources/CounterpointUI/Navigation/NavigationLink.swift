import IssueReporting

/// A control that opens a screen of the stack that it is in.
///
/// ```swift
/// NavigationLink(value: standup) { StandupRow(standup: standup) }
/// NavigationLink("Settings") { SettingsView() }
/// ```
public struct NavigationLink<Label: View, Destination: View>: View {
  private let label: Label
  private let target: Target
  @State private var isOpen = false
  @Environment(\.navigation) private var navigation
  @Environment(\.isInList) private var isInList

  /// What a link opens.
  enum Target {
    case screen(() -> Destination)
    case value(AnyHashable)
    /// The state of a feature.
    case state(Any)
    case nothing
  }

  init(label: Label, target: Target) {
    self.label = label
    self.target = target
  }

  /// Makes a link to the screen of a view.
  ///
  /// - Parameters:
  ///   - destination: The view.
  ///   - label: What the link shows.
  public init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: .screen(destination))
  }

  /// What the link shows; pressing it opens the screen.
  public var body: some View {
    Button {
      open()
    } label: {
      if isInList {
        HStack {
          label.frame(maxWidth: .infinity, alignment: .leading)
          Image(systemName: "chevron.right").foregroundStyle(.tertiary)
        }
      } else {
        label
      }
    }
    .buttonStyle(RendererButtonStyle(_look: isInList ? .plain : .borderless))
    if case .screen(let destination) = target {
      PushedScreen(isOpen: $isOpen, content: destination)
    }
  }

  private func open() {
    guard let navigation else {
      reportIssue(
        """
        A NavigationLink was pressed that is in no NavigationStack, so there is no place to open a screen in. \
        Put a NavigationStack around the view that has the link.
        """
      )
      return
    }
    switch target {
    case .screen: isOpen = true
    case .value(let value): navigation.source?.push(value)
    case .state(let state): navigation.source?.pushState(state)
    case .nothing: break
    }
  }
}

extension NavigationLink where Destination == Never {
  /// Makes a link that adds a value to the path of its stack.
  ///
  /// - Parameters:
  ///   - value: The value; `nil` for a link that opens nothing.
  ///   - label: What the link shows.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(label: label(), target: value.map { .value(AnyHashable($0)) } ?? .nothing)
  }

  /// Makes a link with a title that adds a value to the path of its stack.
  public init<S: StringProtocol, Value: Hashable>(_ title: S, value: Value?) where Label == Text {
    self.init(value: value) { Text(title) }
  }
}

extension NavigationLink where Label == Text {
  /// Makes a link with a title to the screen of a view.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: @escaping () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }
}

/// A screen that a view has opened in the stack that it is in.
struct PushedScreen<Content: View>: View {
  let isOpen: Binding<Bool>
  let content: () -> Content

  init(isOpen: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
    self.isOpen = isOpen
    self.content = content
  }

  var body: some View {
    if isOpen.wrappedValue {
      ScreenHoist(content: Screen(depth: 1, pop: DismissAction { isOpen.wrappedValue = false }) { content() })
    }
  }
}

/// Sends a screen up to the stack.
private struct ScreenHoist<Content: View>: View {
  let content: Screen<Content>

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    ScreenHoistNode(view, in: context)
  }
}

private final class ScreenHoistNode<Content: View>: ContainerNode<ScreenHoist<Content>, Screen<Content>> {
  private var inner = EnvironmentValues()

  override init(_ view: ScreenHoist<Content>, in context: NodeContext) {
    super.init(view, in: context)
    inner = makeInnerEnvironment()
    mount(view.content, in: inner)
  }

  override func update(_ view: ScreenHoist<Content>, in environment: EnvironmentValues) {
    let isSame = environment.isIdentical(to: self.environment)
    super.update(view, in: environment)
    if !isSame { inner = makeInnerEnvironment() }
    child?.update(view.content, in: inner)
    collect()
  }

  private func makeInnerEnvironment() -> EnvironmentValues {
    var inner = environment
    inner.isInList = false
    inner.isLazy = false
    inner.refresh = nil
    return inner
  }

  override func collect() {
    guard let child, let node = child.output.first else { return }
    let asked = child.preferences
    output = []
    preferences = Preferences()
    preferences.screens = [PushedNode(node: node, title: asked.title, location: asked.location)] + asked.screens
    preferences.presentations = asked.presentations
  }
}

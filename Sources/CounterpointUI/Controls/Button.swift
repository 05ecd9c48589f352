/// A control that does something when it is pressed.
///
/// ```swift
/// Button("Increment") { store.send(.incrementButtonTapped) }
/// Button("Delete", role: .destructive) { store.send(.deleteButtonTapped) }
/// ```
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label
  @Environment(\.buttonStyle) private var style

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - role: What pressing it means to the user, if it is something special.
  ///   - action: Called when it is pressed.
  ///   - label: What it shows.
  public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.role = role
    self.action = action
    self.label = label()
  }

  /// Makes a button that shows a title.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - role: What pressing it means to the user, if it is something special.
  ///   - action: Called when it is pressed.
  public init<S: StringProtocol>(_ title: S, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void) where Label == Text {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Makes a button that shows a title and a symbol.
  ///
  /// - Parameters:
  ///   - title: What it shows.
  ///   - systemImage: The name of the symbol.
  ///   - role: What pressing it means to the user, if it is something special.
  ///   - action: Called when it is pressed.
  public init<S: StringProtocol>(_ title: S, systemImage: String, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void)
  where Label == CounterpointUI.Label<Text, Image> {
    self.init(role: role, action: action) { CounterpointUI.Label(title, systemImage: systemImage) }
  }

  /// The button in the style of its surroundings.
  public var body: some View {
    // No builder: both styles make the same control, which needs no node to choose between them.
    switch style {
    case .look(let look):
      return PressableControl(content: AnyView(label), role: role, look: look, action: action)
    case .custom(let style):
      let configuration = ButtonStyleConfiguration(role: role, label: .init(content: AnyView(label)), isPressed: false)
      let content = StyledButtonLabel(style: style, configuration: configuration)
      return PressableControl(content: AnyView(content), role: role, look: .plain, action: action)
    }
  }
}

extension Button: UnobservedBody {}

/// What a style of the application's own makes of a button.
private struct StyledButtonLabel: View {
  let style: any ButtonStyle
  let configuration: ButtonStyleConfiguration

  var body: AnyView { AnyView(erasing: style.makeBody(configuration: configuration)) }
}

/// The control that a button is.
private struct PressableControl: PrimitiveView {
  let content: AnyView
  let role: ButtonRole?
  let look: ButtonLook.Style
  let action: @MainActor () -> Void

  static var isControl: Bool { true }

  func kind(in environment: EnvironmentValues) -> RenderNode.Kind {
    var look = ButtonLook(role: role, style: look)
    look.shortcut = environment.keyboardShortcut
    look.isDefault = environment.keyboardShortcut == .defaultAction
    return .button(look)
  }

  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool {
    guard event == .tap else { return false }
    if let press = environment.pressing { press(action) } else { action() }
    return true
  }
}

/// What pressing a button means to the user.
public struct ButtonRole: Hashable, Sendable {
  /// The name of the role, as renderers know it.
  public let name: String

  /// It destroys something.
  public static let destructive = Self(name: "destructive")
  /// It leaves without doing anything.
  public static let cancel = Self(name: "cancel")
}

private enum PressingKey: EnvironmentKey {
  static var defaultValue: (@MainActor (@MainActor () -> Void) -> Void)? { nil }
}

extension EnvironmentValues {
  /// What is done when a button is pressed: its action, and in a dialog something more.
  var pressing: (@MainActor (@MainActor () -> Void) -> Void)? {
    get { self[PressingKey.self] }
    set { self[PressingKey.self] = newValue }
  }
}

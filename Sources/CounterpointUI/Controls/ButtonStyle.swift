/// How buttons look, made of views.
///
/// ```swift
/// struct PillButtonStyle: ButtonStyle {
///   func makeBody(configuration: Configuration) -> some View {
///     configuration.label.padding().background(.tint, in: .capsule)
///   }
/// }
/// ```
@MainActor
public protocol ButtonStyle {
  /// The type of what the style makes.
  associatedtype Body: View

  /// Makes what a button shows.
  @ViewBuilder
  func makeBody(configuration: Configuration) -> Body

  /// What a button is made of.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button is made of.
@MainActor
public struct ButtonStyleConfiguration {
  /// What pressing the button means, if it is something special.
  public let role: ButtonRole?
  /// What it shows.
  public let label: Label
  /// Whether it is held down; a renderer that shows that by itself leaves it at `false`.
  public let isPressed: Bool

  /// What a button shows.
  public struct Label: View {
    let content: AnyView

    /// What the button shows.
    public var body: AnyView { content }
  }
}

/// How buttons look, by one of the renderer's own looks.
public protocol PrimitiveButtonStyle {
  /// The style, as renderers know it.
  var _look: ButtonLook.Style { get }
}

/// One of the looks that renderers have for buttons.
public struct RendererButtonStyle: PrimitiveButtonStyle {
  public let _look: ButtonLook.Style
}

extension PrimitiveButtonStyle where Self == RendererButtonStyle {
  /// As the place where the button stands asks for.
  public static var automatic: Self { Self(_look: .automatic) }
  /// Filled with the tint.
  public static var borderedProminent: Self { Self(_look: .prominent) }
  /// With a faint ground.
  public static var bordered: Self { Self(_look: .bordered) }
  /// The label in the tint.
  public static var borderless: Self { Self(_look: .borderless) }
  /// The label as it is.
  public static var plain: Self { Self(_look: .plain) }
}

/// The style of the buttons of a place.
enum CurrentButtonStyle {
  case look(ButtonLook.Style)
  case custom(any ButtonStyle)
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: CurrentButtonStyle { .look(.automatic) }
}

private enum KeyboardShortcutKey: EnvironmentKey {
  static var defaultValue: KeyboardShortcut? { nil }
}

extension EnvironmentValues {
  var buttonStyle: CurrentButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  var keyboardShortcut: KeyboardShortcut? {
    get { self[KeyboardShortcutKey.self] }
    set { self[KeyboardShortcutKey.self] = newValue }
  }
}

extension View {
  /// Sets how the buttons in this view look.
  public func buttonStyle<Style: PrimitiveButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self, change: { $0.buttonStyle = .look(style._look) }, value: style._look)
  }

  /// Sets how the buttons in this view look.
  @_disfavoredOverload
  public func buttonStyle<Style: ButtonStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self, change: { $0.buttonStyle = .custom(style) }, value: style)
  }

  /// Names a key that presses the button in this view.
  public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
    EnvironmentView(content: self, change: { $0.keyboardShortcut = shortcut }, value: shortcut)
  }
}

/// A key that presses a button.
public struct KeyboardShortcut: Hashable, Sendable {
  /// The key, as renderers know it.
  public let key: String

  /// Return, in a dialog or a form.
  public static let defaultAction = Self(key: "Enter")
  /// Escape.
  public static let cancelAction = Self(key: "Escape")
}

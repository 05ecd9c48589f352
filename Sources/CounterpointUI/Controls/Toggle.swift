/// A control that switches something on and off.
///
/// ```swift
/// Toggle("Notifications", isOn: $settings.notifies)
/// ```
public struct Toggle<Label: View>: View {
  private let isOn: Binding<Bool>
  private let label: Label
  @Environment(\.toggleStyle) private var style

  /// Makes a toggle.
  ///
  /// - Parameters:
  ///   - isOn: Whether it is on.
  ///   - label: What it switches.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.isOn = isOn
    self.label = label()
  }

  /// Makes a toggle with a title.
  ///
  /// - Parameters:
  ///   - title: What it switches.
  ///   - isOn: Whether it is on.
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) where Label == Text {
    self.init(isOn: isOn) { Text(title) }
  }

  /// The label and the switch.
  public var body: some View {
    LabeledControl {
      label
      Switch(isOn: isOn, isButton: style == .checkbox)
    }
  }
}

/// A control after what it is for; pressing either acts upon the control.
struct LabeledControl<Content: View>: PrimitiveView {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var kind: RenderNode.Kind { .labeled }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    guard content.output.count > 2, let control = content.output.last else { return content.output }
    return [arranger.node(.box, "label", children: content.output.dropLast()), control]
  }
}

private struct Switch: PrimitiveView {
  let isOn: Binding<Bool>
  let isButton: Bool

  typealias Content = EmptyView

  static var observes: Bool { true }
  static var isControl: Bool { true }

  func kind(in environment: EnvironmentValues) -> RenderNode.Kind {
    .toggle(isOn: isOn.wrappedValue, label: nil, isButton: isButton)
  }

  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool {
    guard case .input(.flag(let value)) = event else { return false }
    isOn.wrappedValue = value
    return true
  }
}

/// How toggles look.
public struct ToggleStyle: Hashable, Sendable {
  private let name: String

  /// A switch.
  public static let `switch` = Self(name: "switch")
  /// As is usual.
  public static let automatic = Self(name: "switch")
  /// A box with a mark.
  public static let checkbox = Self(name: "checkbox")
}

private enum ToggleStyleKey: EnvironmentKey {
  static var defaultValue: ToggleStyle { .automatic }
}

extension EnvironmentValues {
  var toggleStyle: ToggleStyle {
    get { self[ToggleStyleKey.self] }
    set { self[ToggleStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the toggles in this view look.
  public func toggleStyle(_ style: ToggleStyle) -> some View {
    EnvironmentView(content: self, change: { $0.toggleStyle = style }, value: style)
  }
}

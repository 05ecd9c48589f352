/// A control that does something when it is pressed.
///
/// ```swift
/// Button("Increment") { store.send(.incrementButtonTapped) }
/// ```
public struct Button<Label: View>: PrimitiveView {
  let content: Label
  let kind: RenderNode.Kind
  private let action: @MainActor () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - role: What pressing it means to the user, if it is something special.
  ///   - action: Called when it is pressed.
  ///   - label: What it shows.
  public init(role: ButtonRole? = nil, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    content = label()
    kind = .button(role)
    self.action = action
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

  func handle(_ event: ViewEvent) -> Bool {
    guard event == .tap else { return false }
    action()
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

/// A line of text that the user edits.
///
/// ```swift
/// TextField("Name", text: Binding(get: { store.name }, set: { store.send(.nameChanged($0)) }))
/// ```
///
/// What the user types is the renderer's until the binding has it: a value that comes back different, because the feature trims or limits it, replaces what is
/// shown unless the user has typed on meanwhile.
public struct TextField: PrimitiveView {
  private let label: String
  private let text: Binding<String>

  /// Makes a text field.
  ///
  /// - Parameters:
  ///   - title: What the text is; shown while it is empty, and read out by assistive technology.
  ///   - text: The text to show and to change.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    label = String(title)
    self.text = text
  }

  typealias Content = EmptyView

  static var observes: Bool { true }

  var kind: RenderNode.Kind { .textField(label: label, value: text.wrappedValue) }

  func handle(_ event: ViewEvent) -> Bool {
    guard case .input(let value) = event else { return false }
    text.wrappedValue = value
    return true
  }
}

/// Something and what it is.
///
/// ```swift
/// LabeledContent("Version", value: "1.0")
/// ```
public struct LabeledContent<Label: View, Content: View>: View {
  private let label: Label
  private let content: Content

  /// Makes it of two views.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  /// Makes it of a title and a view.
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(content: content) { Text(title) }
  }

  /// Makes it of a title and a text.
  public init<S: StringProtocol, Value: StringProtocol>(_ title: S, value: Value) where Label == Text, Content == Text {
    self.init(title) { Text(value) }
  }

  /// The label and the content.
  public var body: some View {
    HStack {
      label
      Spacer()
      content.foregroundStyle(.secondary)
    }
  }
}

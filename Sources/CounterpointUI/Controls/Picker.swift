/// One of several options.
///
/// ```swift
/// Picker("Theme", selection: $standup.theme) {
///   ForEach(Theme.allCases) { theme in
///     Text(theme.name).tag(theme)
///   }
/// }
/// ```
///
/// Each option says by ``View/tag(_:)`` which value it stands for; those of a `ForEach` that do not stand for their identity.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  private let selection: Binding<SelectionValue>
  private let content: Content
  private let label: Label
  @Environment(\.pickerStyle) private var style

  /// Makes a picker.
  ///
  /// - Parameters:
  ///   - selection: The value of the chosen option.
  ///   - content: The options.
  ///   - label: What is chosen.
  public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Makes a picker with a title.
  ///
  /// - Parameters:
  ///   - title: What is chosen.
  ///   - selection: The value of the chosen option.
  ///   - content: The options.
  public init<S: StringProtocol>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) where Label == Text {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// The label and the options, in the style of the surroundings.
  public var body: some View {
    switch style {
    case .menu, .automatic, .navigationLink:
      LabeledControl {
        label
        OptionMenu(label: text(in: label), selection: selection, content: content)
      }
    case .segmented:
      OptionGroup(label: text(in: label), selection: selection, look: .segmented, content: content)
    case .inline:
      OptionGroup(label: text(in: label), selection: selection, look: .inline, content: content)
    }
  }
}

/// Options in a menu that opens.
private struct OptionMenu<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let label: String
  let selection: Binding<SelectionValue>
  let content: Content

  static var observes: Bool { true }
  static var isControl: Bool { true }

  func kind(in environment: EnvironmentValues) -> RenderNode.Kind {
    // Which option that is can only be told once they are there; it is read here to be observed.
    _ = selection.wrappedValue
    return .picker(label: label, selection: nil, style: .menu)
  }

  func finish(_ kind: RenderNode.Kind, _ content: Node, in arranger: inout Arranger) -> RenderNode.Kind {
    let selected = content.selected(selection.wrappedValue)
    return .picker(label: label, selection: selected.map { arranger.option($0).id }, style: .menu)
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { .forOptions(environment) }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    content.output.map { arranger.option($0) }
  }

  func handle(_ event: ViewEvent, content: Node, arranger: Arranger) -> Bool {
    guard case .input(.text(let text)) = event, let id = Int(text),
      let node = content.output.first(where: { arranger.existing("option", with: $0)?.id == id }),
      let value = content.graph.tag(of: node.id)?.base as? SelectionValue
    else { return false }
    selection.wrappedValue = value
    return true
  }
}

/// Options that are all seen.
private struct OptionGroup<SelectionValue: Hashable, Content: View>: PrimitiveView {
  let label: String
  let selection: Binding<SelectionValue>
  let look: PickerLook
  let content: Content

  static var observes: Bool { true }
  static var isControl: Bool { true }

  func kind(in environment: EnvironmentValues) -> RenderNode.Kind {
    // Read here to be observed, so that a change of the selection draws the options again.
    _ = selection.wrappedValue
    return .picker(label: label, selection: nil, style: look)
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues { .forOptions(environment) }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    let selected = content.selected(selection.wrappedValue)
    let isEnabled = content.environment.isEnabled
    return content.output.map { node in
      let choice = arranger.node(
        .choice(isSelected: node.id == selected?.id), "choice", with: node, modifiers: isEnabled ? [] : [.disabled], children: [node])
      let value = content.graph.tag(of: node.id)?.base as? SelectionValue
      arranger.listen(to: choice) { event in
        guard event == .tap, isEnabled, let value else { return false }
        selection.wrappedValue = value
        return true
      }
      return choice
    }
  }
}

extension Node {
  /// The node of the option that stands for a value.
  fileprivate func selected<Value: Hashable>(_ value: Value) -> RenderNode? {
    output.first { graph.tag(of: $0.id)?.base as? Value == value }
  }
}

extension Arranger {
  /// An option that shows the text of a node.
  fileprivate mutating func option(_ node: RenderNode) -> RenderNode {
    self.node(.option(label: node.text), "option", with: node, children: [])
  }
}

extension EnvironmentValues {
  fileprivate static func forOptions(_ environment: Self) -> Self {
    var environment = environment
    environment.collectsTags = true
    environment.isInList = false
    environment.isLazy = false
    return environment
  }
}

/// How the options of a picker are offered.
public struct PickerStyle: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, menu, segmented, inline, navigationLink }

  let kind: Kind

  /// As is usual: in a menu.
  public static let automatic = Self(kind: .automatic)
  /// In a menu that opens.
  public static let menu = Self(kind: .menu)
  /// Side by side in one bar.
  public static let segmented = Self(kind: .segmented)
  /// One below the other.
  public static let inline = Self(kind: .inline)
  /// On a screen of their own; shown as a menu.
  public static let navigationLink = Self(kind: .navigationLink)
}

private enum PickerStyleKey: EnvironmentKey {
  static var defaultValue: PickerStyle.Kind { .automatic }
}

extension EnvironmentValues {
  var pickerStyle: PickerStyle.Kind {
    get { self[PickerStyleKey.self] }
    set { self[PickerStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets how the options of the pickers in this view are offered.
  public func pickerStyle(_ style: PickerStyle) -> some View {
    EnvironmentView(content: self, change: { $0.pickerStyle = style.kind }, value: style)
  }
}

/// A line of text that the user edits.
///
/// ```swift
/// TextField("Name", text: $model.name)
/// ```
///
/// What the user types is the renderer's until the binding has it: a value that comes back different, because the feature trims or limits it, replaces what is
/// shown unless the user has typed on meanwhile.
public struct TextField: PrimitiveView {
  private let label: String
  private let text: Binding<String>
  private let isMultiline: Bool
  private var isSecure = false

  /// Makes a text field.
  ///
  /// - Parameters:
  ///   - title: What the text is; shown while it is empty, and read out by assistive technology.
  ///   - text: The text to show and to change.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(String(title), text: text, isMultiline: false)
  }

  /// Makes a text field that can grow to several lines.
  ///
  /// - Parameters:
  ///   - title: What the text is; shown while it is empty, and read out by assistive technology.
  ///   - text: The text to show and to change.
  ///   - axis: The direction in which it grows.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
    self.init(String(title), text: text, isMultiline: axis == .vertical)
  }

  /// Makes a text field with a prompt of its own.
  ///
  /// - Parameters:
  ///   - title: What the text is.
  ///   - text: The text to show and to change.
  ///   - prompt: Shown while it is empty.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(prompt?.string ?? String(title), text: text, isMultiline: false)
  }

  init(_ label: String, text: Binding<String>, isMultiline: Bool, isSecure: Bool = false) {
    self.label = label
    self.text = text
    self.isMultiline = isMultiline
    self.isSecure = isSecure
  }

  typealias Content = EmptyView

  static var observes: Bool { true }
  static var isControl: Bool { true }

  func kind(in environment: EnvironmentValues) -> RenderNode.Kind {
    var look = TextFieldLook(label: label, value: text.wrappedValue, isSecure: isSecure, isMultiline: isMultiline)
    look.isPlain = environment.isInList || environment.hasPlainFields
    look.keyboard = environment.keyboard
    look.submits = environment.submit != nil
    return .textField(look)
  }

  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool {
    switch event {
    case .input(.text(let value)):
      text.wrappedValue = value
      return true
    case .submit:
      guard let submit = environment.submit else { return false }
      submit()
      return true
    default:
      return false
    }
  }
}

/// A line of text that the user edits and nobody can read.
public struct SecureField: View {
  private let field: TextField

  /// Makes a field for a secret.
  ///
  /// - Parameters:
  ///   - title: What the text is; shown while it is empty, and read out by assistive technology.
  ///   - text: The text to change.
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    field = TextField(String(title), text: text, isMultiline: false, isSecure: true)
  }

  /// The field.
  public var body: some View { field }
}

private enum SubmitKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

private enum HasPlainFieldsKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum KeyboardKey: EnvironmentKey {
  static var defaultValue: String? { nil }
}

extension EnvironmentValues {
  /// What Return in a field does.
  var submit: (@MainActor () -> Void)? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  var hasPlainFields: Bool {
    get { self[HasPlainFieldsKey.self] }
    set { self[HasPlainFieldsKey.self] = newValue }
  }

  var keyboard: String? {
    get { self[KeyboardKey.self] }
    set { self[KeyboardKey.self] = newValue }
  }
}

extension View {
  /// Does something when Return is pressed in a field of this view.
  ///
  /// - Parameter action: Called after the text has reached its binding.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> some View {
    EnvironmentView(
      content: self,
      change: { environment in
        let outer = environment.submit
        environment.submit = {
          action()
          outer?()
        }
      },
      value: nil
    )
  }

  /// Sets how the fields in this view look.
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> some View {
    EnvironmentView(content: self, change: { $0.hasPlainFields = style._isPlain }, value: style._isPlain)
  }

  /// Sets which keyboard a touch screen shows for the fields in this view.
  public func keyboardType(_ type: KeyboardType) -> some View {
    EnvironmentView(content: self, change: { $0.keyboard = type.rawValue }, value: type)
  }
}

/// Which keys a touch screen shows.
public enum KeyboardType: String, Hashable, Sendable, CaseIterable {
  /// All of them.
  case `default` = "text"
  /// Digits.
  case numberPad = "numeric"
  /// Digits and a decimal point.
  case decimalPad = "decimal"
  /// Those for e-mail addresses.
  case emailAddress = "email"
  /// Those for web addresses.
  case URL = "url"
}

/// How text fields look.
public protocol TextFieldStyle {
  /// Whether they look like part of what they stand on.
  var _isPlain: Bool { get }
}

/// A field with a border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  public var _isPlain: Bool { false }
}

/// A field that looks like part of what it stands on.
public struct PlainTextFieldStyle: TextFieldStyle {
  public var _isPlain: Bool { true }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a border.
  public static var roundedBorder: Self { Self() }
  /// The usual one.
  public static var automatic: Self { Self() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Without a border.
  public static var plain: Self { Self() }
}

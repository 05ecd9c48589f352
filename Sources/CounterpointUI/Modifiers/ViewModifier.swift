/// A change to views that can be written once and applied to many.
///
/// ```swift
/// struct Card: ViewModifier {
///   func body(content: Content) -> some View {
///     content.padding().background(.background, in: .rect(cornerRadius: 12))
///   }
/// }
///
/// Text("Hello").modifier(Card())
/// ```
@MainActor
public protocol ViewModifier {
  /// The type of what the body makes.
  associatedtype Body: View

  /// Makes the changed view.
  ///
  /// - Parameter content: The view to change; it can be placed once.
  @ViewBuilder
  func body(content: Content) -> Body

  /// The view to change.
  typealias Content = ModifierContent<Self>
}

/// The view that a ``ViewModifier`` changes.
public struct ModifierContent<Modifier: ViewModifier>: View {
  let content: AnyView

  /// The view.
  public var body: AnyView { content }
}

/// A view and a modifier of it.
public struct ModifiedContent<Content: View, Modifier: ViewModifier>: View {
  private let content: Content
  private let modifier: Modifier

  /// Makes a modified view.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  /// The changed view.
  public var body: some View {
    ModifierBody(content: AnyView(content), modifier: modifier)
  }
}

/// Evaluates the body of a modifier, which has state and an environment like that of a view.
private struct ModifierBody<Modifier: ViewModifier>: View, DynamicProperty {
  let content: AnyView
  let modifier: Modifier

  var body: Modifier.Body {
    modifier.body(content: ModifierContent(content: content))
  }
}

extension View {
  /// Changes this view with a modifier.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> ModifiedContent<Self, Modifier> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

/// Combines the views that are written one below the other in a ``View/body``.
@MainActor
@resultBuilder
public enum ViewBuilder {
  /// Accepts a view.
  public static func buildExpression<Content: View>(_ content: Content) -> Content {
    content
  }

  /// No view at all.
  public static func buildBlock() -> EmptyView {
    EmptyView()
  }

  /// A single view stands for itself.
  public static func buildBlock<Content: View>(_ content: Content) -> Content {
    content
  }

  /// Several views, each identified by its place.
  public static func buildBlock<each Content: View>(_ content: repeat each Content) -> TupleView<repeat each Content> {
    TupleView((repeat each content))
  }

  /// An `if` without an `else`.
  public static func buildOptional<Content: View>(_ content: Content?) -> Content? {
    content
  }

  /// The first branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(first: First) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .first(first))
  }

  /// The second branch of an `if` or a `switch`.
  public static func buildEither<First: View, Second: View>(second: Second) -> ConditionalContent<First, Second> {
    ConditionalContent(storage: .second(second))
  }

  /// The views behind an availability check.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> Content {
    content
  }
}

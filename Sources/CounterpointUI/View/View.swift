/// A piece of user interface, described by a value.
///
/// A view of an application says what it is made of in its ``body``:
///
/// ```swift
/// struct CounterView: View {
///   let store: StoreOf<Counter>
///
///   var body: some View {
///     VStack {
///       Text("\(store.count)")
///       Button("Increment") { store.send(.incrementButtonTapped) }
///     }
///   }
/// }
/// ```
///
/// What `body` reads from a store or from any other `@Observable` object is observed; when it changes, this body alone is evaluated again.
@MainActor
public protocol View {
  /// The type of ``body``; `Never` for a view that the library provides.
  associatedtype Body: View

  /// The views that this one is made of.
  @ViewBuilder
  var body: Body { get }

  /// Makes the node that keeps this view in a graph.
  ///
  /// The library has an implementation for every view; there is no need to write one.
  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self>
}

extension View {
  /// Makes a node that evaluates the view's body.
  public static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    BodyNode(view, in: context)
  }
}

extension Never: View {
  /// There is no value of this type, and so no body either.
  public typealias Body = Never
}

extension View where Body == Never {
  /// Not to be read: the library draws this view itself.
  public var body: Never {
    // `Never` has no value, so a caller that reads the body of a primitive view by hand cannot be given one.
    fatalError("\(Self.self) is drawn by the library and has no body. Use the view itself instead of reading its 'body'.")
  }
}

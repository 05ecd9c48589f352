public import Observation

/// A view with an environment of its own.
struct EnvironmentView<Content: View>: View {
  let content: Content
  /// What is different in the environment of the content.
  let change: @MainActor (inout EnvironmentValues) -> Void
  /// The value that is set; two changes with equal values do the same. `nil` where that cannot be told.
  let value: Any?

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    EnvironmentNode(view, in: context)
  }
}

extension View {
  /// Sets a value of the environment for this view and everything in it.
  ///
  /// - Parameters:
  ///   - keyPath: The value to set.
  ///   - value: What to set it to.
  public func environment<Value>(_ keyPath: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    EnvironmentView(content: self, change: { $0[keyPath: keyPath] = value }, value: value)
  }

  /// Puts an object into the environment of this view, to be read with `@Environment(Model.self)`.
  ///
  /// - Parameter object: The object, or `nil` to take one away that was set further up.
  public func environment<Object: AnyObject & Observable>(_ object: Object?) -> some View {
    EnvironmentView(content: self, change: { $0[object: Object.self] = object }, value: object.map(ObjectIdentifier.init))
  }

  /// Changes a value of the environment, starting from what it is here.
  ///
  /// - Parameters:
  ///   - keyPath: The value to change.
  ///   - transform: Changes it.
  public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping @MainActor (inout Value) -> Void
  ) -> some View {
    EnvironmentView(content: self, change: { transform(&$0[keyPath: keyPath]) }, value: nil)
  }
}

/// Keeps a view and the environment that was made for it.
private final class EnvironmentNode<Content: View>: ContainerNode<EnvironmentView<Content>, Content> {
  private var value: Any?
  private var inner: EnvironmentValues

  override init(_ view: EnvironmentView<Content>, in context: NodeContext) {
    value = view.value
    inner = context.environment
    view.change(&inner)
    super.init(view, in: context)
    mount(view.content, in: inner)
  }

  override func update(_ view: EnvironmentView<Content>, in environment: EnvironmentValues) {
    let isSame = environment.isIdentical(to: self.environment) && areEqual(value, view.value)
    super.update(view, in: environment)
    if !isSame {
      value = view.value
      inner = environment
      view.change(&inner)
    }
    child?.update(view.content, in: inner)
    collect()
  }
}

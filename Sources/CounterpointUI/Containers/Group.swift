/// Several views that are treated as one where only one is expected.
///
/// A modifier on a group is one on each of its views.
public struct Group<Content: View>: View {
  private let content: Content

  /// Makes a group.
  ///
  /// - Parameter content: The views.
  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// The views.
  public var body: Content { content }
}

/// Room that takes what is left in a stack.
public struct Spacer: PrimitiveView {
  private let minLength: Double?

  /// Makes a spacer.
  ///
  /// - Parameter minLength: How many points it takes at least; `nil` is the renderer's own.
  public init(minLength: Double? = nil) {
    self.minLength = minLength
  }

  typealias Content = EmptyView

  var kind: RenderNode.Kind { .spacer(minLength: minLength) }
}

/// A thin line between views.
public struct Divider: PrimitiveView {
  /// Makes a divider.
  public init() {}

  typealias Content = EmptyView

  var kind: RenderNode.Kind { .divider }
}

/// Content that can be larger than its room, and is scrolled then.
public struct ScrollView<Content: View>: PrimitiveView {
  let content: Content
  private let axes: Axis.Set

  /// Makes a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The directions in which it scrolls.
  ///   - showsIndicators: Whether it shows where it stands.
  ///   - content: The views.
  public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }

  func kind(in environment: EnvironmentValues) -> RenderNode.Kind {
    .scroll(
      ScrollLook(
        isHorizontal: axes.contains(.horizontal), isVertical: axes.contains(.vertical), refresh: environment.refresh?.look ?? .none))
  }

  static var observes: Bool { true }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    arranger.refreshControl(content.parent?.environment.refresh) + content.output
  }

  func contentEnvironment(_ environment: EnvironmentValues) -> EnvironmentValues {
    var environment = environment
    environment.refresh = nil
    return environment
  }

  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool {
    environment.refresh?.handle(event) ?? false
  }
}

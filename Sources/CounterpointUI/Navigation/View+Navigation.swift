public import Foundation

extension View {
  /// Says how the values of a type on the path of the surrounding stack are shown.
  ///
  /// - Parameters:
  ///   - data: The type of the values.
  ///   - destination: Makes the screen of a value.
  public func navigationDestination<Value: Hashable, Destination: View>(
    for data: Value.Type, @ViewBuilder destination: @escaping (Value) -> Destination
  ) -> some View {
    DestinationRegistration(content: self, type: data, destination: destination)
  }

  /// Opens a screen in the surrounding stack as long as a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is open; it is reset when the user goes back.
  ///   - destination: The screen.
  public func navigationDestination<Destination: View>(
    isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> Destination
  ) -> some View {
    TupleView((self, PushedScreen(isOpen: isPresented, content: destination)))
  }

  /// Opens a screen in the surrounding stack as long as there is an item for it.
  ///
  /// - Parameters:
  ///   - item: What the screen is for; it is set to `nil` when the user goes back.
  ///   - destination: Makes the screen of an item.
  public func navigationDestination<Item: Hashable, Destination: View>(
    item: Binding<Item?>, @ViewBuilder destination: @escaping (Item) -> Destination
  ) -> some View {
    let isPresented = Binding<Bool>(get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
    return TupleView(
      (
        self,
        PushedScreen(isOpen: isPresented) {
          if let value = item.wrappedValue { destination(value).id(value) }
        }
      ))
  }

  /// Names the screen that this view is on.
  public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    PreferenceView(content: self) { $0.title = ScreenTitle(text: String(title), isLarge: $0.title?.isLarge) }
  }

  /// Names the screen that this view is on.
  public func navigationTitle(_ title: Text) -> some View { navigationTitle(title.string) }

  /// Names the screen that this view is on; an earlier spelling.
  public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets how much room the title of the screen takes.
  public func navigationBarTitleDisplayMode(_ mode: TitleDisplayMode) -> some View {
    PreferenceView(content: self) { preferences in
      guard mode != .automatic else { return }
      preferences.title = ScreenTitle(text: preferences.title?.text ?? "", isLarge: mode == .large)
    }
  }

  /// Leaves it to the screen's own controls to go back.
  public func navigationBarBackButtonHidden(_ hides: Bool = true) -> some View {
    PreferenceView(content: self) { if hides { $0.hidesBackButton = true } }
  }

  /// Says the address of what this view shows; a renderer that shows addresses shows this one.
  ///
  /// An address that leads further in than the one before is a new one to go back from. ``onOpenURL(perform:)`` has to lead back to the same views.
  ///
  /// ```swift
  /// StandupDetail(standup: standup).location("/standups/\(standup.id)")
  /// ```
  ///
  /// - Parameter path: The path, from a slash on.
  public func location(_ path: String) -> some View {
    PreferenceView(content: self) { $0.location = path }
  }

  /// Does something when the application is asked to show an address: one that was linked to, or one that the user goes back to.
  ///
  /// - Parameter action: Called with the address.
  public func onOpenURL(perform action: @escaping @MainActor (URL) -> Void) -> some View {
    URLHandlerView(content: self, action: action)
  }
}

/// How much room the title of a screen takes.
public enum TitleDisplayMode: Hashable, Sendable, CaseIterable {
  /// As is usual.
  case automatic
  /// In the bar.
  case inline
  /// Large, below the bar.
  case large
}

/// Tells the surrounding stack how the values of a type are shown.
private struct DestinationRegistration<Content: View, Value: Hashable, Destination: View>: View {
  let content: Content
  let type: Value.Type
  let destination: (Value) -> Destination
  @Environment(\.navigation) private var navigation

  var body: some View {
    let _ = navigation?.register(type, destination)
    content
  }
}

/// A view that takes addresses.
private struct URLHandlerView<Content: View>: View {
  let content: Content
  let action: @MainActor (URL) -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    URLHandlerNode(view, in: context)
  }
}

private final class URLHandlerNode<Content: View>: ContainerNode<URLHandlerView<Content>, Content> {
  override init(_ view: URLHandlerView<Content>, in context: NodeContext) {
    super.init(view, in: context)
    graph.urlHandlers[ObjectIdentifier(self)] = view.action
    mount(view.content)
  }

  override func update(_ view: URLHandlerView<Content>, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    graph.urlHandlers[ObjectIdentifier(self)] = view.action
    child?.update(view.content, in: environment)
    collect()
  }

  override func unmount() {
    super.unmount()
    graph.urlHandlers[ObjectIdentifier(self)] = nil
  }
}

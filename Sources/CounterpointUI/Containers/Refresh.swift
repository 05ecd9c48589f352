/// What loads the content of a view again, at the user's wish.
///
/// ```swift
/// @Environment(\.refresh) private var refresh
/// ```
@MainActor
public final class RefreshAction {
  private let action: @MainActor @Sendable () async -> Void
  private let running = StateStorage<Task<Void, Never>?>(nil)

  init(_ action: @escaping @MainActor @Sendable () async -> Void) {
    self.action = action
  }

  /// Loads again, and returns when that is done.
  public func callAsFunction() async {
    await action()
  }

  var look: ScrollLook.Refresh { running.value == nil ? .idle : .active }

  /// Begins to load; what is pulled while it is loading changes nothing.
  func handle(_ event: ViewEvent) -> Bool {
    guard event == .refresh else { return false }
    guard running.value == nil else { return true }
    running.value = Task { @MainActor [weak self, action] in
      await action()
      self?.running.value = nil
    }
    return true
  }

  func cancel() {
    running.value?.cancel()
  }
}

private enum RefreshKey: EnvironmentKey {
  static var defaultValue: RefreshAction? { nil }
}

extension EnvironmentValues {
  /// Loads the content of the surrounding view again; `nil` where ``View/refreshable(action:)`` has not been written.
  public internal(set) var refresh: RefreshAction? {
    get { self[RefreshKey.self] }
    set { self[RefreshKey.self] = newValue }
  }
}

extension View {
  /// Lets the user have the content of this view loaded again, by pulling it down or with a button.
  ///
  /// - Parameter action: Loads the content. What shows that it is loading is there until it returns.
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    Refreshable(content: self, action: action)
  }
}

/// A view that can be loaded again.
private struct Refreshable<Content: View>: View {
  let content: Content
  let action: @MainActor @Sendable () async -> Void
  @State private var current = CurrentAction()

  /// The newest closure, which a pull that comes later runs.
  @MainActor
  final class CurrentAction {
    var action: @MainActor @Sendable () async -> Void = {}
    private(set) lazy var refresh = RefreshAction { [weak self] in await self?.action() }
  }

  var body: some View {
    let _ = current.action = action
    EnvironmentView(content: content, change: { $0.refresh = current.refresh }, value: ObjectIdentifier(current))
      .onDisappear { current.refresh.cancel() }
  }
}

extension Arranger {
  /// A button that loads again, and what shows that it is being done.
  mutating func refreshControl(_ action: RefreshAction?) -> [RenderNode] {
    guard let action else { return [] }
    if action.look == .active {
      return [node(.progress(value: nil, label: "Loading", isCircular: true), "refreshing")]
    }
    let icon = node(.image(.symbol("arrow.clockwise")), "refresh icon", modifiers: [.accessibility(.hidden)])
    let label = node(.text("Refresh", TextStyle()), "refresh label", modifiers: [.accessibility(.visuallyHidden)])
    let button = node(.button(ButtonLook(style: .borderless)), "refresh", children: [icon, label])
    listen(to: button) { $0 == .tap && action.handle(.refresh) }
    return [button]
  }
}

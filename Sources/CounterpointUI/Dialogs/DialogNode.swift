/// A view that opens over everything else while it is there.
struct Dialog<Content: View>: View {
  let look: DialogLook
  let content: Content
  /// Leaves the dialog without doing anything else.
  let dismiss: @MainActor () -> Void
  /// Whether what the user presses is done before the dialog closes, and not after.
  var actsFirst = false

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    DialogNode(view, in: context)
  }
}

/// Keeps a dialog: it draws nothing where it stands, and asks for a place over everything else.
private final class DialogNode<Content: View>: ContainerNode<Dialog<Content>, Content>, EventTarget {
  private let id: RenderNode.ID
  private var view: Dialog<Content>
  private(set) var drawn: RenderNode?
  /// What the content finds in its surroundings; nothing in it is this view's own but what is looked up when it is used.
  private var inner = EnvironmentValues()

  override init(_ view: Dialog<Content>, in context: NodeContext) {
    self.view = view
    id = context.graph.makeID()
    super.init(view, in: context)
    graph.register(self, as: id)
    inner = makeInnerEnvironment()
    mount(view.content, in: inner)
  }

  override func update(_ view: Dialog<Content>, in environment: EnvironmentValues) {
    let isSame = environment.isIdentical(to: self.environment) && view.look.style == self.view.look.style
    super.update(view, in: environment)
    self.view = view
    if !isSame { inner = makeInnerEnvironment() }
    child?.update(view.content, in: inner)
    collect()
  }

  private func makeInnerEnvironment() -> EnvironmentValues {
    var environment = environment
    environment.isInList = false
    environment.isLazy = false
    environment.refresh = nil
    environment.submit = nil
    environment.navigation = nil
    environment.isPresented = true
    environment.dismiss = DismissAction(of: self) { [weak self] in self?.view.dismiss() }
    environment.pressing = nil
    if view.look.style != .sheet {
      // Read when the button is pressed: closing takes the dialog, and this node with it, away.
      environment.pressing = { [weak self] action in
        guard let view = self?.view else { return action() }
        if view.actsFirst {
          action()
          view.dismiss()
        } else {
          view.dismiss()
          action()
        }
      }
    }
    return environment
  }

  override func collect() {
    guard let child else { return }
    var look = view.look
    if look.style == .sheet { look.isDismissable = !child.preferences.disablesInteractiveDismiss }
    let children = child.output + child.preferences.presentations
    if drawn?.kind != .dialog(look) || drawn?.children.isIdentical(to: children) != true {
      drawn = RenderNode(id: id, kind: .dialog(look), children: children)
    }
    output = []
    preferences = Preferences()
    preferences.presentations = drawn.map { [$0] } ?? []
  }

  func handle(_ event: ViewEvent) -> Bool {
    guard event == .cancel else { return false }
    if let button = drawn?.cancelButton { return graph.send(.tap, to: button) }
    if case .dialog(let look)? = drawn?.kind, look.isDismissable { view.dismiss() }
    return true
  }

  override func unmount() {
    super.unmount()
    graph.unregister(id)
  }
}

extension RenderNode {
  /// The button that leaves without doing anything: the one that says so, or the only one there is.
  fileprivate var cancelButton: ID? {
    guard case .dialog(let look) = kind, look.style != .sheet else { return nil }
    let buttons = buttons
    return buttons.first { $0.role == .cancel }?.id ?? (buttons.count == 1 ? buttons[0].id : nil)
  }

  private var buttons: [(id: ID, role: ButtonRole?)] {
    if case .button(let look) = kind { return [(id, look.role)] }
    return children.flatMap(\.buttons)
  }
}

/// Closes what the view that reads it stands in: a sheet, or a screen that was pushed.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
///
/// Button("Done") { dismiss() }
/// ```
@MainActor
public struct DismissAction {
  private let action: @MainActor () -> Void
  /// What it closes, by which two of them are compared; `nil` where that is not known.
  private let owner: ObjectIdentifier?

  init(of owner: AnyObject? = nil, _ action: @escaping @MainActor () -> Void) {
    self.action = action
    self.owner = owner.map { ObjectIdentifier($0) }
  }

  /// Closes it.
  public func callAsFunction() { action() }
}

// For the environment: views are not evaluated again for an action that closes the same thing as the one before.
extension DismissAction: Equatable {
  /// Whether both close the same thing.
  public nonisolated static func == (left: Self, right: Self) -> Bool {
    left.owner != nil && left.owner == right.owner
  }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction {} }
}

private enum IsPresentedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Closes what the view stands in; does nothing where nothing can be closed.
  public internal(set) var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the view stands in something that can be closed.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

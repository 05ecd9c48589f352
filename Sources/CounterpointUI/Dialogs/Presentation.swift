/// A view, and a dialog as long as there is an item for it.
struct Presentation<Content: View, Item, Presented: View>: View {
  let content: Content
  let item: Binding<Item?>
  let id: @MainActor (Item) -> AnyHashable
  let look: @MainActor (Item) -> DialogLook
  var actsFirst = false
  var onDismiss: (@MainActor () -> Void)?
  let presented: (Item) -> Presented

  var body: some View {
    content
    // Read in a view of its own, so that an item that changes does not evaluate anything else.
    Presenter(presentation: self)
  }

  private struct Presenter: View {
    let presentation: Presentation

    var body: some View {
      if let item = presentation.item.wrappedValue {
        Dialog(
          look: presentation.look(item),
          content: presentation.presented(item),
          dismiss: {
            // Only what is still presented is dismissed: an action may have put something else in its place. The item is held here, because one that is an object
            // may be known by nothing but its address.
            guard let current = presentation.item.wrappedValue, presentation.id(current) == presentation.id(item) else { return }
            presentation.item.wrappedValue = nil
          },
          actsFirst: presentation.actsFirst
        )
        .id(presentation.id(item))
        .onDisappear(perform: presentation.onDismiss)
      }
    }
  }
}

extension Binding where Value == Bool {
  /// The flag as something that is there or not.
  var presence: Binding<Void?> {
    Binding<Void?>(get: { wrappedValue ? () : nil }, set: { wrappedValue = $0 != nil })
  }
}

extension View {
  /// Opens a screen over this one as long as a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: Whether it is open; it is reset when the user closes it.
  ///   - onDismiss: Called when it has closed.
  ///   - content: The screen.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Presentation(
      content: self, item: isPresented.presence, id: { _ in 0 }, look: { _ in .sheet }, onDismiss: onDismiss, presented: { _ in content() })
  }

  /// Opens a screen over this one as long as there is an item for it.
  ///
  /// - Parameters:
  ///   - item: What the screen is for; it is set to `nil` when the user closes it. Another item opens another screen.
  ///   - onDismiss: Called when it has closed.
  ///   - content: Makes the screen of an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Presentation(
      content: self, item: item, id: { AnyHashable($0.id) }, look: { _ in .sheet }, onDismiss: onDismiss, presented: content)
  }

  /// Opens a screen in the place of this one as long as a flag is set; shown as a sheet.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    sheet(isPresented: isPresented, onDismiss: onDismiss, content: content)
  }

  /// Opens a screen in the place of this one as long as there is an item for it; shown as a sheet.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (@MainActor () -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    sheet(item: item, onDismiss: onDismiss, content: content)
  }

  /// Keeps the user from closing the sheet that this view is in by Escape or a press beside it.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    PreferenceView(content: self) { if isDisabled { $0.disablesInteractiveDismiss = true } }
  }
}

extension DialogLook {
  static let sheet = DialogLook(style: .sheet, label: "Sheet", isDismissable: true)
}

/// A view that asks something of those around it.
struct PreferenceView<Content: View>: View {
  let content: Content
  let change: @MainActor (inout Preferences) -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    PreferenceNode(view, in: context)
  }
}

private final class PreferenceNode<Content: View>: ContainerNode<PreferenceView<Content>, Content> {
  private var change: @MainActor (inout Preferences) -> Void

  override init(_ view: PreferenceView<Content>, in context: NodeContext) {
    change = view.change
    super.init(view, in: context)
    mount(view.content)
  }

  override func update(_ view: PreferenceView<Content>, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    change = view.change
    child?.update(view.content, in: environment)
    collect()
  }

  override func collect() {
    super.collect()
    change(&preferences)
  }
}

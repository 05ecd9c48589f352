/// Where the keyboard's focus is, as far as a view cares; setting it moves the focus.
///
/// ```swift
/// @FocusState private var focus: Field?
///
/// TextField("Title", text: $title).focused($focus, equals: .title)
/// ```
@MainActor
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
  private let place: Place

  private final class Place {
    var storage: StateStorage<Value>
    /// What stands for no field.
    let none: Value

    @MainActor
    init(_ none: Value) {
      storage = StateStorage(none)
      self.none = none
    }
  }

  /// Makes a focus that is on one view, or not.
  public init() where Value == Bool {
    place = Place(false)
  }

  /// Makes a focus that is on one of several views, or on none of them.
  public init<Field: Hashable>() where Value == Field? {
    place = Place(nil)
  }

  /// Which view has the focus.
  public var wrappedValue: Value {
    get { place.storage.value }
    nonmutating set { place.storage.value = newValue }
  }

  /// What ``View/focused(_:equals:)`` takes.
  public var projectedValue: Binding {
    Binding(focus: self)
  }

  /// Reads and moves the focus.
  @MainActor
  @propertyWrapper
  public struct Binding {
    let focus: FocusState

    /// Which view has the focus.
    public var wrappedValue: Value {
      get { focus.wrappedValue }
      nonmutating set { focus.wrappedValue = newValue }
    }

    /// The binding itself, to be passed on.
    public var projectedValue: Self { self }
  }

  /// Takes over the storage that the node keeps.
  public func _connect(to slot: DynamicPropertySlot) {
    place.storage = slot.storage { place.storage }
  }

  /// Says that no view has the focus, if it was on this one.
  fileprivate func leave(_ value: Value) {
    if wrappedValue == value { wrappedValue = place.none }
  }
}

extension View {
  /// Ties the focus of this view's control to a value.
  ///
  /// - Parameters:
  ///   - binding: Where the focus is.
  ///   - value: What stands for this view.
  public func focused<Value: Hashable>(_ binding: FocusState<Value>.Binding, equals value: Value) -> some View {
    FocusedView(content: self, binding: binding, value: value)
  }

  /// Ties the focus of this view's control to a flag.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    FocusedView(content: self, binding: condition, value: true)
  }
}

/// A view whose control can have the focus.
private struct FocusedView<Content: View, Value: Hashable>: View {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  var body: some View {
    FocusTracker(content: content, isFocused: binding.wrappedValue == value) { isFocused in
      if isFocused { binding.wrappedValue = value } else { binding.focus.leave(value) }
    }
  }
}

private struct FocusTracker<Content: View>: View {
  let content: Content
  let isFocused: Bool
  let changed: @MainActor (Bool) -> Void

  static func _makeNode(_ view: Self, in context: NodeContext) -> NodeOf<Self> {
    FocusNode(view, in: context)
  }
}

/// Marks the first control in a view, and listens to it.
private final class FocusNode<Content: View>: ContainerNode<FocusTracker<Content>, Content> {
  private var view: FocusTracker<Content>
  private var control: RenderNode.ID?
  private var made: (source: RenderNode, isFocused: Bool, result: RenderNode)?

  override init(_ view: FocusTracker<Content>, in context: NodeContext) {
    self.view = view
    super.init(view, in: context)
    mount(view.content)
  }

  override func update(_ view: FocusTracker<Content>, in environment: EnvironmentValues) {
    super.update(view, in: environment)
    self.view = view
    child?.update(view.content, in: environment)
    collect()
  }

  override func collect() {
    super.collect()
    guard let index = output.firstIndex(where: { $0.firstControl != nil }), let control = output[index].firstControl else { return }
    listen(to: control)
    if let made, made.source === output[index], made.isFocused == view.isFocused {
      output[index] = made.result
      return
    }
    let result = output[index].marking(control, isFocused: view.isFocused)
    made = (output[index], view.isFocused, result)
    output[index] = result
  }

  private func listen(to id: RenderNode.ID) {
    if let control, control != id { graph.unlisten(to: control, for: self) }
    control = id
    graph.listen(to: id, for: self) { [weak self] event in
      switch event {
      case .focus: self?.view.changed(true)
      case .blur: self?.view.changed(false)
      default: return false
      }
      return true
    }
  }

  override func unmount() {
    super.unmount()
    if let control { graph.unlisten(to: control, for: self) }
  }
}

extension RenderNode {
  /// The first thing in it that can have the focus.
  fileprivate var firstControl: ID? {
    switch kind {
    case .textField, .button, .toggle, .slider, .link: return id
    case .picker(_, _, .menu): return id
    default: return children.lazy.compactMap(\.firstControl).first
    }
  }

  fileprivate func marking(_ control: ID, isFocused: Bool) -> RenderNode {
    if id == control { return RenderNode(id: id, kind: kind, modifiers: modifiers + [.focused(isFocused)], children: children) }
    var isMarked = false
    let children = children.map { child in
      guard !isMarked, child.firstControl == control else { return child }
      isMarked = true
      return child.marking(control, isFocused: isFocused)
    }
    return RenderNode(id: id, kind: kind, modifiers: modifiers, children: children)
  }
}

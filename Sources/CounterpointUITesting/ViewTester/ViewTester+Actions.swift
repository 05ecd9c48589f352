public import CounterpointUI

extension ViewTester {
  /// Does something to a node that was found.
  ///
  /// - Throws: ``NotHandled`` when nothing takes it: the control is disabled, or gone, or of another kind.
  public func send(_ event: ViewEvent, to target: AccessibilityNode) throws {
    let isHandled = perform { graph.send(event, to: target.node) }
    if !isHandled { throw NotHandled(event: event, target: target) }
  }

  /// Presses a button, or what else has the name.
  public func tap(_ name: String, _ role: AccessibilityNode.Role = .button) throws {
    try send(.tap, to: find(role, name))
  }

  /// Types a text into a field, a letter at a time, after what is in it.
  public func type(_ text: String, into name: String) throws {
    for letter in text {
      let field = try find(.textbox, name)
      try send(.input(.text((field.value ?? "") + String(letter))), to: field)
    }
  }

  /// Replaces what is in a field.
  public func enter(_ text: String, into name: String) throws {
    try send(.input(.text(text)), to: find(.textbox, name))
  }

  /// Presses Return in a field.
  public func submit(_ name: String) throws {
    try send(.submit, to: find(.textbox, name))
  }

  /// Switches something on or off.
  public func toggle(_ name: String) throws {
    let control = try find(.switch, name)
    try send(.input(.flag(control.states.contains("off"))), to: control)
  }

  /// Slides to a number.
  public func slide(_ name: String, to value: Double) throws {
    try send(.input(.text("\(value)")), to: find(.slider, name))
  }

  /// Chooses an option of a picker.
  public func choose(_ option: String, in name: String) throws {
    if let menu = try? find(.combobox, name) {
      guard let choice = menu.children.first(where: { $0.name == option }) else {
        throw NotFound(role: .option, name: option, count: 0, outline: menu.outline)
      }
      try send(.input(.text("\(choice.node)")), to: menu)
    } else {
      let group = try find(.radiogroup, name)
      guard let choice = group.children.first(where: { $0.name == option }) else {
        throw NotFound(role: .radio, name: option, count: 0, outline: group.outline)
      }
      try send(.tap, to: choice)
    }
  }

  /// Leaves the dialog or sheet on top, as Escape does.
  public func escape() throws {
    try send(.cancel, to: find(.dialog))
  }

  /// Moves something that reacts to being dragged, in steps, and lets it go.
  ///
  /// - Parameters:
  ///   - from: Where the pointer goes down, from the top left corner of what is dragged.
  ///   - to: Where it is lifted.
  ///   - steps: How many moments there are in between.
  public func drag(from: DragEvent.Point, to: DragEvent.Point, steps: Int = 4) throws {
    guard let target = tree.firstDraggable else { throw NotFound(role: nil, name: "something to drag", count: 0, outline: outline) }
    for step in 1...max(1, steps) {
      let part = Double(step) / Double(max(1, steps))
      let point = DragEvent.Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
      perform { graph.send(.drag(DragEvent(phase: .changed, start: from, location: point)), to: target) }
    }
    perform { graph.send(.drag(DragEvent(phase: .ended, start: from, location: to)), to: target) }
  }

  /// Ends the loading of a picture that is waited for.
  ///
  /// - Parameters:
  ///   - url: The address of the picture.
  ///   - isLoaded: Whether it is there; otherwise it cannot be loaded.
  public func finishLoading(_ url: String, isLoaded: Bool = true) throws {
    guard let loader = tree.loader(of: url) else {
      throw NotFound(role: nil, name: "a picture that is being loaded from \(url)", count: 0, outline: outline)
    }
    perform { graph.send(.loaded(isLoaded), to: loader) }
  }

  /// Scrolls to the end of what has been made of something long.
  public func scrollToEnd() throws {
    guard let end = tree.firstEnd else { throw NotFound(role: nil, name: "an end with more behind it", count: 0, outline: outline) }
    perform { graph.send(.visible, to: end) }
  }
}

extension RenderNode {
  fileprivate var firstDraggable: ID? {
    if case .touchable(let look) = kind, look.dragDistance != nil { return id }
    return children.lazy.compactMap(\.firstDraggable).first
  }

  fileprivate func loader(of url: String) -> ID? {
    if kind == .image(.loading(url)) { return id }
    return children.lazy.compactMap { $0.loader(of: url) }.first
  }

  fileprivate var firstEnd: ID? {
    if kind == .end { return id }
    return children.lazy.compactMap(\.firstEnd).first
  }
}

public import SwiftNavigation

/// What an alert or a dialog shows.
struct AlertContent<Actions: View, Message: View>: View {
  let title: Text
  let showsTitle: Bool
  let actions: Actions
  let message: Message

  var body: some View {
    VStack(spacing: 10) {
      if showsTitle { title.font(.headline).accessibilityAddTraits(.isHeader) }
      message.font(.subheadline)
      if actions is EmptyView {
        Button("OK", role: .cancel) {}.keyboardShortcut(.defaultAction)
      } else {
        actions
      }
    }
  }
}

extension AlertContent where Message == Text? {
  /// Shows an alert that is a value.
  init<Action>(_ state: AlertState<Action>, send: @escaping @MainActor (Action?) -> Void) where Actions == StateButtons<Action> {
    self.init(
      title: Text(state.title), showsTitle: true, actions: StateButtons(buttons: state.buttons, handler: send),
      message: state.message.map { Text($0) })
  }

  /// Shows a dialog that is a value.
  init<Action>(_ state: ConfirmationDialogState<Action>, send: @escaping @MainActor (Action?) -> Void)
  where Actions == CancelAdding<StateButtons<Action>> {
    self.init(
      title: Text(state.title), showsTitle: state.titleVisibility == .visible,
      actions: CancelAdding(content: StateButtons(buttons: state.buttons, handler: send)), message: state.message.map { Text($0) })
  }
}

extension DialogLook {
  static func alert(_ title: Text) -> Self { Self(style: .alert, label: title.string, isDismissable: false) }
  static func confirmation(_ title: Text) -> Self { Self(style: .confirmation, label: title.string, isDismissable: true) }
}

extension View {
  /// Asks a question as long as a flag is set.
  ///
  /// - Parameters:
  ///   - title: The question, or what happened.
  ///   - isPresented: Whether it is asked; any button resets it.
  ///   - actions: The buttons; without any, there is one that says OK.
  ///   - message: The text below the title.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    Presentation(content: self, item: isPresented.presence, id: { _ in 0 }, look: { _ in .alert(title) }) { _ in
      AlertContent(title: title, showsTitle: true, actions: actions(), message: message())
    }
  }

  /// Asks a question as long as a flag is set.
  public func alert<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Asks a question as long as a flag is set.
  public func alert<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(Text(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Asks a question about something as long as a flag is set and there is something.
  ///
  /// - Parameters:
  ///   - title: The question, or what happened.
  ///   - isPresented: Whether it is asked; any button resets it.
  ///   - data: What it is about.
  ///   - actions: Makes the buttons.
  ///   - message: Makes the text below the title.
  public func alert<S: StringProtocol, Item, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, presenting data: Item?, @ViewBuilder actions: @escaping (Item) -> Actions,
    @ViewBuilder message: @escaping (Item) -> Message
  ) -> some View {
    let item = Binding<Item?>(get: { isPresented.wrappedValue ? data : nil }, set: { if $0 == nil { isPresented.wrappedValue = false } })
    return Presentation(content: self, item: item, id: { _ in 0 }, look: { _ in .alert(Text(title)) }) { item in
      AlertContent(title: Text(title), showsTitle: true, actions: actions(item), message: message(item))
    }
  }

  /// Asks the question that a value describes, as long as there is one.
  ///
  /// - Parameters:
  ///   - state: The question; any button sets it to `nil`.
  ///   - handler: Called with what the pressed button sends, under the button's animation; with `nil` for one that sends nothing.
  public func alert<Value>(_ state: Binding<AlertState<Value>?>, action handler: @escaping @MainActor (Value?) -> Void = { (_: Value?) in })
    -> some View
  {
    Presentation(content: self, item: state, id: { AnyHashable($0.id) }, look: { .alert(Text($0.title)) }) { state in
      AlertContent(state, send: handler)
    }
  }

  /// Offers choices as long as a flag is set.
  ///
  /// - Parameters:
  ///   - title: What is to be chosen.
  ///   - isPresented: Whether they are offered; any of them resets it.
  ///   - titleVisibility: Whether the title is shown.
  ///   - actions: The buttons; one that leaves without doing anything is added if there is none.
  ///   - message: The text below the title.
  public func confirmationDialog<S: StringProtocol, Actions: View, Message: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    Presentation(content: self, item: isPresented.presence, id: { _ in 0 }, look: { _ in .confirmation(Text(title)) }) { _ in
      AlertContent(
        title: Text(title), showsTitle: titleVisibility == .visible, actions: CancelAdding(content: actions()), message: message())
    }
  }

  /// Offers choices as long as a flag is set.
  public func confirmationDialog<S: StringProtocol, Actions: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions) { EmptyView() }
  }

  /// Offers the choices that a value describes, as long as there is one.
  ///
  /// - Parameters:
  ///   - state: The choices; any of them sets it to `nil`.
  ///   - handler: Called with what the pressed button sends, under the button's animation; with `nil` for one that sends nothing.
  public func confirmationDialog<Value>(
    _ state: Binding<ConfirmationDialogState<Value>?>, action handler: @escaping @MainActor (Value?) -> Void = { (_: Value?) in }
  ) -> some View {
    Presentation(content: self, item: state, id: { AnyHashable($0.id) }, look: { .confirmation(Text($0.title)) }) { state in
      AlertContent(state, send: handler)
    }
  }
}

/// The buttons of an alert that came as data.
struct StateButtons<Value>: View {
  let buttons: [ButtonState<Value>]
  let handler: @MainActor (Value?) -> Void

  var body: some View {
    if buttons.isEmpty {
      Button("OK", role: .cancel) {}.keyboardShortcut(.defaultAction)
    } else {
      ForEach(buttons) { button in
        Button(role: button.role.map(ButtonRole.init)) {
          button.withAction(handler)
        } label: {
          Text(button.label)
        }
      }
    }
  }
}

extension ButtonRole {
  init(_ role: ButtonStateRole) {
    switch role {
    case .cancel: self = .cancel
    case .destructive: self = .destructive
    }
  }
}

/// Buttons, and one that leaves without doing anything unless they have one.
struct CancelAdding<Content: View>: PrimitiveView {
  let content: Content

  var kind: RenderNode.Kind { .stack(StackLayout(axis: .vertical, alignment: .center, spacing: nil)) }

  func arrange(_ content: Node, in arranger: inout Arranger) -> [RenderNode] {
    if content.output.contains(where: \.isCancel) { return content.output }
    let label = arranger.node(.text("Cancel", TextStyle()), "cancel label")
    let button = arranger.node(.button(ButtonLook(role: .cancel)), "cancel", children: [label])
    let press = content.environment.pressing
    arranger.listen(to: button) { event in
      guard event == .tap else { return false }
      press?({})
      return true
    }
    return content.output + [button]
  }
}

extension RenderNode {
  fileprivate var isCancel: Bool {
    if case .button(let look) = kind { return look.role == .cancel }
    return children.contains(where: \.isCancel)
  }
}

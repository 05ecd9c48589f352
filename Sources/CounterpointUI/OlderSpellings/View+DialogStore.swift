public import CasePaths
public import ComposableCore
public import SwiftNavigation

extension View {
  /// Asks the question that a feature's state holds; today `.alert($store.scope(…))`.
  ///
  /// A button with an action sends it, under the button's animation; the others, and Escape, dismiss the alert.
  ///
  /// - Parameter store: The store of the presentation.
  public func alert<ButtonAction>(
    store: Store<PresentationState<AlertState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    alert(StorePart(presentedBy: store, { $0 }, { $0 }))
  }

  /// Asks a question as long as a destination is of one case.
  ///
  /// - Parameters:
  ///   - store: The store of the destination's presentation.
  ///   - toState: The case of the state.
  ///   - fromAction: The case of the action.
  public func alert<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: AnyCasePath<State, AlertState<ButtonAction>>,
    action fromAction: @escaping (_ action: ButtonAction) -> Action
  ) -> some View {
    alert(StorePart(presentedBy: store, toState.extract(from:), fromAction))
  }

  /// Asks the question that an optional state holds, the buttons of which send actions of the feature itself.
  ///
  /// - Parameters:
  ///   - store: The store of the question.
  ///   - dismiss: Sent when the alert closes and the state is still there.
  public func alert<Action>(_ store: Store<AlertState<Action>?, Action>, dismiss: Action) -> some View {
    alert(StorePart(of: store, { $0 }, { $0 }, dismiss: { store.send(dismiss) }))
  }

  private func alert<ButtonAction>(_ part: StorePart<AlertState<ButtonAction>, ButtonAction>) -> some View {
    Presentation(
      content: self, item: part.item, id: { AnyHashable($0.id) }, look: { .alert(Text($0.store.withState(\.title))) }, actsFirst: true
    ) { present in
      AlertContent(present.store.withState { $0 }) { if let action = $0 { present.store.send(action) } }
    }
  }

  /// Offers the choices that a feature's state holds; today `.confirmationDialog($store.scope(…))`.
  ///
  /// - Parameter store: The store of the presentation.
  public func confirmationDialog<ButtonAction>(
    store: Store<PresentationState<ConfirmationDialogState<ButtonAction>>, PresentationAction<ButtonAction>>
  ) -> some View {
    confirmationDialog(StorePart(presentedBy: store, { $0 }, { $0 }))
  }

  /// Offers choices as long as a destination is of one case.
  ///
  /// - Parameters:
  ///   - store: The store of the destination's presentation.
  ///   - toState: The case of the state.
  ///   - fromAction: The case of the action.
  public func confirmationDialog<State, Action, ButtonAction>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: AnyCasePath<State, ConfirmationDialogState<ButtonAction>>,
    action fromAction: @escaping (_ action: ButtonAction) -> Action
  ) -> some View {
    confirmationDialog(StorePart(presentedBy: store, toState.extract(from:), fromAction))
  }

  /// Offers the choices that an optional state holds, the buttons of which send actions of the feature itself.
  ///
  /// - Parameters:
  ///   - store: The store of the choices.
  ///   - dismiss: Sent when the dialog closes and the state is still there.
  public func confirmationDialog<Action>(_ store: Store<ConfirmationDialogState<Action>?, Action>, dismiss: Action) -> some View {
    confirmationDialog(StorePart(of: store, { $0 }, { $0 }, dismiss: { store.send(dismiss) }))
  }

  private func confirmationDialog<ButtonAction>(_ part: StorePart<ConfirmationDialogState<ButtonAction>, ButtonAction>) -> some View {
    Presentation(
      content: self, item: part.item, id: { AnyHashable($0.id) }, look: { .confirmation(Text($0.store.withState(\.title))) },
      actsFirst: true
    ) { present in
      AlertContent(present.store.withState { $0 }) { if let action = $0 { present.store.send(action) } }
    }
  }
}

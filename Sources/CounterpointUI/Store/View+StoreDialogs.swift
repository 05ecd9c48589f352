public import ComposableCore
public import SwiftNavigation

extension View {
  /// Asks the question that a feature's state holds.
  ///
  /// ```swift
  /// .alert($store.scope(state: \.alert, action: \.alert))
  /// ```
  ///
  /// A button with an action sends it, under the button's animation; the others, and Escape, dismiss the alert.
  ///
  /// - Parameter item: The store of the question, if there is one.
  public func alert<Action>(_ item: Binding<Store<AlertState<Action>, Action>?>) -> some View {
    StoreDialog(content: self, item: item, look: { .alert(Text($0.title)) }) { state, send in AlertContent(state, send: send) }
  }

  /// Offers the choices that a feature's state holds.
  ///
  /// ```swift
  /// .confirmationDialog($store.scope(state: \.dialog, action: \.dialog))
  /// ```
  ///
  /// A button with an action sends it, under the button's animation; the others, Escape, and a press beside the dialog dismiss it.
  ///
  /// - Parameter item: The store of the choices, if there are any.
  public func confirmationDialog<Action>(_ item: Binding<Store<ConfirmationDialogState<Action>, Action>?>) -> some View {
    StoreDialog(content: self, item: item, look: { .confirmation(Text($0.title)) }) { state, send in AlertContent(state, send: send) }
  }
}

/// A view, and a dialog as long as there is a store of its state.
private struct StoreDialog<Content: View, DialogState, Action, Buttons: View>: View {
  let content: Content
  let item: Binding<Store<DialogState, Action>?>
  let look: @MainActor (DialogState) -> DialogLook
  let buttons: (DialogState, @escaping @MainActor (Action?) -> Void) -> Buttons

  var body: some View {
    // A button's action comes first: it takes the state away itself, and only if it does not is the dialog dismissed.
    Presentation(
      content: content, item: item, id: { AnyHashable($0.id) }, look: { store in look(store.withState { $0 }) }, actsFirst: true
    ) { store in
      buttons(store.withState { $0 }) { if let action = $0 { store.send(action) } }
    }
  }
}

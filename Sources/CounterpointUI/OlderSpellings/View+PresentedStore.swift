public import CasePaths
public import ComposableCore

extension View {
  /// Opens a screen over this one as long as a feature is presented; today `.sheet(item: $store.scope(…))`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onDismiss: Called when it has closed.
  ///   - content: Makes the screen.
  public func sheet<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content
  ) -> some View {
    sheet(StorePart(presentedBy: store, { $0 }, { $0 }), onDismiss, content)
  }

  /// Opens a screen over this one as long as a destination is of one case.
  ///
  /// - Parameters:
  ///   - store: The store of the destination's presentation.
  ///   - toState: The case of the state.
  ///   - fromAction: The case of the action.
  ///   - onDismiss: Called when it has closed.
  ///   - content: Makes the screen.
  public func sheet<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: AnyCasePath<State, DestinationState>,
    action fromAction: @escaping (_ action: DestinationAction) -> Action,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    sheet(StorePart(presentedBy: store, toState.extract(from:), fromAction), onDismiss, content)
  }

  /// Opens a screen in the place of this one as long as a feature is presented; shown as a sheet.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - onDismiss: Called when it has closed.
  ///   - content: Makes the screen.
  public func fullScreenCover<State, Action, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>, onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<State, Action>) -> Content
  ) -> some View {
    sheet(store: store, onDismiss: onDismiss, content: content)
  }

  /// Opens a screen in the place of this one as long as a destination is of one case; shown as a sheet.
  ///
  /// - Parameters:
  ///   - store: The store of the destination's presentation.
  ///   - toState: The case of the state.
  ///   - fromAction: The case of the action.
  ///   - onDismiss: Called when it has closed.
  ///   - content: Makes the screen.
  public func fullScreenCover<State, Action, DestinationState, DestinationAction, Content: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: AnyCasePath<State, DestinationState>,
    action fromAction: @escaping (_ action: DestinationAction) -> Action,
    onDismiss: (@MainActor () -> Void)? = nil,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Content
  ) -> some View {
    sheet(store: store, state: toState, action: fromAction, onDismiss: onDismiss, content: content)
  }

  private func sheet<State, Action, Content: View>(
    _ part: StorePart<State, Action>, _ onDismiss: (@MainActor () -> Void)?,
    _ content: @escaping @MainActor (Store<State, Action>) -> Content
  ) -> some View {
    Presentation(
      content: self, item: part.item, id: { AnyHashable($0.id) }, look: { _ in .sheet }, onDismiss: onDismiss,
      presented: { content($0.store) })
  }

  /// Opens a screen in the surrounding stack as long as a feature is presented; today `.navigationDestination(item: $store.scope(…))`.
  ///
  /// - Parameters:
  ///   - store: The store of the presentation.
  ///   - destination: Makes the screen.
  public func navigationDestination<State, Action, Destination: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<State, Action>) -> Destination
  ) -> some View {
    screen(StorePart(presentedBy: store, { $0 }, { $0 }), destination)
  }

  /// Opens a screen in the surrounding stack as long as a destination is of one case.
  ///
  /// - Parameters:
  ///   - store: The store of the destination's presentation.
  ///   - toState: The case of the state.
  ///   - fromAction: The case of the action.
  ///   - destination: Makes the screen.
  public func navigationDestination<State, Action, DestinationState, DestinationAction, Destination: View>(
    store: Store<PresentationState<State>, PresentationAction<Action>>,
    state toState: AnyCasePath<State, DestinationState>,
    action fromAction: @escaping (_ action: DestinationAction) -> Action,
    @ViewBuilder destination: @escaping @MainActor (_ store: Store<DestinationState, DestinationAction>) -> Destination
  ) -> some View {
    screen(StorePart(presentedBy: store, toState.extract(from:), fromAction), destination)
  }

  private func screen<State, Action, Destination: View>(
    _ part: StorePart<State, Action>, _ destination: @escaping @MainActor (Store<State, Action>) -> Destination
  ) -> some View {
    TupleView(
      (
        self,
        PushedScreen(isOpen: Binding(get: { part.present != nil }, set: { if !$0 { part.item.wrappedValue = nil } })) {
          if let present = part.present { destination(present.store).id(present.id) }
        }
      ))
  }
}

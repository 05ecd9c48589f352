// What views of stores need that are described by functions. Functions cannot be compared, so whoever calls keeps what it gets.

/// Tells which feature a part of a state is the state of.
package struct PartIdentity: Hashable {
  private let identity: StateIdentity?

  /// The identity of a part.
  ///
  /// - Parameters:
  ///   - state: The part.
  ///   - identify: Made once for the type.
  package init<State>(of state: State, _ identify: StateIdentifier<State>) {
    identity = identify(state)
  }
}

extension Store {
  /// The store of a part that may be absent; `nil` if it is. Observes nothing.
  ///
  /// - Parameters:
  ///   - read: Reads the part.
  ///   - embed: Makes an action of the part's action.
  package func partStore<PartState, PartAction>(
    _ read: @escaping (State) -> PartState?, _ embed: @escaping (PartAction) -> Action
  ) -> Store<PartState, PartAction>? {
    PendingObservations.withoutObserving {
      backing.withState(read).map { part in
        let isSame = StateIdentifier<PartState>().comparison(with: part)
        return Store<PartState, PartAction>(backing: PayloadBacking(of: backing, last: part, read: read, isSame: isSame, embed: embed))
      }
    }
  }

  /// Dismisses what is presented, if something is.
  package func dismissPresented<PresentedState, PresentedAction>()
  where State == PresentationState<PresentedState>, Action == PresentationAction<PresentedAction> {
    dismiss({ $0.wrappedValue }, .dismiss)
  }
}

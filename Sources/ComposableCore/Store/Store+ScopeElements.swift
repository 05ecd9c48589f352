public import CasePaths
public import IdentifiedCollections

extension Store {
  /// The stores of the elements of an identified array, in their order.
  ///
  /// ```swift
  /// ForEach(store.scope(state: \.rows, action: \.rows)) { row in
  ///   RowView(store: row)
  /// }
  /// ```
  ///
  /// As long as somebody holds the store of an element, the same one is returned. Whoever calls this in an observed place is told when elements come, go or move, and not when
  /// one of them changes.
  ///
  /// - Parameters:
  ///   - state: Where the array is.
  ///   - action: The case that takes an id and an element's action.
  /// - Complexity: O(*n*) in the number of elements. An action for one of them afterwards takes O(1), whatever their number.
  public func scope<ID: Hashable & Sendable, ElementState, ElementAction>(
    state: KeyPath<State, IdentifiedArray<ID, ElementState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>
  ) -> [Store<ElementState, ElementAction>] where Action: CasePathable {
    let path = AnyCasePath(action)
    let elements = backing.withState { $0[keyPath: state] }
    return stores(
      of: zip(elements.ids, elements), state, action, read: { $0[keyPath: state][id: $1] },
      embed: { path.embed(.element(id: $0, action: $1)) })
  }

  /// The stores of the elements of an identified array, in their order, with their ids.
  ///
  /// - Parameter embed: Makes an action of an id and an element's action.
  /// - Complexity: O(*n*) in the number of elements.
  package func elementStores<ID: Hashable, ElementState, ElementAction>(
    embed: @escaping (ID, ElementAction) -> Action
  ) -> [(id: ID, store: Store<ElementState, ElementAction>)] where State == IdentifiedArray<ID, ElementState> {
    let elements = backing.withState { $0 }
    let stores: [Store<ElementState, ElementAction>] = stores(
      of: zip(elements.ids, elements), \State.self, \Action.self, read: { $0[id: $1] }, embed: embed)
    return zip(elements.ids, stores).map { ($0, $1) }
  }

  /// The stores of the elements of a navigation stack, from the bottom up, with their ids.
  ///
  /// Whoever calls this in an observed place is told when elements come or go, and not when one of them changes.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  package func elementStores<ElementState, ElementAction>() -> [(id: StackElementID, store: Store<ElementState, ElementAction>)]
  where State == StackState<ElementState>, Action == StackAction<ElementState, ElementAction> {
    backing.observeForPart()
    let stack = backing.withState { $0 }
    let stores: [Store<ElementState, ElementAction>] = stores(
      of: zip(stack.ids, stack), \State.self, \Action.self, read: { $0[id: $1] }, embed: { .element(id: $0, action: $1) }, runner: .forEach)
    return zip(stack.ids, stores).map { ($0, $1) }
  }

  private func stores<ID: Hashable, ElementState, ElementAction>(
    of elements: some Sequence<(ID, ElementState)>,
    _ state: AnyKeyPath,
    _ action: AnyKeyPath,
    read: @escaping (State, ID) -> ElementState?,
    embed: @escaping (ID, ElementAction) -> Action,
    runner: FeatureRunner? = nil
  ) -> [Store<ElementState, ElementAction>] {
    backing.observeForPart()
    let identify = StateIdentifier<ElementState>()
    return elements.map { id, element in
      let identity = identify(element)
      return children.store(ElementID(state: state, action: action, id: id, identity: identity)) {
        Store<ElementState, ElementAction>(
          backing: PayloadBacking(
            of: backing, last: element, read: { read($0, id) }, isSame: identify.comparison(with: element), embed: { embed(id, $0) },
            runner: runner
          )
        )
      }!
    }
  }
}

private struct ElementID<ID: Hashable>: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
  let id: ID
  let identity: StateIdentity?
}

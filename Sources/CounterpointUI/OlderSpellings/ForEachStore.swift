public import ComposableCore
public import Foundation
public import IdentifiedCollections

/// A view for the store of each element of an identified array; today `ForEach(store.scope(…))`.
///
/// ```swift
/// ForEachStore(store.scope(state: \.todos, action: { .todo(id: $0, action: $1) })) { store in
///   TodoView(store: store)
/// }
/// .onDelete { store.send(.delete($0)) }
/// ```
///
/// It is evaluated when elements come, go or move, and not when one of them changes.
public struct ForEachStore<EachState, EachAction, ID: Hashable & Sendable, EachContent: View>: View {
  private typealias Row = (id: ID, store: Store<EachState, EachAction>)

  private let rows: @MainActor () -> [Row]
  private let content: @MainActor (Store<EachState, EachAction>) -> EachContent
  private var delete: (@MainActor (IndexSet) -> Void)?
  private var move: (@MainActor (IndexSet, Int) -> Void)?

  private init<Action>(
    _ store: Store<IdentifiedArray<ID, EachState>, Action>, _ embed: @escaping (ID, EachAction) -> Action,
    _ content: @escaping @MainActor (Store<EachState, EachAction>) -> EachContent
  ) {
    let identify = StateIdentifier<EachState>()
    let viewStore = ViewStore(
      store,
      observe: { elements in
        Membership(
          number: elements.membership,
          // An element that is not observable is known by its id. An observable one can be replaced by another one with the same id.
          identities: identify.isObservable ? elements.map { PartIdentity(of: $0, identify) } : []
        )
      })
    rows = {
      _ = viewStore.state
      return PendingObservations.withoutObserving { store.elementStores(embed: embed) }
    }
    self.content = content
  }

  /// Makes a view for each element.
  ///
  /// - Parameters:
  ///   - store: The store of the array, whose actions are pairs of an id and an element's action.
  ///   - content: Makes the view of an element.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, (ID, EachAction)>,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    self.init(store, { ($0, $1) }, content)
  }

  /// Makes a view for each element.
  ///
  /// - Parameters:
  ///   - store: The store of the array.
  ///   - content: Makes the view of an element.
  public init(
    _ store: Store<IdentifiedArray<ID, EachState>, IdentifiedAction<ID, EachAction>>,
    @ViewBuilder content: @escaping @MainActor (_ store: Store<EachState, EachAction>) -> EachContent
  ) {
    self.init(store, { .element(id: $0, action: $1) }, content)
  }

  /// The views.
  public var body: some View {
    ForEach(rows(), id: \.id) { content($0.store) }
      .onDelete(perform: delete)
      .onMove(perform: move)
  }

  /// Offers to delete rows.
  ///
  /// - Parameter action: Deletes the elements at the given offsets; `nil` for rows that cannot be deleted.
  public func onDelete(perform action: (@MainActor (IndexSet) -> Void)?) -> Self {
    var copy = self
    copy.delete = action
    return copy
  }

  /// Offers to move rows.
  ///
  /// - Parameter action: Moves the elements at the given offsets to stand before the one at an offset; `nil` for rows that cannot be moved.
  public func onMove(perform action: (@MainActor (IndexSet, Int) -> Void)?) -> Self {
    var copy = self
    copy.move = action
    return copy
  }
}

/// Which elements there are, in which order.
private struct Membership: Equatable {
  let number: UInt64
  let identities: [PartIdentity]
}

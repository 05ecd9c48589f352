import ComposableCore

/// The store of a part of a state that may be absent, as one evaluation of a view sees it.
///
/// Reading it observes which feature the part belongs to, if it is there, and nothing else of the state.
@MainActor
final class StorePart<PartState, PartAction> {
  /// The part while it is there.
  struct Present {
    let id: PartIdentity
    let store: Store<PartState, PartAction>
  }

  private let identity: () -> PartIdentity?
  private let make: () -> Store<PartState, PartAction>?
  private let dismiss: () -> Void
  private var current: Present?

  init<State, Action>(
    of store: Store<State, Action>, _ read: @escaping (State) -> PartState?, _ embed: @escaping (PartAction) -> Action,
    dismiss: @escaping () -> Void = {}
  ) {
    let identify = StateIdentifier<PartState>()
    let viewStore = ViewStore(store, observe: { read($0).map { PartIdentity(of: $0, identify) } })
    identity = { viewStore.state }
    make = { store.partStore(read, embed) }
    self.dismiss = dismiss
  }

  /// Makes the part that is presented.
  convenience init<State, Action>(
    presentedBy store: Store<PresentationState<State>, PresentationAction<Action>>,
    _ read: @escaping (State) -> PartState?, _ embed: @escaping (PartAction) -> Action
  ) {
    self.init(
      of: store, { $0.wrappedValue.flatMap(read) }, { .presented(embed($0)) }, dismiss: { store.dismissPresented() })
  }

  /// The part, if it is there; the same store as long as it is that of the same feature.
  var present: Present? {
    guard let id = identity() else { return nil }
    if let current, current.id == id { return current }
    current = make().map { Present(id: id, store: $0) }
    return current
  }

  /// The part, and `nil` to dismiss it.
  var item: Binding<Present?> {
    Binding(get: { self.present }, set: { if $0 == nil { self.dismiss() } })
  }
}

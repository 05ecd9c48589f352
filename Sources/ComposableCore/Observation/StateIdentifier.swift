internal import CasePaths

/// Tells the identity of states of one type.
///
/// How it does so depends on the type, and is decided once:
///
/// | type of state | identity |
/// |---|---|
/// | ``ObservableState`` | its ``ObservableState/_$id`` |
/// | `Identifiable` | its `id` |
/// | optional | that of the wrapped value, `nil` for `nil` |
/// | ``StateContainer`` | that of the contained value, `nil` if there is none |
/// | another enum | the case, and the identity of its associated value if that has one |
/// | anything else | that there is a value |
@usableFromInline
package struct StateIdentifier<State> {
  private let identify: (State) -> StateIdentity?

  /// Whether a change inside of a state of this type that keeps its identity is told to observers by the state itself.
  @inlinable
  package var isObservable: Bool { watch != nil }

  @usableFromInline
  let watch: ((State) -> WatchedState)?

  /// Where a state of this type stores its registrar, by which it can be watched without a copy of it; `nil` if it is not known, or if there is none.
  @usableFromInline
  let registrarOffset: Int?

  /// Finds out how to identify states of this type.
  ///
  /// - Complexity: Some casts of the type; make it once and keep it.
  @usableFromInline
  package init() {
    if let type = State.self as? any ObservableState.Type {
      self = Self.observable(type)
    } else if let type = State.self as? any StateContainer.Type {
      self = Self.container(type)
    } else if let type = State.self as? any Identifiable.Type {
      self = Self.identifiable(type)
    } else if let cases = EnumCases<State>() {
      let payloads = cases.payloadTypes.map { $0.flatMap { payloadIdentifier(cases, type: $0) } }
      self.init { state in
        let tag = cases.tag(of: state)
        let index = Int(tag)
        return StateIdentity(tag: tag, payload: payloads.indices.contains(index) ? payloads[index]?(state, tag) : nil)
      }
    } else {
      self.init { _ in .present }
    }
  }

  private init(
    registrarOffset: Int? = nil,
    watch: ((State) -> WatchedState)? = nil,
    identify: @escaping (State) -> StateIdentity?
  ) {
    self.registrarOffset = registrarOffset
    self.watch = watch
    self.identify = identify
  }

  /// The identity of a state; `nil` if there is none.
  @usableFromInline
  package func callAsFunction(_ state: State) -> StateIdentity? {
    identify(state)
  }
}

extension StateIdentifier {
  /// Tells whether a state is that of the same feature as `state`, as comparing their identities does.
  func comparison(with state: State) -> (State) -> Bool {
    guard let watch else {
      let identity = identify(state)
      return { [identify] in identify($0) == identity }
    }
    let id = watch(state).id
    return { watch($0).id == id }
  }
}

extension StateIdentifier {
  // In each of these `State` is the type that is passed, which only the cast of the whole value can say.

  private static func observable<Known: ObservableState>(_ type: Known.Type) -> Self {
    StateIdentifier<Known>(
      registrarOffset: ObservableStateFields<Known>.registrarOffset,
      watch: { WatchedState($0) },
      identify: { StateIdentity($0._$id) }
    ) as! Self
  }

  private static func identifiable<Known: Identifiable>(_ type: Known.Type) -> Self {
    StateIdentifier<Known>(identify: { StateIdentity(id: AnyHashable($0.id)) }) as! Self
  }

  private static func container<Known: StateContainer>(_ type: Known.Type) -> Self {
    let contained = StateIdentifier<Known.Contained>()
    return StateIdentifier<Known>(
      watch: contained.watch.map { watch in { $0._watched(by: watch) ?? .none } },
      identify: { $0._contained.flatMap { contained($0) } }
    ) as! Self
  }
}

/// Identifies the associated value of one case; `nil` if its type says nothing.
private func payloadIdentifier<State, Payload>(
  _ cases: EnumCases<State>,
  type: Payload.Type
) -> ((State, UInt32) -> StateIdentity?)? {
  guard type is any ObservableState.Type || type is any Identifiable.Type || type is any StateContainer.Type,
    let reader = cases.payload(type)
  else { return nil }
  let identifier = StateIdentifier<Payload>()
  return { state, tag in reader(state, tag).flatMap { identifier($0) } }
}

/// The feature that an effect belongs to, as the reducer operator that runs the feature sees it.
package struct Owner<Action> {
  let place: Place
  /// The action that makes the feature's state go away; `nil` where the feature cannot be dismissed.
  let dismissal: (() -> Action)?

  func map<NewAction>(_ transform: @escaping @Sendable (Action) -> NewAction) -> Owner<NewAction> {
    Owner<NewAction>(place: place, dismissal: dismissal.map { dismissal in { transform(dismissal()) } })
  }
}

/// A part of a state whose presence an effect depends on.
///
/// Effects know nothing of the type of the state they belong to, so a place works on a pointer to it and says of which type that must be. Whoever follows
/// a place compares the types first; see `StatePointer`.
package struct Place {
  /// Tells this place from the others within the same state.
  let key: PlaceKey
  /// Whether effects in it are cancelled by their own feature's ids only, and their feature can come and go.
  let isFeature: Bool
  /// A number, of the state at the place, that changes when anything directly within it may have come or gone; `nil` if there is none.
  let version: ((StatePointer) -> UInt64)?
  /// Whether the place is still there, with the same identity, within a state.
  let isPresent: (StatePointer) -> Bool
  /// Calls the closure with the state at the place; `false` if that is not there.
  let enter: (StatePointer, (StatePointer) -> Void) -> Bool

  init<Parent, Child>(
    key: PlaceKey,
    isFeature: Bool = true,
    version: ((Child) -> UInt64)? = nil,
    isPresent: @escaping (Parent) -> Bool,
    read: @escaping (Parent) -> Child?
  ) {
    self.key = key
    self.isFeature = isFeature
    self.version = version.map { version in { pointer in pointer.read(as: Child.self, version) ?? 0 } }
    // A state of another type comes from a reducer that runs this one by hand on a part of its own state. What is present in there is unknown.
    self.isPresent = { pointer in pointer.read(as: Parent.self, isPresent) ?? true }
    enter = { pointer, body in
      let isThere = pointer.read(as: Parent.self) { parent -> Bool in
        guard let child = read(parent) else { return false }
        StatePointer.with(child, body)
        return true
      }
      return isThere ?? true
    }
  }
}

/// What tells one place from another: the operator that made it, and the identity of what is in it.
package struct PlaceKey: Hashable {
  private let operation: AnyHashable
  private let identity: AnyHashable?

  init(_ operation: some Hashable, _ identity: AnyHashable? = nil) {
    self.operation = AnyHashable(operation)
    self.identity = identity
  }
}

/// A borrowed state of a type that is only known at run time.
package struct StatePointer {
  private let pointer: UnsafeRawPointer
  private let type: ObjectIdentifier

  /// Calls `body` with a pointer to `state`, which is valid until `body` returns.
  static func with<State, R>(_ state: State, _ body: (StatePointer) -> R) -> R {
    withUnsafePointer(to: state) { body(StatePointer(pointer: UnsafeRawPointer($0), type: ObjectIdentifier(State.self))) }
  }

  /// Calls `body` with a pointer to a state that is not to be copied.
  static func with<State, R>(_ state: inout State, _ body: (StatePointer) -> R) -> R {
    withUnsafePointer(to: &state) { body(StatePointer(pointer: UnsafeRawPointer($0), type: ObjectIdentifier(State.self))) }
  }

  /// Calls `body` with the state, if it is of that type.
  func read<State, R>(as: State.Type, _ body: (State) -> R) -> R? {
    guard type == ObjectIdentifier(State.self) else { return nil }
    // The pointer was made of a value of exactly this type, compared just above, and lives as long as `with` runs.
    return body(pointer.assumingMemoryBound(to: State.self).pointee)
  }
}

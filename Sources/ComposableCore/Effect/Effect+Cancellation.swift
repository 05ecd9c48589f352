extension Effect {
  /// Makes the effect cancellable by an id.
  ///
  /// The id is known to the store as soon as the effect has been returned, so that an action processed right after may cancel it. Ids belong to the store and to
  /// the feature: two rows of a list may use the same id and do not cancel each other's effects; a feature that cancels an id cancels it in its children too.
  ///
  /// - Parameters:
  ///   - id: Any hashable value, usually a case of a private enum.
  ///   - cancelInFlight: Whether effects in flight with the same id are cancelled first.
  public func cancellable<ID: Hashable & Sendable>(id: ID, cancelInFlight: Bool = false) -> Self {
    if case .none = operation, !cancelInFlight { return self }
    return Self(operation: .cancellable(CancelID(id), cancelInFlight: cancelInFlight, operation))
  }

  /// Makes the effect cancellable by a type, as in `.cancellable(id: TimerID.self)`.
  ///
  /// - Parameters:
  ///   - id: A type that stands for the effect.
  ///   - cancelInFlight: Whether effects in flight with the same id are cancelled first.
  public func cancellable(id: Any.Type, cancelInFlight: Bool = false) -> Self {
    cancellable(id: TypeID(id), cancelInFlight: cancelInFlight)
  }

  /// An effect that cancels the effects in flight that have an id, in this feature and its children.
  ///
  /// From the moment the store processes it, nothing that those effects send arrives.
  ///
  /// - Parameter id: The id that was given to ``cancellable(id:cancelInFlight:)-(ID,_)``.
  public static func cancel<ID: Hashable & Sendable>(id: ID) -> Self {
    Self(operation: .cancel(CancelID(id)))
  }

  /// An effect that cancels the effects in flight that have a type as their id.
  ///
  /// - Parameter id: The type that was given to ``cancellable(id:cancelInFlight:)-(Any.Type,_)``.
  public static func cancel(id: Any.Type) -> Self {
    cancel(id: TypeID(id))
  }
}

/// A type as a value that can be an id.
struct TypeID: Hashable, Sendable, CustomStringConvertible {
  private let id: ObjectIdentifier
  let description: String

  init(_ type: Any.Type) {
    id = ObjectIdentifier(type)
    description = "\(type)"
  }
}

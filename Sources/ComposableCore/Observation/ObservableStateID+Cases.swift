extension ObservableStateID {
  /// The identity of an enum's value whose case holds an observable state.
  ///
  /// ```swift
  /// extension Destination.State: ObservableState {
  ///   var _$id: ObservableStateID {
  ///     switch self {
  ///     case .detail(let state): ObservableStateID(case: 0, of: state)
  ///     case .edit(let state): ObservableStateID(case: 1, of: state)
  ///     case .help: ObservableStateID(case: 2)
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - tag: Tells the case from the enum's others; by convention its position, beginning with 0.
  ///   - payload: The associated value.
  public init<Payload: ObservableState>(case tag: Int, of payload: Payload) {
    self.init(payload._$id, tag: tag)
  }

  /// The identity of an enum's value whose case holds an observable state that is also identifiable: that of the state.
  ///
  /// - Parameters:
  ///   - tag: Tells the case from the enum's others.
  ///   - payload: The associated value.
  public init<Payload: ObservableState & Identifiable>(case tag: Int, of payload: Payload) {
    self.init(payload._$id, tag: tag)
  }

  /// The identity of an enum's value whose case holds a value with an `id`.
  ///
  /// - Parameters:
  ///   - tag: Tells the case from the enum's others.
  ///   - payload: The associated value. Its `id` is hashed.
  public init<Payload: Identifiable>(case tag: Int, of payload: Payload) {
    self.init(hashing: payload.id, tag: tag)
  }

  /// The identity of an enum's value whose case holds any value: that of the case, unless the value turns out to have an identity.
  ///
  /// - Parameters:
  ///   - tag: Tells the case from the enum's others.
  ///   - payload: The associated value; a tuple of them is nothing that has an identity.
  public init<Payload>(case tag: Int, of payload: Payload) {
    if let state = payload as? any ObservableState {
      self.init(state._$id, tag: tag)
    } else if let identifiable = payload as? any Identifiable {
      self.init(identifiable, tag: tag)
    } else {
      self.init(opaque: tag)
    }
  }

  private init(_ identifiable: some Identifiable, tag: Int) {
    self.init(hashing: identifiable.id, tag: tag)
  }
}

/// Which feature's state a value is, as far as its type can tell: what decides whether a feature lives on or has been replaced.
@usableFromInline
package struct StateIdentity: Hashable {
  private enum Kind: Hashable {
    /// The type says nothing: as long as there is a state it is the same one.
    case present
    case observable(ObservableStateID)
    case value(AnyHashable)
    indirect case enumCase(tag: UInt32, payload: StateIdentity?)
  }

  private let kind: Kind

  /// The identity of a state whose type has none.
  static var present: StateIdentity { StateIdentity(kind: .present) }

  private init(kind: Kind) {
    self.kind = kind
  }

  init(_ id: ObservableStateID) {
    self.init(kind: .observable(id))
  }

  init(id: AnyHashable) {
    self.init(kind: .value(id))
  }

  init(tag: UInt32, payload: StateIdentity?) {
    self.init(kind: .enumCase(tag: tag, payload: payload))
  }

  /// Whether it is that of an observable state which may have changed without having told anybody.
  var isOpaque: Bool {
    if case .observable(let id) = kind { id.isOpaque } else { false }
  }
}

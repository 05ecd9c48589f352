/// What an operator remembers of an observable state while that is changed.
@usableFromInline
package struct WatchedState: Sendable {
  /// Whose state it is; `nil` if there is none.
  let id: ObservableStateID?
  let registrar: ObservationStateRegistrar

  /// There is no state.
  static let none = Self(id: nil, registrar: .inert)

  private init(id: ObservableStateID?, registrar: ObservationStateRegistrar) {
    self.id = id
    self.registrar = registrar
  }

  init(_ state: some ObservableState) {
    self.init(id: state._$id, registrar: state._$observationRegistrar)
  }

  /// Whether another state is there now; its observers are told. If an older copy of this one is there, they are told, too.
  @usableFromInline
  @discardableResult
  func isReplaced(by after: Self) -> Bool {
    guard id == after.id else {
      registrar.notifyAll()
      return true
    }
    registrar.notifyAll(ifRestored: after.registrar)
    return false
  }

  /// Whether observers of whatever holds the state are to be told: another state is there now, or the change inside of this one may have been told to nobody.
  @usableFromInline
  func isChanged(to after: Self) -> Bool {
    isReplaced(by: after) || after.id?.isOpaque == true
  }
}

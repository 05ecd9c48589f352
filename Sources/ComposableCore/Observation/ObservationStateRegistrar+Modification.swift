/// A change in place of an observed field that has begun and not ended.
public struct ObservedModification {
  let field: Int

  /// The state that was there before, where the field is an observable state.
  let before: WatchedState?
}

extension ObservationStateRegistrar {
  /// Begins a change in place of a field.
  ///
  /// - Parameters:
  ///   - field: The number of the field.
  ///   - value: The stored value. It is not kept, so that the change copies nothing.
  /// - Returns: What ``didModify(_:_:)-(_,Value)`` needs to know.
  public func willModify<Value>(_ field: Int, _ value: Value) -> ObservedModification {
    ObservedModification(field: field, before: nil)
  }

  /// Begins a change in place of a field that is an observable state.
  ///
  /// - Parameters:
  ///   - field: The number of the field.
  ///   - value: The stored value. It is not kept, so that the change copies nothing.
  /// - Returns: What ``didModify(_:_:)-(_,ObservableState)`` needs to know.
  public func willModify<Value: ObservableState>(_ field: Int, _ value: Value) -> ObservedModification {
    ObservedModification(field: field, before: WatchedState(value))
  }

  /// Begins a change in place of a field that is an observable state or `nil`.
  ///
  /// - Parameters:
  ///   - field: The number of the field.
  ///   - value: The stored value. It is not kept, so that the change copies nothing.
  /// - Returns: What ``didModify(_:_:)-(_,(Value)?)`` needs to know.
  public func willModify<Value: ObservableState>(_ field: Int, _ value: Value?) -> ObservedModification {
    ObservedModification(field: field, before: value.map { WatchedState($0) })
  }

  /// Ends a change in place of a field, and tells its observers.
  ///
  /// - Parameters:
  ///   - change: The change that began.
  ///   - value: The stored value.
  public mutating func didModify<Value>(_ change: ObservedModification, _ value: Value) {
    didChange(change.field)
  }

  /// Ends a change in place of a field that is an observable state.
  ///
  /// The observers of the field are told if it is another feature's state now. Whatever has changed inside of the same one, that state has told its own
  /// observers of.
  ///
  /// - Parameters:
  ///   - change: The change that began.
  ///   - value: The stored value.
  public mutating func didModify<Value: ObservableState>(_ change: ObservedModification, _ value: Value) {
    finish(change, WatchedState(value))
  }

  /// Ends a change in place of a field that is an observable state or `nil`.
  ///
  /// The observers of the field are told if it is another feature's state now, or has become or ceased to be `nil`.
  ///
  /// - Parameters:
  ///   - change: The change that began.
  ///   - value: The stored value.
  public mutating func didModify<Value: ObservableState>(_ change: ObservedModification, _ value: Value?) {
    finish(change, value.map { WatchedState($0) })
  }

  private mutating func finish(_ change: ObservedModification, _ after: WatchedState?) {
    advance()
    if (change.before ?? .none).isChanged(to: after ?? .none) { notify(change.field) }
  }
}

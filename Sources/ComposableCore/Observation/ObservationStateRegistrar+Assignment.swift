extension ObservationStateRegistrar {
  /// Notes that the current observer, if there is one, depends on a field.
  ///
  /// - Parameter field: The number of the field.
  public func access(_ field: Int) {
    guard !PendingObservations.ignoresReads, let extent else { return }
    extent.makeObservation(of: field).access()
  }

  /// Assigns to a field, and tells its observers.
  ///
  /// - Parameters:
  ///   - field: The number of the field.
  ///   - value: The stored value.
  ///   - newValue: The value to store.
  public mutating func set<Value>(_ field: Int, _ value: inout Value, to newValue: Value) {
    value = newValue
    didChange(field)
  }

  /// Assigns to a field, and tells its observers if the new value is not equal to the old one.
  ///
  /// The values are compared only if the field has observers.
  ///
  /// - Parameters:
  ///   - field: The number of the field.
  ///   - value: The stored value.
  ///   - newValue: The value to store.
  public mutating func set<Value: Equatable>(_ field: Int, _ value: inout Value, to newValue: Value) {
    advance()
    guard isObserved(field) else {
      value = newValue
      return
    }
    let isEqual = value == newValue
    value = newValue
    if !isEqual { notify(field) }
  }

  /// Assigns a state to a field, and tells the observers of the field and those of the state that was there.
  ///
  /// The states are not compared. Two equal ones can be two features; and one that is the same feature comes with other contents, without any of its fields
  /// having been assigned to.
  ///
  /// - Parameters:
  ///   - field: The number of the field.
  ///   - value: The stored value.
  ///   - newValue: The value to store.
  public mutating func set<Value: ObservableState>(_ field: Int, _ value: inout Value, to newValue: Value) {
    let old = value._$observationRegistrar
    value = newValue
    old.notifyAll()
    didChange(field)
  }

  /// Assigns a state to a field, and tells the observers of the field and those of the state that was there.
  ///
  /// - Parameters:
  ///   - field: The number of the field.
  ///   - value: The stored value.
  ///   - newValue: The value to store.
  public mutating func set<Value: ObservableState & Equatable>(_ field: Int, _ value: inout Value, to newValue: Value) {
    let old = value._$observationRegistrar
    value = newValue
    old.notifyAll()
    didChange(field)
  }

  /// Assigns a state or `nil` to a field, and tells the observers of the field and those of the state that was there.
  ///
  /// - Parameters:
  ///   - field: The number of the field.
  ///   - value: The stored value.
  ///   - newValue: The value to store.
  public mutating func set<Value: ObservableState>(_ field: Int, _ value: inout Value?, to newValue: Value?) {
    setOptional(field, &value, to: newValue)
  }

  /// Assigns a state or `nil` to a field, and tells the observers of the field and those of the state that was there.
  ///
  /// - Parameters:
  ///   - field: The number of the field.
  ///   - value: The stored value.
  ///   - newValue: The value to store.
  public mutating func set<Value: ObservableState & Equatable>(_ field: Int, _ value: inout Value?, to newValue: Value?) {
    setOptional(field, &value, to: newValue)
  }

  mutating func didChange(_ field: Int) {
    advance()
    notify(field)
  }

  private mutating func setOptional<Value: ObservableState>(_ field: Int, _ value: inout Value?, to newValue: Value?) {
    let old = value?._$observationRegistrar
    let isStillNil = value == nil && newValue == nil
    value = newValue
    advance()
    old?.notifyAll()
    if !isStillNil { notify(field) }
  }
}

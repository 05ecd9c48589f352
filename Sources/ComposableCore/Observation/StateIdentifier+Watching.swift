extension StateIdentifier {
  /// Changes a state in place, and tells its observers if another one, or an older copy, was put in its place.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - isChanged: Set to whether the observers of whatever holds the state are to be told, too: another state is there now, or nobody knows what has changed in it.
  ///   - body: Changes the state.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws.
  @inlinable
  func watching<Result>(_ state: inout State, isChanged: inout Bool, _ body: (inout State) throws -> Result) rethrows -> Result {
    if let registrarOffset {
      let before = Self.registrar(of: &state, at: registrarOffset)
      defer { isChanged = before.isReplaced(by: Self.registrar(of: &state, at: registrarOffset)) }
      return try body(&state)
    }
    guard let watch else {
      isChanged = true
      return try body(&state)
    }
    let before = watch(state)
    defer { isChanged = before.isChanged(to: watch(state)) }
    return try body(&state)
  }

  @inlinable
  static func registrar(of state: inout State, at offset: Int) -> ObservationStateRegistrar {
    withUnsafeBytes(of: &state) {
      // The offset is that of a stored property of this type.
      $0.load(fromByteOffset: offset, as: ObservationStateRegistrar.self)
    }
  }
}

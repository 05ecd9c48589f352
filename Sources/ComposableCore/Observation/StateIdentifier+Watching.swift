extension StateIdentifier {
  /// Changes a state in place, and tells its observers if another one, or an older copy, was put in its place.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - body: Changes it.
  /// - Returns: What `body` returns, and whether the observers of whatever holds the state are to be told, too: another state is there now, or nobody knows what has changed in it.
  @inlinable
  func watching<Result>(_ state: inout State, _ body: (inout State) -> Result) -> (result: Result, isChanged: Bool) {
    if let registrarOffset {
      let before = Self.registrar(of: &state, at: registrarOffset)
      let result = body(&state)
      return (result, before.isReplaced(by: Self.registrar(of: &state, at: registrarOffset)))
    }
    guard let watch else { return (body(&state), true) }
    let before = watch(state)
    let result = body(&state)
    return (result, before.isChanged(to: watch(state)))
  }

  @inlinable
  static func registrar(of state: inout State, at offset: Int) -> ObservationStateRegistrar {
    withUnsafeBytes(of: &state) {
      // The offset is that of a stored property of this type.
      $0.load(fromByteOffset: offset, as: ObservationStateRegistrar.self)
    }
  }
}

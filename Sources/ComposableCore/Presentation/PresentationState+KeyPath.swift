extension PresentationState {
  /// Changes a presented state in place, when all that is known is a key path to its presentation.
  ///
  /// A key path to a property with accessors, as `\.$child` is in a state that is not observable, gives out a copy and takes one back. In between there would be
  /// two holders of the presented state, and its arrays would be copied. So the presentation is taken out of the root for the time, which then presents
  /// nothing.
  ///
  /// - Parameters:
  ///   - root: The state that the presentation is part of.
  ///   - keyPath: The path to the presentation. Its setter is called twice.
  ///   - body: Gets the presented state, or `nil` while nothing is presented, and may present or dismiss.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; the changes made until then are kept.
  package static func modify<Root, Result, Failure: Error>(
    _ root: inout Root,
    at keyPath: WritableKeyPath<Root, Self>,
    _ body: (inout State?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var presentation = root[keyPath: keyPath]
    guard presentation.wrappedValue != nil else {
      defer { root[keyPath: keyPath] = presentation }
      return try presentation.modify(body)
    }
    root[keyPath: keyPath] = Self(wrappedValue: nil)
    defer { root[keyPath: keyPath] = presentation }
    return try presentation.modify(body)
  }
}

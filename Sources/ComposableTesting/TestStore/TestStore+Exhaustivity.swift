extension TestStore {
  /// Changes ``exhaustivity`` while an operation runs.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much the operation has to describe.
  ///   - operation: Steps of the test.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @discardableResult
  public func withExhaustivity<R>(_ exhaustivity: Exhaustivity, operation: () throws -> R) rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try operation()
  }

  /// Changes ``exhaustivity`` while an asynchronous operation runs.
  ///
  /// - Parameters:
  ///   - exhaustivity: How much the operation has to describe.
  ///   - operation: Steps of the test.
  /// - Returns: What the operation returns.
  /// - Throws: What the operation throws.
  @discardableResult
  public func withExhaustivity<R>(_ exhaustivity: Exhaustivity, operation: () async throws -> R) async rethrows -> R {
    let previous = self.exhaustivity
    defer { self.exhaustivity = previous }
    self.exhaustivity = exhaustivity
    return try await operation()
  }
}

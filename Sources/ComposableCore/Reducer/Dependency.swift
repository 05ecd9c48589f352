public import Dependencies

extension Reducer {
  /// Changes a dependency of this reducer, the reducers inside it and their effects.
  ///
  /// ```swift
  /// Game()
  ///   .dependency(\.continuousClock, previewClock)
  /// ```
  ///
  /// - Parameters:
  ///   - keyPath: Which dependency.
  ///   - value: Its value.
  public func dependency<Value: Sendable>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    _ value: Value
  ) -> DerivedReducer<Self> {
    changingDependencies { $0[keyPath: keyPath] = value }
  }

  /// Changes a dependency, found by its type, of this reducer, the reducers inside it and their effects.
  ///
  /// - Parameter value: The value; its type is its key.
  public func dependency<Value: TestDependencyKey>(_ value: Value) -> DerivedReducer<Self> where Value.Value == Value {
    changingDependencies { $0[type: Value.self] = value }
  }

  /// Changes a dependency in place for this reducer, the reducers inside it and their effects.
  ///
  /// - Parameters:
  ///   - keyPath: Which dependency.
  ///   - transform: Changes the value it would have; called for every action.
  public func transformDependency<Value>(
    _ keyPath: any WritableKeyPath<DependencyValues, Value> & Sendable,
    transform: @escaping (_ dependency: inout Value) -> Void
  ) -> DerivedReducer<Self> {
    changingDependencies { transform(&$0[keyPath: keyPath]) }
  }

  private func changingDependencies(_ change: @escaping (inout DependencyValues) -> Void) -> DerivedReducer<Self> {
    // The body is built at the first action, inside the changed values, because properties of the reducers in it keep the values around them.
    DerivedReducer(self, building: change) { base in
      Reduction { state, action in
        var values = DependencyValues.current
        change(&values)
        return values.run { base(&state, action) }
      }
    }
  }
}

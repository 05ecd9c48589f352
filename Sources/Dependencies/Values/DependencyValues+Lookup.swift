import IssueReporting

extension DependencyValues {
  /// The dependency of a key.
  ///
  /// Use it to give ``DependencyValues`` a property for a dependency. Reading a default outside of a `@Dependency` property never fails a
  /// test, so that one endpoint of a client can be overridden and the others left as they are.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - function: The name of the property, for failure messages.
  /// - Complexity: O(1).
  public subscript<Key: TestDependencyKey>(
    key: Key.Type,
    function function: StaticString = #function
  ) -> Key.Value {
    get {
      if let box = box(for: ObjectIdentifier(key)) {
        // A box under the identity of a key has the value type of that key: both `set` and `resolveDefault` make it so.
        return unsafeDowncast(box, to: DependencyBox<Key.Value>.self).value
      }
      return resolveDefault(key, name: .property(function))
    }
    set {
      set(DependencyBox(newValue), for: ObjectIdentifier(key))
    }
  }

  /// The dependency of a key that is known by its type alone.
  ///
  /// - Parameter type: The key.
  /// - Complexity: O(1).
  public subscript<Key: TestDependencyKey>(type type: Key.Type) -> Key.Value {
    get {
      if let box = box(for: ObjectIdentifier(type)) {
        return unsafeDowncast(box, to: DependencyBox<Key.Value>.self).value
      }
      return resolveDefault(type, name: .type)
    }
    set {
      set(DependencyBox(newValue), for: ObjectIdentifier(type))
    }
  }

  /// The context in which defaults are looked for.
  ///
  /// Detected (see ``DependencyContext``), and overridable like any dependency:
  ///
  /// ```swift
  /// withDependencies { $0.context = .preview } operation: { Gallery() }
  /// ```
  public var context: DependencyContext {
    get { layer.context ?? captured?.context ?? scope?.preparedContext ?? .detected }
    set { layer = DependencyLayer(overrides: layer.overrides, context: newValue, scope: layer.scope) }
  }

  /// The scope that keeps the defaults; `nil` in a process that runs tests when the test cannot be told.
  var scope: DependencyScope? {
    layer.scope ?? captured?.scope ?? (isTesting ? TestScopes.current : .process)
  }

  private func box(for key: ObjectIdentifier) -> AnyDependencyBox? {
    if let box = layer.overrides[key] { return box }
    if let captured, let box = captured.overrides[key] { return box }
    let context = layer.context ?? captured?.context
    return layer.keptValue(for: key, in: context) ?? (layer.scope == nil ? scope?.value(for: key, in: context) : nil)
  }

  private mutating func set(_ box: AnyDependencyBox, for key: ObjectIdentifier) {
    var overrides = layer.overrides
    overrides.set(box, for: key)
    layer = DependencyLayer(overrides: overrides, context: layer.context, scope: layer.scope)
  }

  /// Makes the default of a key and keeps it in the scope.
  ///
  /// No lock is held while the value is made: making it may read other dependencies. When two tasks make one at the same time, the first
  /// that is kept is what both see.
  private func resolveDefault<Key: TestDependencyKey>(_ key: Key.Type, name: DependencyName) -> Key.Value {
    let scope = scope
    let context = layer.context ?? captured?.context ?? scope?.preparedContext ?? .detected
    let resolution = DependencyResolution(name: name, context: context, scope: scope, access: access)
    let value = DependencyResolution.$current.withValue(resolution) { resolution.makeDefault(of: key) }
    // What was looked at without a property, and has no value of its own, is left to fail when a property reads it.
    guard let scope, access != nil || !resolution.isMissing else { return value }
    let kept = scope.keep(DependencyBox(value), for: ObjectIdentifier(key), in: context)
    return unsafeDowncast(kept, to: DependencyBox<Key.Value>.self).value
  }
}

/// The way from a feature's state to a field of it, by which an operator reads and changes a child in place.
///
/// Made once, when the reducer is built. Where the root is an ``ObservableState`` that lists its fields, the way leads to the stored property, past the
/// accessors: nothing is copied to be changed, and the observers are told here. A way over several properties (`\.a.b`) leads through their accessors.
package struct StatePath<Root, Value> {
  private let stored: WritableKeyPath<Root, Value>
  private let field: Int?
  private let rootRegistrar: ((Root) -> ObservationStateRegistrar)?
  private let identifier: StateIdentifier<Value>

  /// Whether `stored` has to be kept from registering observers when it is read.
  private let hasAccessors: Bool

  /// Resolves a key path.
  ///
  /// - Parameter keyPath: A key path to a property, as it is written: `\.child`.
  /// - Complexity: O(*n*) in the number of the root's fields.
  package init(_ keyPath: WritableKeyPath<Root, Value>) {
    identifier = StateIdentifier()
    guard let root = Root.self as? any ObservableState.Type else {
      stored = keyPath
      field = nil
      rootRegistrar = nil
      hasAccessors = true
      return
    }
    let (found, registrar) = Self.find(keyPath, in: root)
    rootRegistrar = registrar
    field = found?.field
    let path = found?.stored as? WritableKeyPath<Root, Value>
    stored = path ?? keyPath
    hasAccessors = path == nil
  }

  private static func find<Known: ObservableState>(
    _ keyPath: PartialKeyPath<Root>,
    in type: Known.Type
  ) -> (found: (field: Int, stored: PartialKeyPath<Root>)?, registrar: (Root) -> ObservationStateRegistrar) {
    // `Known` is `Root`, which only casts can say.
    var fields = ObservableStateFields<Known>(lookingFor: keyPath as! PartialKeyPath<Known>)
    Known._$fields(&fields)
    let registrar: (Known) -> ObservationStateRegistrar = { $0._$observationRegistrar }
    return (fields.found.map { ($0.field, $0.stored as! PartialKeyPath<Root>) }, registrar as! (Root) -> ObservationStateRegistrar)
  }

  /// The value, without observing it.
  package func read(_ root: Root) -> Value {
    hasAccessors ? PendingObservations.withoutObserving { root[keyPath: stored] } : root[keyPath: stored]
  }

  /// The identity of the value, without observing it; `nil` if the value is none.
  package func identity(in root: Root) -> StateIdentity? {
    identifier(read(root))
  }

  /// Changes the value in place and tells the observers of the field what they need to know.
  ///
  /// If the value is an observable state (or optional, or presented), they are told if it is another feature's state afterwards; what changes inside of it has
  /// observers of its own. Any other value is taken to have changed.
  ///
  /// - Parameters:
  ///   - root: The state that the value is part of.
  ///   - body: Changes the value.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; the changes made until then are kept and told.
  package func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) rethrows -> Result {
    // A property that was found by its accessors tells its observers itself.
    guard field != nil else { return try modifySilently(&root, body) }
    guard identifier.isObservable else {
      defer { notify(root) }
      return try modifySilently(&root, body)
    }
    let (before, registrar) = observableIdentity(in: root)
    defer {
      let (after, _) = observableIdentity(in: root)
      if before != after {
        registrar.notifyAll()
        notify(root)
      } else if after?.isOpaque == true {
        notify(root)
      }
    }
    return try modifySilently(&root, body)
  }

  /// Changes the value in place and tells the observers of the field nothing, if it is stored under that name.
  ///
  /// For who knows better what has changed, and calls ``notify(_:)`` if need be: an operator that changes one element of a collection.
  ///
  /// - Parameters:
  ///   - root: The state that the value is part of.
  ///   - body: Changes the value.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws; the changes made until then are kept.
  package func modifySilently<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) rethrows -> Result {
    try body(&root[keyPath: stored])
  }

  /// Tells the observers of the field that it has changed.
  package func notify(_ root: Root) {
    guard let field, let rootRegistrar else { return }
    rootRegistrar(root).notify(field)
  }

  private func observableIdentity(in root: Root) -> (StateIdentity?, ObservationStateRegistrar) {
    let value = root[keyPath: stored]
    return (identifier(value), identifier.registrar(of: value))
  }
}

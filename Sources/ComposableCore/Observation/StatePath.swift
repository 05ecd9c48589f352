/// The way from a feature's state to a field of it, by which an operator reads and changes a child in place.
///
/// Made once, when the reducer is built. Where the root is an ``ObservableState`` that lists its fields, the way leads to the stored property, past the
/// accessors: nothing is copied to be changed, and the observers are told here. A way over several properties (`\.a.b`) leads through their accessors.
@usableFromInline
package struct StatePath<Root, Value> {
  @usableFromInline
  let stored: WritableKeyPath<Root, Value>
  /// Where the value lies within the root; `nil` if it is reached by accessors.
  @usableFromInline
  let offset: Int?
  /// Where the registrar lies within the root; `nil` if the accessors see to it, or if there is none.
  @usableFromInline
  let registrarOffset: Int?
  private let field: Int?
  private let rootRegistrar: ((Root) -> ObservationStateRegistrar)?
  @usableFromInline
  let identifier: StateIdentifier<Value>
  /// Whether the observers of the field have to be told of a change here. A property that was found by its accessors tells them itself.
  @usableFromInline
  let isTracked: Bool

  /// Whether `stored` has to be kept from registering observers when it is read.
  private let hasAccessors: Bool

  /// Resolves a key path.
  ///
  /// - Parameter keyPath: A key path to a property, as it is written: `\.child`.
  /// - Complexity: O(*n*) in the number of the root's fields.
  @usableFromInline
  package init(_ keyPath: WritableKeyPath<Root, Value>) {
    identifier = StateIdentifier()
    guard let root = Root.self as? any ObservableState.Type else {
      stored = keyPath
      offset = MemoryLayout<Root>.offset(of: keyPath)
      registrarOffset = nil
      field = nil
      isTracked = false
      rootRegistrar = nil
      hasAccessors = true
      return
    }
    let resolved = Self.resolve(keyPath, in: root)
    rootRegistrar = resolved.registrar
    registrarOffset = resolved.registrarOffset
    // Who goes past the accessors has to note the change in their place.
    let found = registrarOffset == nil ? nil : resolved.found
    field = found?.field
    let path = found?.stored as? WritableKeyPath<Root, Value>
    stored = path ?? keyPath
    offset = MemoryLayout<Root>.offset(of: stored)
    isTracked = field != nil
    hasAccessors = path == nil
  }

  private struct Resolved {
    let found: (field: Int, stored: PartialKeyPath<Root>)?
    let registrarOffset: Int?
    let registrar: (Root) -> ObservationStateRegistrar
  }

  private static func resolve<Known: ObservableState>(_ keyPath: PartialKeyPath<Root>, in type: Known.Type) -> Resolved {
    // `Known` is `Root`, which only casts can say.
    var fields = ObservableStateFields<Known>(lookingFor: keyPath as! PartialKeyPath<Known>)
    Known._$fields(&fields)
    let registrar: (Known) -> ObservationStateRegistrar = { $0._$observationRegistrar }
    return Resolved(
      found: fields.found.map { ($0.field, $0.stored as! PartialKeyPath<Root>) },
      registrarOffset: fields.registrar.flatMap { MemoryLayout<Known>.offset(of: $0) },
      registrar: registrar as! (Root) -> ObservationStateRegistrar
    )
  }

  /// The value, without observing it.
  @usableFromInline
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
  @inlinable
  package func modify<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) rethrows -> Result {
    guard isTracked else { return try modifySilently(&root, body) }
    var isChanged = true
    defer { if isChanged { notify(root) } }
    return try modifySilently(&root) { try identifier.watching(&$0, isChanged: &isChanged, body) }
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
  @inlinable
  package func modifySilently<Result>(_ root: inout Root, _ body: (inout Value) throws -> Result) rethrows -> Result {
    guard let offset else { return try body(&root[keyPath: stored]) }
    return try withUnsafeMutableBytes(of: &root) {
      // `MemoryLayout.offset(of:)` has given the offsets, which it does only if the values are stored in line in the root: there is a `Value` at the one place, and a registrar
      // at the other. The access to the root is exclusive as long as the closure runs.
      if let registrarOffset {
        $0.baseAddress!.advanced(by: registrarOffset).assumingMemoryBound(to: ObservationStateRegistrar.self).pointee.advance()
      }
      return try body(&$0.baseAddress!.advanced(by: offset).assumingMemoryBound(to: Value.self).pointee)
    }
  }

  /// Changes what the value holds in place, and tells the observers of the field if they are to be told.
  ///
  /// - Parameters:
  ///   - root: The state that the value is part of.
  ///   - body: Changes what the value holds. Returns whether the observers of the field are to be told, or `nil` if the value holds nothing.
  /// - Returns: Whether the value holds anything.
  @inlinable
  func modifyPayload(_ root: inout Root, _ body: (inout Value) -> Bool?) -> Bool {
    guard let isChanged = modifySilently(&root, body) else { return false }
    if isChanged { notify(root) }
    return true
  }

  /// Tells the observers of the field that it has changed.
  @usableFromInline
  package func notify(_ root: Root) {
    guard let field, let rootRegistrar else { return }
    rootRegistrar(root).notify(field)
  }
}

/// The stores of parts that have been made of one store and are still in use.
///
/// They are held weakly: whoever uses a part holds its store, and the part that nobody uses costs nothing. Entries of stores that have gone are swept out when the table
/// has doubled, so that their number stays within twice the number of stores in use.
struct ScopedStores {
  private struct Entry {
    weak var store: AnyObject?
  }

  private var entries: [AnyHashable: Entry] = [:]
  private var limit = 16

  /// The latest that were found, by the very objects that the key paths were: a literal is the same object each time, and comparing objects takes a tenth of the time that
  /// hashing key paths does. The objects are held here, so that no other ones can take their place in memory.
  private var positions: [PathObjects: Int] = [:]
  private var latest: [Latest] = []

  /// The store of the part that two key paths lead to, if it is in use; otherwise the one that `make` makes.
  ///
  /// The types of the key paths determine the type of the store, so that the store of the same two objects is always an `S`.
  mutating func part<S: AnyObject>(_ state: AnyKeyPath, _ action: AnyKeyPath, make: () -> S) -> S {
    let objects = PathObjects(state: ObjectIdentifier(state), action: ObjectIdentifier(action))
    let position = positions[objects]
    if let position, let store = latest[position].store { return unsafeDowncast(store, to: S.self) }
    let store = store(PartID(state: state, action: action), make: make)!
    if let position {
      latest[position].store = store
    } else {
      // Key paths that are made anew for each call would fill the table without end.
      if latest.count == 32 { (latest, positions) = ([], [:]) }
      positions[objects] = latest.count
      latest.append(Latest(state: state, action: action, store: store))
    }
    return store
  }

  /// The store under `key`, if it is in use; otherwise the one that `make` makes.
  mutating func store<S: AnyObject, Key: Hashable>(_ key: Key, make: () -> S?) -> S? {
    let key = AnyHashable(key)
    if let store = entries[key]?.store as? S { return store }
    guard let store = make() else { return nil }
    if entries.count >= limit {
      entries = entries.filter { $0.value.store != nil }
      limit = max(16, entries.count * 2)
    }
    entries[key] = Entry(store: store)
    return store
  }
}

private struct PathObjects: Hashable {
  let state: ObjectIdentifier
  let action: ObjectIdentifier
}

private struct Latest {
  let state: AnyKeyPath
  let action: AnyKeyPath
  weak var store: AnyObject?
}

private struct PartID: Hashable {
  let state: AnyKeyPath
  let action: AnyKeyPath
}

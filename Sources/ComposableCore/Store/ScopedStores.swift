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

/// What tells the stores of two parts of one state from each other.
public struct ScopeID<State, Action>: Hashable {
  let state: PartialKeyPath<State>
  let action: AnyKeyPath
  let identity: AnyHashable?
}

/// The effects of one store that have been started and have not ended, each with the feature it belongs to and the ids that cancel it.
///
/// Pure bookkeeping: the store starts and cancels tasks, the table says which. It is not generic, and holds actions as values of any type: each effect goes through it
/// several times, and unspecialised generic code would take longer for that than for all else. Effects are numbered in the order in which they were started, and whatever concerns
/// several of them is done in that order, because a replay of the same actions must cancel and list them in the same order in every process.
///
/// Features form a tree. A node is there as long as an effect belongs to it or to a feature within it.
///
/// - Complexity: Beginning and ending an effect take O(1) in the number of effects in flight, except that those of one id or one feature are searched in O(log *n*); cancelling an
///   id takes in addition as long as there are features with effects in flight within the one that cancels.
package struct EffectTable {
  /// The number of an effect: counts up from 1 in each store and is never used again.
  package typealias ID = UInt64
  /// A node of the tree of features; the root is 0.
  package typealias NodeID = Int

  /// An id, and the feature by which it was given.
  package struct ScopedCancelID: Equatable {
    let id: CancelID
    let scope: NodeID
  }

  /// What has begun, oldest first, and some that has ended.
  private var entries: [EffectEntry] = []
  private var endedCount = 0
  private var lastID: ID = 0
  private(set) var nodes: [FeatureNode?] = [FeatureNode(parent: -1, place: nil, dismissal: nil)]
  private var freeNodes: [NodeID] = []

  package init() {}

  package static var root: NodeID { 0 }

  /// The effects in flight, oldest first.
  package var inFlight: [EffectEntry] { entries.filter { $0.isInFlight && $0.work != nil } }

  /// Everything that has begun and not ended, oldest first.
  var all: [EffectEntry] { entries.filter(\.isInFlight) }

  /// Whether an effect belongs to a feature that can go away.
  private(set) var hasFeatures = false
}

// MARK: Effects

extension EffectTable {
  /// Notes that an effect begins, and numbers it.
  ///
  /// - Parameters:
  ///   - node: The feature it belongs to.
  ///   - cancelIDs: The ids that cancel it.
  ///   - work: What is known of an effect; `nil` for a part of one, and for an action or a sequence that waits for its turn.
  mutating func begin(in node: NodeID, cancelIDs: [ScopedCancelID] = [], _ work: EffectWork? = nil) -> EffectEntry {
    lastID += 1
    let entry = EffectEntry(id: lastID, node: node, cancelIDs: cancelIDs, work: work)
    entries.append(entry)
    if node != Self.root { nodes[node]!.entries.append(entry) }
    for cancelID in cancelIDs { nodes[cancelID.scope]!.cancelIndex[cancelID.id, default: EntryList()].append(entry) }
    return entry
  }

  /// Notes that an effect has ended by itself.
  ///
  /// - Returns: Whether it was in flight.
  @discardableResult
  mutating func end(_ entry: EffectEntry) -> Bool {
    guard entry.isInFlight else { return false }
    remove(entry)
    entry.forget()
    return true
  }

  /// Whether an effect has begun and not ended.
  ///
  /// - Complexity: O(log *n*) in the number of effects in flight.
  package func contains(_ id: ID) -> Bool {
    let index = entries.partitioningIndex { $0.id >= id }
    return index < entries.count && entries[index].id == id && entries[index].isInFlight
  }

  /// An id as it is known within a feature.
  package func scoped(_ id: CancelID, in node: NodeID) -> ScopedCancelID {
    ScopedCancelID(id: id, scope: scope(of: node))
  }

  /// Whether an effect in flight has an id, in a feature or a feature within it.
  package func contains(_ cancelID: CancelID, in node: NodeID) -> Bool {
    !entries(with: cancelID, in: scope(of: node)).isEmpty
  }

  /// Ends the effects in flight that have an id, in a feature and all features within it.
  ///
  /// - Returns: What has ended, oldest first.
  mutating func cancel(_ cancelID: CancelID, in node: NodeID) -> EntryList {
    let scoped = ScopedCancelID(id: cancelID, scope: scope(of: node))
    let found = entries(with: cancelID, in: scoped.scope)
    nodes[scoped.scope]!.cancelIndex[cancelID] = nil
    return end(found, unindexed: scoped)
  }

  /// Ends all effects of the features whose state is no longer there.
  ///
  /// - Returns: What has ended, oldest first.
  /// - Complexity: O(*f*) in the number of features with effects in flight; those in a place whose version is unchanged and that have none within them are not looked at.
  mutating func removeAbsentFeatures(from state: StatePointer) -> EntryList {
    var absent: [NodeID] = []
    look(into: Self.root, state, &absent)
    var found = EntryList()
    for node in absent { collect(in: node, &found) }
    return end(found)
  }

  /// Ends everything that has begun.
  ///
  /// - Returns: What has ended, oldest first.
  mutating func endAll() -> [EffectEntry] {
    let all = all
    for entry in all { remove(entry) }
    return all
  }

  private func collect(in node: NodeID, _ found: inout EntryList) {
    found.append(nodes[node]!.entries)
    for child in nodes[node]!.children.values { collect(in: child, &found) }
  }

  private mutating func end(_ list: EntryList, unindexed: ScopedCancelID? = nil) -> EntryList {
    let sorted = list.sorted()
    sorted.forEach { remove($0, unindexed: unindexed) }
    return sorted
  }

  private func entries(with cancelID: CancelID, in node: NodeID) -> EntryList {
    var found = nodes[node]!.cancelIndex[cancelID] ?? EntryList()
    for child in nodes[node]!.children.values { found.append(entries(with: cancelID, in: child)) }
    return found
  }

  // - Parameter unindexed: An id by which nothing can be found any more.
  private mutating func remove(_ entry: EffectEntry, unindexed: ScopedCancelID? = nil) {
    entry.leave()
    endedCount += 1
    for cancelID in entry.cancelIDs where cancelID != unindexed { unindex(entry, cancelID) }
    if entry.node != Self.root {
      nodes[entry.node]!.entries.remove(entry)
      prune(entry.node)
    }
    if endedCount == entries.count {
      entries.removeAll(keepingCapacity: true)
      endedCount = 0
    } else if endedCount > 32, endedCount * 2 > entries.count {
      entries.removeAll { !$0.isInFlight }
      endedCount = 0
    }
  }

  private mutating func unindex(_ entry: EffectEntry, _ cancelID: ScopedCancelID) {
    let node = cancelID.scope
    guard let index = nodes[node]!.cancelIndex.index(forKey: cancelID.id) else { return }
    if nodes[node]!.cancelIndex.values[index].remove(entry) { nodes[node]!.cancelIndex.remove(at: index) }
  }
}

// MARK: Features

extension EffectTable {
  /// The node of a place within a feature, if effects belong to it.
  package func child(_ key: PlaceKey, of node: NodeID) -> NodeID? {
    nodes[node]!.children[key]
  }

  /// Adds a node for a place within a feature.
  ///
  /// The node goes when its last effect ends; hold it meanwhile.
  package mutating func addChild(_ place: Place, dismissal: (() -> Any)?, to node: NodeID) -> NodeID {
    let new = FeatureNode(parent: node, place: place, dismissal: dismissal)
    let id: NodeID
    if let free = freeNodes.popLast() {
      id = free
      nodes[id] = new
    } else {
      id = nodes.count
      nodes.append(new)
    }
    if nodes[node]!.children.isEmpty, nodes[node]!.parent >= 0 { nodes[nodes[node]!.parent]!.nestedChildren += 1 }
    nodes[node]!.children[place.key] = id
    hasFeatures = true
    return id
  }

  /// Keeps a node while effects are about to begin in it, even if its last effect ends meanwhile.
  package mutating func hold(_ node: NodeID) {
    nodes[node]!.holds += 1
  }

  /// Ends a hold; the node goes if no effect belongs to it or to a feature within it.
  package mutating func release(_ node: NodeID) {
    nodes[node]!.holds -= 1
    prune(node)
  }

  /// The places from the root to a node, outermost first.
  package func places(to node: NodeID) -> [Place] {
    var places: [Place] = []
    var current = node
    while let place = nodes[current]!.place {
      places.append(place)
      current = nodes[current]!.parent
    }
    return places.reversed()
  }

  /// The action that dismisses the innermost feature around a node that can be dismissed.
  package func dismissal(of node: NodeID) -> (() -> Any)? {
    var current = node
    while current >= 0 {
      if let dismissal = nodes[current]!.dismissal { return dismissal }
      current = nodes[current]!.parent
    }
    return nil
  }

  private mutating func look(into node: NodeID, _ state: StatePointer, _ absent: inout [NodeID]) {
    let version = nodes[node]!.place?.version?(state)
    let isUnchanged = version != nil && version == nodes[node]!.version
    nodes[node]!.version = version
    if isUnchanged, nodes[node]!.nestedChildren == 0 { return }
    for child in nodes[node]!.children.values {
      let place = nodes[child]!.place!
      if nodes[child]!.children.isEmpty {
        if !isUnchanged, !place.isPresent(state) { absent.append(child) }
      } else if !place.isPresent(state) {
        absent.append(child)
      } else {
        let isThere = place.enter(state) { look(into: child, $0, &absent) }
        if !isThere { absent.append(child) }
      }
    }
  }

  // Where the cancel ids of a node's effects are registered: a mere part of a feature's state shares those of the feature.
  private func scope(of node: NodeID) -> NodeID {
    var current = node
    while let place = nodes[current]!.place, !place.isFeature { current = nodes[current]!.parent }
    return current
  }

  private mutating func prune(_ node: NodeID) {
    var current = node
    while current != Self.root, let candidate = nodes[current], candidate.entries.isEmpty, candidate.holds == 0, candidate.children.isEmpty
    {
      nodes[current] = nil
      freeNodes.append(current)
      nodes[candidate.parent]!.children[candidate.place!.key] = nil
      if nodes[candidate.parent]!.children.isEmpty, nodes[candidate.parent]!.parent >= 0 {
        nodes[nodes[candidate.parent]!.parent]!.nestedChildren -= 1
      }
      current = candidate.parent
    }
    hasFeatures = !nodes[Self.root]!.children.isEmpty
  }
}

/// The effects of one store that have been started and have not ended, each with the feature it belongs to and the ids that cancel it.
///
/// Pure bookkeeping: the store starts and cancels tasks, the table says which. It is not generic, and holds actions as values of any type: each effect goes through it
/// several times, and unspecialised generic code would take longer for that than for all else. Effects are numbered in the order in which they were started, and whatever concerns
/// several of them is done in that order, because a replay of the same actions must cancel and list them in the same order in every process.
///
/// Features form a tree. A node is there as long as an effect belongs to it or to a feature within it.
///
/// - Complexity: Beginning, ending and finding an effect take O(log *n*) in the number of effects in flight; cancelling an id takes in addition as long as there are
///   features with effects in flight within the one that cancels.
package struct EffectTable {
  /// The number of an effect: counts up from 1 in each store and is never used again.
  package typealias ID = UInt64
  /// A node of the tree of features; the root is 0.
  package typealias NodeID = Int

  package struct Entry {
    package let id: ID
    package let node: NodeID
    package let cancelIDs: [ScopedCancelID]
    /// The name of the work, if it was given one.
    package let name: String?
    /// Where the effect was made; `nil` for an action that waits for its turn.
    package let location: SourceLocation?
    /// The action whose reducer returned the effect.
    package let cause: Any?
    fileprivate var handle: Handle?
    fileprivate var isEnded = false

    package func cancel() {
      switch handle {
      case .task(let task): task.cancel()
      case .scope(let canceller): canceller.cancel()
      case nil: break
      }
    }
  }

  /// What cancels an effect or a part of one.
  package enum Handle {
    case task(Task<Void, Never>)
    case scope(EffectCanceller)
  }

  /// An id, and the feature by which it was given.
  package struct ScopedCancelID {
    let id: CancelID
    let scope: NodeID
  }

  struct Node {
    let parent: NodeID
    let place: Place?
    /// The action that dismisses the feature, as the root store takes it.
    let dismissal: (() -> Any)?
    var children: [PlaceKey: NodeID] = [:]
    /// How many of the children have children.
    var nestedChildren = 0
    /// Its effects in flight, oldest first; not kept for the root, which never goes.
    var entries: [ID] = []
    var cancelIndex: [CancelID: [ID]] = [:]
    /// How often it is held although no effect may belong to it.
    var holds = 0
    /// The version of the place at the last look.
    var version: UInt64?
  }

  private var entries: [Entry] = []
  private var endedCount = 0
  private var lastID: ID = 0
  private(set) var nodes: [Node?] = [Node(parent: -1, place: nil, dismissal: nil)]
  private var freeNodes: [NodeID] = []

  package init() {}

  package static var root: NodeID { 0 }

  /// The effects in flight, oldest first.
  package var inFlight: [Entry] { entries.filter { !$0.isEnded && $0.location != nil } }

  /// Everything that has begun and not ended, marks and parts of effects included, oldest first.
  var all: [Entry] { entries.filter { !$0.isEnded } }

  /// Whether an effect belongs to a feature that can go away.
  private(set) var hasFeatures = false
}

// MARK: Effects

extension EffectTable {
  /// Notes that an effect begins, and numbers it.
  ///
  /// - Parameters:
  ///   - name: The name of the work, if it has one.
  ///   - location: Where the effect was made; `nil` marks an action or a sequence that waits for its turn, which is not listed as in flight.
  ///   - cause: The action whose reducer returned it.
  ///   - node: The feature it belongs to.
  ///   - cancelIDs: The ids that cancel it.
  package mutating func begin(
    name: String? = nil, location: SourceLocation?, cause: Any?, node: NodeID, cancelIDs: [ScopedCancelID] = []
  ) -> ID {
    lastID += 1
    entries.append(Entry(id: lastID, node: node, cancelIDs: cancelIDs, name: name, location: location, cause: cause))
    if node != Self.root { nodes[node]!.entries.append(lastID) }
    for cancelID in cancelIDs { nodes[cancelID.scope]!.cancelIndex[cancelID.id, default: []].append(lastID) }
    return lastID
  }

  /// Keeps what cancels an effect that has begun.
  package mutating func attach(_ handle: Handle, to id: ID) {
    guard let index = index(of: id) else { return }
    entries[index].handle = handle
  }

  /// Notes that an effect has ended.
  ///
  /// - Returns: Whether it was in flight.
  @discardableResult
  package mutating func end(_ id: ID) -> Bool {
    guard let index = index(of: id) else { return false }
    remove(at: index)
    return true
  }

  /// Whether an effect has begun and not ended.
  package func contains(_ id: ID) -> Bool {
    index(of: id) != nil
  }

  package subscript(id: ID) -> Entry? {
    index(of: id).map { entries[$0] }
  }

  /// An id as it is known within a feature.
  package func scoped(_ id: CancelID, in node: NodeID) -> ScopedCancelID {
    ScopedCancelID(id: id, scope: scope(of: node))
  }

  /// Whether an effect in flight has an id, in a feature or a feature within it.
  package func contains(_ cancelID: CancelID, in node: NodeID) -> Bool {
    !ids(with: cancelID, in: scope(of: node)).isEmpty
  }

  /// Ends the effects in flight that have an id, in a feature and all features within it.
  ///
  /// - Returns: What has ended, oldest first.
  package mutating func cancel(_ cancelID: CancelID, in node: NodeID) -> [Entry] {
    let found = ids(with: cancelID, in: scope(of: node))
    return end(found)
  }

  /// Ends all effects of the features whose state is no longer there.
  ///
  /// - Returns: What has ended, oldest first.
  /// - Complexity: O(*f*) in the number of features with effects in flight; those in a place whose version is unchanged and that have none within them are not looked at.
  package mutating func removeAbsentFeatures(from state: StatePointer) -> [Entry] {
    var absent: [NodeID] = []
    look(into: Self.root, state, &absent)
    return end(absent.flatMap(entries(in:)))
  }

  /// Ends everything that has begun.
  ///
  /// - Returns: What has ended, oldest first.
  mutating func endAll() -> [Entry] {
    end(all.map(\.id))
  }

  private func entries(in node: NodeID) -> [ID] {
    nodes[node]!.entries + nodes[node]!.children.values.flatMap(entries(in:))
  }

  private mutating func end(_ ids: [ID]) -> [Entry] {
    ids.sorted().compactMap { id in
      guard let index = index(of: id) else { return nil }
      let entry = entries[index]
      remove(at: index)
      return entry
    }
  }

  private func ids(with cancelID: CancelID, in node: NodeID) -> [ID] {
    var found = nodes[node]!.cancelIndex[cancelID] ?? []
    for child in nodes[node]!.children.values { found += ids(with: cancelID, in: child) }
    return found
  }

  private mutating func remove(at index: Int) {
    let entry = entries[index]
    entries[index].isEnded = true
    entries[index].handle = nil
    endedCount += 1
    for cancelID in entry.cancelIDs { unindex(entry.id, cancelID) }
    if entry.node != Self.root {
      nodes[entry.node]!.entries.removeSorted(entry.id)
      prune(entry.node)
    }
    if endedCount == entries.count {
      entries.removeAll(keepingCapacity: true)
      endedCount = 0
    } else if endedCount > 32, endedCount * 2 > entries.count {
      entries.removeAll(where: \.isEnded)
      endedCount = 0
    }
  }

  private mutating func unindex(_ id: ID, _ cancelID: ScopedCancelID) {
    let node = cancelID.scope
    guard let index = nodes[node]!.cancelIndex.index(forKey: cancelID.id) else { return }
    if nodes[node]!.cancelIndex.values[index].count == 1 {
      nodes[node]!.cancelIndex.remove(at: index)
    } else {
      nodes[node]!.cancelIndex.values[index].removeSorted(id)
    }
  }

  // Numbers only grow, so the entries are sorted by them.
  private func index(of id: ID) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].id == id && !entries[low].isEnded ? low : nil
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
    let new = Node(parent: node, place: place, dismissal: dismissal)
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

extension [UInt64] {
  /// Removes a number from numbers in ascending order.
  ///
  /// - Complexity: O(log *n*) to find it, O(*n*) to close the gap.
  fileprivate mutating func removeSorted(_ number: UInt64) {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    if low < count, self[low] == number { remove(at: low) }
  }
}

/// The effects of one store that have been started and have not ended.
///
/// Pure bookkeeping: the store starts and cancels tasks, the ledger says which. Effects are kept in the order in which they were started, because a replay
/// of the same actions must cancel and list them in the same order in every process.
package struct EffectLedger: Sendable {
  /// The number of an effect: counts up from 1 in each store and is never used again.
  package typealias ID = UInt64

  package struct Entry: Sendable {
    package let id: ID
    package let label: String
    package fileprivate(set) var task: Task<Void, Never>?
  }

  private var entries: [Entry] = []
  private var lastID: ID = 0

  init() {}

  /// The effects in flight, oldest first.
  package var inFlight: [Entry] { entries }

  /// Notes that an effect begins, and numbers it.
  ///
  /// - Complexity: O(1).
  mutating func begin(label: String) -> ID {
    lastID += 1
    entries.append(Entry(id: lastID, label: label, task: nil))
    return lastID
  }

  /// Keeps the task of an effect that has begun.
  ///
  /// - Complexity: O(log *n*) in the number of effects in flight.
  mutating func attach(_ task: Task<Void, Never>, to id: ID) {
    guard let index = index(of: id) else { return }
    entries[index].task = task
  }

  /// Notes that an effect has ended.
  ///
  /// - Complexity: O(*n*) in the number of effects in flight.
  mutating func end(_ id: ID) {
    guard let index = index(of: id) else { return }
    entries.remove(at: index)
  }

  /// Whether an effect has begun and not ended.
  ///
  /// - Complexity: O(log *n*) in the number of effects in flight.
  func contains(_ id: ID) -> Bool {
    index(of: id) != nil
  }

  // Numbers only grow, so the entries are sorted by them.
  private func index(of id: ID) -> Int? {
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle].id < id { low = middle + 1 } else { high = middle }
    }
    return low < entries.count && entries[low].id == id ? low : nil
  }
}

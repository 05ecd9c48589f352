/// Tasks that wait for their turn, first in, first out, each of which can leave the line early.
struct TickLine<Waiter> {
  struct Tick {
    let id: UInt64
    let label: String
    let waiter: Waiter
  }
  private(set) var ticks: [Tick] = []
  private var ids: UInt64 = 0

  /// A number for a tick that is about to come; later ticks get greater ones.
  mutating func makeID() -> UInt64 {
    ids += 1
    return ids
  }

  mutating func append(_ tick: Tick) { ticks.append(tick) }

  mutating func removeFirst() -> Tick? { ticks.isEmpty ? nil : ticks.removeFirst() }

  mutating func remove(id: UInt64) -> Tick? { ticks.firstIndex { $0.id == id }.map { ticks.remove(at: $0) } }
}

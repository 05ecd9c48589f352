import HeapModule

/// Who sleeps until when: the earliest deadline first, and among equal deadlines first come, first served.
///
/// The order lives in a heap, the sleepers themselves in a dictionary. A sleeper that leaves early is only taken out of the dictionary;
/// what it leaves behind in the heap is thrown away when it comes to the top, or when the remains outnumber the living.
///
/// With *n* sleepers, adding and waking one costs O(log *n*) and removing one O(1), the last amortized over many removals.
struct SleeperQueue<Deadline: Comparable & Sendable, Sleeper: Sendable>: Sendable {
  /// A place in the order. Numbers are handed out in order of arrival and never twice, so two tickets are never equal.
  private struct Ticket: Comparable {
    let deadline: Deadline
    let number: Int

    static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.deadline == rhs.deadline ? lhs.number < rhs.number : lhs.deadline < rhs.deadline
    }
  }

  private var tickets = Heap<Ticket>()
  private var sleepers: [Int: (deadline: Deadline, sleeper: Sleeper)] = [:]
  private var lastNumber = 0

  /// How many sleep.
  var count: Int { sleepers.count }

  var isEmpty: Bool { sleepers.isEmpty }

  /// How many places of the order are in memory, those of sleepers that left included.
  var ticketCount: Int { tickets.count }

  /// Hands out the next number of the order of arrival.
  mutating func takeNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// Adds a sleeper under a number that was taken before.
  mutating func add(_ sleeper: Sleeper, until deadline: Deadline, number: Int) {
    tickets.insert(Ticket(deadline: deadline, number: number))
    sleepers[number] = (deadline, sleeper)
  }

  /// Takes a sleeper out before its deadline.
  ///
  /// - Returns: The sleeper, or `nil` when none sleeps under this number.
  mutating func remove(number: Int) -> Sleeper? {
    guard let (_, sleeper) = sleepers.removeValue(forKey: number) else { return nil }
    // The constant keeps small queues from being rebuilt over and over.
    if tickets.count > 2 * sleepers.count + 32 {
      tickets = Heap(sleepers.map { Ticket(deadline: $0.value.deadline, number: $0.key) })
    }
    return sleeper
  }

  /// Takes out everyone who has the earliest deadline of all, if that is not after a limit.
  ///
  /// - Parameter limit: The last deadline that may be returned; `nil` for no limit.
  /// - Returns: The deadline and its sleepers in order of arrival, or `nil` when nobody has a deadline up to the limit.
  mutating func removeEarliest(through limit: Deadline?) -> (deadline: Deadline, sleepers: [Sleeper])? {
    dropRemains()
    guard let deadline = tickets.min?.deadline, limit.map({ deadline <= $0 }) ?? true else { return nil }
    var due: [Sleeper] = []
    while let ticket = tickets.min, ticket.deadline == deadline {
      tickets.removeMin()
      if let (_, sleeper) = sleepers.removeValue(forKey: ticket.number) { due.append(sleeper) }
    }
    return (deadline, due)
  }

  /// Everyone who sleeps, in the order in which they will wake up.
  ///
  /// - Complexity: O(*n* log *n*), for diagnostics.
  var inOrder: [(deadline: Deadline, sleeper: Sleeper)] {
    sleepers
      .sorted { Ticket(deadline: $0.value.deadline, number: $0.key) < Ticket(deadline: $1.value.deadline, number: $1.key) }
      .map(\.value)
  }

  private mutating func dropRemains() {
    while let ticket = tickets.min, sleepers[ticket.number] == nil {
      tickets.removeMin()
    }
  }
}

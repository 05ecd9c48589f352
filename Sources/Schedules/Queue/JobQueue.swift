/// The jobs that can run, in the order in which they became so, and the rule of which of them may run next.
///
/// Every job of the pool may run next; of the jobs of the main actor only the oldest, because the main actor runs its jobs in order and a schedule
/// that picked another one would report an order that no program can have. A *candidate* is an index into the jobs that may run next, oldest first,
/// so candidate 0 is always the job that has waited longest.
struct JobQueue<Job> {
  private struct Waiting {
    let job: Job
    let arrival: UInt64
  }
  private var pool = FIFOBuffer<Waiting>()
  private var main = FIFOBuffer<Waiting>()
  private var arrivals: UInt64 = 0

  /// How many jobs wait.
  var count: Int { pool.count + main.count }

  /// How many jobs may run next.
  var candidateCount: Int { pool.count + (main.isEmpty ? 0 : 1) }

  var isEmpty: Bool { pool.isEmpty && main.isEmpty }

  mutating func append(_ job: Job, to lane: Lane) {
    arrivals += 1
    let waiting = Waiting(job: job, arrival: arrivals)
    switch lane {
    case .pool: pool.append(waiting)
    case .main: main.append(waiting)
    }
  }

  /// Takes a candidate out.
  ///
  /// - Complexity: O(log *n*) for candidate 0, O(*n*) for others, where *n* is the number of waiting jobs.
  mutating func remove(candidate: Int) -> (job: Job, lane: Lane) {
    precondition(candidate >= 0 && candidate < candidateCount, "Candidate \(candidate) of \(candidateCount) does not exist.")
    guard let oldestMain = main.first else { return (pool.remove(at: candidate).job, .pool) }
    let mainCandidate = pool.partitioningIndex { $0.arrival > oldestMain.arrival }
    if candidate == mainCandidate { return (main.remove(at: 0).job, .main) }
    return (pool.remove(at: candidate < mainCandidate ? candidate : candidate - 1).job, .pool)
  }

  /// Takes every job out, oldest first within its lane.
  mutating func removeAll() -> [(job: Job, lane: Lane)] {
    var all: [(job: Job, lane: Lane)] = []
    while !isEmpty { all.append(remove(candidate: 0)) }
    return all
  }
}

/// Where a job runs.
enum Lane: Sendable, Hashable {
  /// On no actor, or on an actor without an executor of its own.
  case pool
  /// On the main actor.
  case main
}

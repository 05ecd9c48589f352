extension Schedule {
  /// Why a run of jobs ended.
  public enum Outcome: Sendable, Hashable {
    /// No job can run.
    case quiet(jobs: Int)
    /// The condition of the caller holds.
    case satisfied(jobs: Int)
    /// The limit was reached, and there are jobs that can run.
    case limitReached(jobs: Int)

    /// How many jobs ran.
    public var jobs: Int {
      switch self {
      case .quiet(let jobs), .satisfied(let jobs), .limitReached(let jobs): jobs
      }
    }
  }
}

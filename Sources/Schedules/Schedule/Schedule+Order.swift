extension Schedule {
  /// The order in which the jobs of a schedule run.
  public enum Order: Sendable, Hashable, CustomStringConvertible {
    /// The job that has waited longest runs next.
    case fifo
    /// A random number generator with this seed picks the next job, the same in every process.
    case seed(UInt64)
    /// The choices of an earlier run, as ``Schedule/choices`` gave them; FIFO after the last.
    case replay([Int])

    /// The order as it is written in Swift, so that it can be copied from a failure into a test.
    public var description: String {
      switch self {
      case .fifo: ".fifo"
      case .seed(let seed): ".seed(\(seed))"
      case .replay(let choices): ".replay(\(choices))"
      }
    }
  }
}

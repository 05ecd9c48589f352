/// Says at which step of a random sequence something went wrong, and what led to it.
public struct RandomOperationFailure: Error, CustomStringConvertible {
  /// The number of operations that had succeeded.
  public let step: Int

  /// The names of the last operations, the failing one at the end.
  public let trail: [String]

  /// The seed of the generator that chose the operations.
  public let seed: UInt64

  /// What the operation or the invariant threw.
  public let underlying: any Error

  init(step: Int, trail: [String], seed: UInt64, underlying: any Error) {
    self.step = step
    self.trail = trail
    self.seed = seed
    self.underlying = underlying
  }

  /// The whole story, with the seed.
  public var description: String {
    """
    Operation \(step) ('\(trail.last ?? "")', seed \(seed)) failed: \(underlying)
    The last operations: \(trail.joined(separator: ", "))
    """
  }
}

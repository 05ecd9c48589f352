/// A small random number generator that gives the same numbers for the same seed on every platform and in every process (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Makes a generator.
  ///
  /// - Parameter seed: Any number. Seeds that lie side by side give unrelated sequences.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  ///
  /// - Complexity: O(1).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number below a bound, by multiplication: the standard library's way may change between versions, and a seed must keep its meaning.
  mutating func next(below bound: UInt64) -> UInt64 { next().multipliedFullWidth(by: bound).high }
}

/// A generator of reproducible random numbers: the same seed gives the same numbers on every machine and in every release.
///
/// ```swift
/// var generator = SeededGenerator(seed: 42)
/// let die = Int.random(in: 1...6, using: &generator)
/// ```
///
/// The algorithm is SplitMix64: Guy L. Steele Jr., Doug Lea and Christine H. Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014 (doi:10.1145/2660193.2660195), with the constants of Sebastiano Vigna's public-domain
/// `splitmix64.c`. It is meant for tests, not for secrets.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  /// The seed that this generator was made with; print it where a test fails.
  public let seed: UInt64

  private var state: UInt64

  /// Makes a generator that starts at a seed.
  public init(seed: UInt64) {
    self.seed = seed
    state = seed
  }

  /// The next 64 random bits.
  ///
  /// - Complexity: O(1).
  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

extension SeededGenerator: CustomStringConvertible {
  /// The seed, in the form in which it is pasted into a test: `seed 42`.
  public var description: String {
    "seed \(seed)"
  }
}

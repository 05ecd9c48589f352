import Foundation

/// Random numbers that are the same in every run: xorshift, 64 bits.
struct Dice {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
    for _ in 0..<8 { _ = next() }
  }

  /// White noise: the sum of twelve even numbers is as good as a normal one.
  mutating func noise(_ count: Int, deviation: Double) -> [Int16] {
    (0..<count).map { _ in
      var sum = -6.0
      for _ in 0..<12 { sum += Double(next() >> 11) / Double(1 << 53) }
      return Int16(clamping: Int((sum * deviation).rounded()))
    }
  }

  private mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

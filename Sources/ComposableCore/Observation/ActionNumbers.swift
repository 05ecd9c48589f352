internal import Synchronization

/// Numbers that no other action of the process has.
///
/// They are taken from a common counter in blocks, so that stores on many threads seldom meet there.
struct ActionNumbers {
  private static let blockSize: UInt64 = 1 << 16
  private static let blocks = Atomic<UInt64>(0)

  // At the end of a block, so that the first number begins another.
  private var last = blockSize - 1

  /// The next number; it is not 0.
  mutating func next() -> UInt64 {
    last &+= 1
    if last % Self.blockSize == 0 { last = Self.unique() }
    return last
  }

  /// A number by itself; it is not 0.
  static func unique() -> UInt64 {
    blocks.add(1, ordering: .relaxed).newValue &* blockSize
  }
}

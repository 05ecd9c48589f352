internal import Synchronization

/// Numbers that no other action of the process has.
///
/// They are taken from a common counter in blocks, so that stores on many threads seldom meet there.
enum ActionNumbers {
  private static let blockSize: UInt64 = 1 << 16
  private static let blocks = Atomic<UInt64>(0)

  /// What stands before the first number of a store.
  static var beforeFirst: UInt64 { blockSize - 1 }

  /// The number of the action after that with a number; it is not 0.
  static func next(after last: UInt64) -> UInt64 {
    let next = last &+ 1
    return next % blockSize == 0 ? unique() : next
  }

  /// A number by itself; it is not 0.
  static func unique() -> UInt64 {
    blocks.add(1, ordering: .relaxed).newValue &* blockSize
  }
}

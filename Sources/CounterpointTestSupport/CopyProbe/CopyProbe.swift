import Synchronization

/// A copy-on-write value that counts how often its contents had to be copied.
///
/// Put it into a data structure, change it *through* the structure, and read ``copyCount``: it stays 0 exactly if the change was
/// made in place, because any second holder of the contents at the time of a write forces a copy.
///
/// ```swift
/// var rows = [CopyProbe(0), CopyProbe(1)]
/// let counter = rows[1].counter
/// rows[1].value += 1
/// #expect(counter.copyCount == 0)
/// ```
public struct CopyProbe<Value: Sendable>: Sendable {
  /// Counts the copies of one probe and of everything copied from it.
  public final class Counter: Sendable {
    private let count = Atomic(0)

    init() {}

    /// How often the contents were copied so far.
    public var copyCount: Int {
      count.load(ordering: .relaxed)
    }

    func increment() {
      count.add(1, ordering: .relaxed)
    }
  }

  // Safe though mutable: it is written only after `isKnownUniquelyReferenced` has shown that no other value, and so no other
  // task, can reach it.
  private final class Contents: @unchecked Sendable {
    var value: Value

    init(_ value: Value) {
      self.value = value
    }
  }

  /// The counter shared by this probe and its copies.
  public let counter: Counter

  private var contents: Contents

  /// Makes a probe that has not been copied.
  public init(_ value: Value) {
    contents = Contents(value)
    counter = Counter()
  }

  /// The value. A write copies the contents first, and is counted, if anything else holds them.
  public var value: Value {
    get { contents.value }
    _modify {
      if !isKnownUniquelyReferenced(&contents) {
        counter.increment()
        contents = Contents(contents.value)
      }
      yield &contents.value
    }
  }
}

extension CopyProbe: Equatable where Value: Equatable {
  /// Compares the values.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.value == rhs.value
  }
}

extension CopyProbe: Hashable where Value: Hashable {
  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
  }
}

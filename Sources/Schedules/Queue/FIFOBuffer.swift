/// An array whose front is cheap to take from.
///
/// - Complexity: `append` and `remove(at: 0)` are amortised O(1); `remove(at:)` elsewhere is O(*n*).
struct FIFOBuffer<Element> {
  private var storage: [Element?] = []
  private var head = 0

  var count: Int { storage.count - head }
  var isEmpty: Bool { count == 0 }
  var first: Element? { isEmpty ? nil : storage[head] }

  mutating func append(_ element: Element) { storage.append(element) }

  mutating func remove(at index: Int) -> Element {
    precondition(index >= 0 && index < count, "Index \(index) is not among \(count) elements.")
    guard index == 0 else { return storage.remove(at: head + index)! }
    let element = storage[head]!
    storage[head] = nil
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: true)
      head = 0
    } else if head > 64, head > storage.count / 2 {
      storage.removeSubrange(..<head)
      head = 0
    }
    return element
  }

  /// The first index whose element is in the second half of a buffer that the predicate divides into false and true.
  ///
  /// - Complexity: O(log *n*).
  func partitioningIndex(where isInSecondHalf: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isInSecondHalf(storage[head + middle]!) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

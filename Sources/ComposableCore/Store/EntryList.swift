/// Effects, oldest first; mostly there is one, for which no memory is taken.
struct EntryList {
  private var first: EffectEntry?
  private var others: [EffectEntry] = []

  var isEmpty: Bool { first == nil }

  /// Appends an effect.
  mutating func append(_ entry: EffectEntry) {
    if first == nil { first = entry } else { others.append(entry) }
  }

  /// Appends effects.
  mutating func append(_ list: EntryList) {
    list.forEach { append($0) }
  }

  /// Removes an effect.
  ///
  /// - Returns: Whether there is none left.
  /// - Complexity: O(log *n*) to find it, O(*n*) to close the gap.
  @discardableResult
  mutating func remove(_ entry: EffectEntry) -> Bool {
    if first === entry {
      first = others.isEmpty ? nil : others.removeFirst()
    } else {
      let index = others.partitioningIndex { $0.id >= entry.id }
      if index < others.count, others[index] === entry { others.remove(at: index) }
    }
    return first == nil
  }

  /// Calls `body` with each effect.
  func forEach(_ body: (EffectEntry) -> Void) {
    if let first { body(first) }
    for entry in others { body(entry) }
  }

  /// The same effects, oldest first, although lists were appended to each other.
  func sorted() -> Self {
    guard !others.isEmpty, let first else { return self }
    var list = EntryList()
    for entry in ([first] + others).sorted(by: { $0.id < $1.id }) { list.append(entry) }
    return list
  }
}

extension [EffectEntry] {
  /// The first position, in effects in ascending order of a property, from which on a condition is true.
  func partitioningIndex(where isBehind: (EffectEntry) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

import CounterpointTestSupport
import Foundation
import IdentifiedCollections
import Testing

@Suite struct RandomOperationTests {
  struct Subject {
    var array: IdentifiedArrayOf<Row> = []
    var model: [Row] = []
    var nextID = 0

    mutating func makeRow() -> Row {
      nextID += 1
      return Row(nextID, "new")
    }

    func randomID(_ generator: inout SeededGenerator) -> Int {
      Int.random(in: 0...(nextID + 1), using: &generator)
    }

    func position(_ id: Int) -> Int? {
      model.firstIndex { $0.id == id }
    }
  }

  @Test("60,000 random operations do to an identified array what they do to a plain array")
  func randomOperations() {
    let operations = insertions().merging(removals()).merging(reorderings())
    SeededGenerator.repeating(seeds: 0..<60) { generator in
      var subject = Subject()
      var history = MembershipHistory()
      try operations.run(1_000, on: &subject, using: &generator) { subject in
        try history.record(subject.array)
        try #require(subject.array.elements == subject.model)
        try #require(Array(subject.array) == subject.model)
        try #require(Array(subject.array.ids) == subject.model.map(\.id))
        for (position, row) in subject.model.enumerated() {
          try #require(subject.array.index(id: row.id) == position)
          try #require(subject.array[id: row.id] == row)
        }
      }
    }
  }

  private func insertions() -> RandomOperations<Subject> {
    var operations = RandomOperations<Subject>()
    operations.add("append", weight: 6) { subject, _ in
      let row = subject.makeRow()
      let result = subject.array.append(row)
      try #require(result == (true, subject.model.count))
      subject.model.append(row)
    }
    operations.add("append a taken id") { subject, generator in
      guard let row = subject.model.randomElement(using: &generator) else { return }
      try #require(subject.array.append(Row(row.id, "other")) == (false, subject.position(row.id)!))
    }
    operations.add("insert", weight: 3) { subject, generator in
      let row = subject.makeRow()
      let position = Int.random(in: 0...subject.model.count, using: &generator)
      try #require(subject.array.insert(row, at: position) == (true, position))
      subject.model.insert(row, at: position)
    }
    operations.add("updateOrAppend", weight: 2) { subject, generator in
      let row = Row(subject.randomID(&generator), "updated")
      subject.nextID = max(subject.nextID, row.id)
      let former = subject.array.updateOrAppend(row)
      if let position = subject.position(row.id) {
        try #require(former == subject.model[position])
        subject.model[position] = row
      } else {
        try #require(former == nil)
        subject.model.append(row)
      }
    }
    operations.add("updateOrInsert") { subject, generator in
      let row = Row(subject.randomID(&generator), "updated")
      subject.nextID = max(subject.nextID, row.id)
      let position = Int.random(in: 0...subject.model.count, using: &generator)
      let result = subject.array.updateOrInsert(row, at: position)
      if let existing = subject.position(row.id) {
        try #require(result == (subject.model[existing], existing))
        subject.model[existing] = row
      } else {
        try #require(result == (nil, position))
        subject.model.insert(row, at: position)
      }
    }
    operations.add("replaceSubrange") { subject, generator in
      let bounds = randomRange(subject.model.count, &generator)
      let rows = (0..<Int.random(in: 0...3, using: &generator)).map { _ in subject.makeRow() }
      let kept = subject.model[bounds].prefix(1)
      subject.array.replaceSubrange(bounds, with: rows + kept)
      subject.model.replaceSubrange(bounds, with: rows + kept)
    }
    operations.add("assign nil, a row or a field by id", weight: 4) { subject, generator in
      let id = subject.randomID(&generator)
      let position = subject.position(id)
      switch Int.random(in: 0..<3, using: &generator) {
      case 0:
        subject.array[id: id] = nil
        if let position { subject.model.remove(at: position) }
      case 1:
        subject.nextID = max(subject.nextID, id)
        subject.array[id: id] = Row(id, "set")
        if let position { subject.model[position] = Row(id, "set") } else { subject.model.append(Row(id, "set")) }
      default:
        subject.array[id: id]?.title += "+"
        if let position { subject.model[position].title += "+" }
      }
    }
    operations.add("take out through inout") { subject, generator in
      let id = subject.randomID(&generator)
      func take(_ row: inout Row?) { row = nil }
      take(&subject.array[id: id])
      if let position = subject.position(id) { subject.model.remove(at: position) }
    }
    operations.add("change an id by position", weight: 2) { subject, generator in
      guard let position = subject.model.indices.randomElement(using: &generator) else { return }
      subject.nextID += 1
      subject.array[position].id = subject.nextID
      subject.model[position].id = subject.nextID
    }
    operations.add("assign another row by position", weight: 2) { subject, generator in
      guard let position = subject.model.indices.randomElement(using: &generator) else { return }
      let row = subject.makeRow()
      subject.array[position] = row
      subject.model[position] = row
    }
    return operations
  }

  private func removals() -> RandomOperations<Subject> {
    var operations = RandomOperations<Subject>()
    operations.add("remove(id:)", weight: 2) { subject, generator in
      let id = subject.randomID(&generator)
      let removed = subject.array.remove(id: id)
      try #require(removed == subject.position(id).map { subject.model.remove(at: $0) })
    }
    operations.add("remove(at:)") { subject, generator in
      guard let position = subject.model.indices.randomElement(using: &generator) else { return }
      try #require(subject.array.remove(at: position) == subject.model.remove(at: position))
    }
    operations.add("removeFirst, removeLast") { subject, _ in
      guard subject.model.count > 3 else { return }
      try #require(subject.array.removeFirst() == subject.model.removeFirst())
      try #require(subject.array.removeLast() == subject.model.removeLast())
      subject.array.removeFirst(1)
      subject.model.removeFirst(1)
      subject.array.removeLast(1)
      subject.model.removeLast(1)
    }
    operations.add("removeSubrange") { subject, generator in
      let bounds = randomRange(subject.model.count, &generator)
      subject.array.removeSubrange(bounds)
      subject.model.removeSubrange(bounds)
    }
    operations.add("removeAll(where:), filter") { subject, generator in
      let divisor = Int.random(in: 3...9, using: &generator)
      let expected = subject.model.filter { $0.id % divisor != 0 }
      try #require(subject.array.filter { $0.id % divisor != 0 }.elements == expected)
      subject.array.removeAll { $0.id % divisor == 0 }
      subject.model = expected
    }
    operations.add("remove(atOffsets:)") { subject, generator in
      let offsets = IndexSet(subject.model.indices.filter { _ in Int.random(in: 0..<8, using: &generator) == 0 })
      subject.array.remove(atOffsets: offsets)
      for offset in offsets.reversed() { subject.model.remove(at: offset) }
    }
    return operations
  }

  private func reorderings() -> RandomOperations<Subject> {
    var operations = RandomOperations<Subject>()
    operations.add("swapAt") { subject, generator in
      guard
        let first = subject.model.indices.randomElement(using: &generator),
        let second = subject.model.indices.randomElement(using: &generator)
      else { return }
      subject.array.swapAt(first, second)
      subject.model.swapAt(first, second)
    }
    operations.add("reverse") { subject, _ in
      subject.array.reverse()
      subject.model.reverse()
    }
    operations.add("shuffle") { subject, generator in
      var copy = generator
      subject.array.shuffle(using: &generator)
      subject.model.shuffle(using: &copy)
    }
    operations.add("sort") { subject, _ in
      subject.array.sort { ($0.title, $0.id) < ($1.title, $1.id) }
      subject.model.sort { ($0.title, $0.id) < ($1.title, $1.id) }
    }
    operations.add("partition") { subject, _ in
      let pivot = subject.array.partition { $0.id % 2 == 0 }
      try #require(subject.array[..<pivot].allSatisfy { $0.id % 2 == 1 })
      try #require(subject.array[pivot...].allSatisfy { $0.id % 2 == 0 })
      try #require(Set(subject.array) == Set(subject.model))
      subject.model = subject.array.elements
    }
    operations.add("assign a slice") { subject, generator in
      let bounds = randomRange(subject.model.count, &generator)
      subject.array[bounds].reverse()
      subject.model[bounds].reverse()
    }
    operations.add("move(fromOffsets:toOffset:)", weight: 2) { subject, generator in
      let offsets = IndexSet(subject.model.indices.filter { _ in Int.random(in: 0..<4, using: &generator) == 0 })
      let destination = Int.random(in: 0...subject.model.count, using: &generator)
      subject.array.move(fromOffsets: offsets, toOffset: destination)
      let moved = offsets.map { subject.model[$0] }
      let head = subject.model[..<destination].filter { !moved.contains($0) }
      let tail = subject.model[destination...].filter { !moved.contains($0) }
      subject.model = head + moved + tail
    }
    return operations
  }
}

private func randomRange(_ count: Int, _ generator: inout SeededGenerator) -> Range<Int> {
  let first = Int.random(in: 0...count, using: &generator)
  return first..<Int.random(in: first...min(count, first + 4), using: &generator)
}

import ComposableCore
import CounterpointTestSupport
import Dependencies
import Testing

/// A stack against a plain array of ids and values, under random operations.
@Suite struct StackStateModelTests {
  private struct Entry: Equatable {
    var id: StackElementID
    var value: Int
  }

  private struct Subject {
    var stack = StackState<Int>()
    var model: [Entry] = []
    var nextID = 0
    var nextValue = 0

    mutating func newID() -> StackElementID {
      while model.contains(where: { $0.id.generation == nextID }) { nextID += 1 }
      defer { nextID += 1 }
      return StackElementID(generation: nextID)
    }

    mutating func newValue() -> Int {
      nextValue += 1
      return nextValue
    }

    /// An id that is on the stack, mostly.
    func someID(using generator: inout SeededGenerator) -> StackElementID {
      if let entry = model.randomElement(using: &generator), Int.random(in: 0..<8, using: &generator) > 0 { return entry.id }
      return StackElementID(generation: Int.random(in: 0..<nextID + 3, using: &generator))
    }

    func someRange(using generator: inout SeededGenerator) -> Range<Int> {
      let bounds = (0..<2).map { _ in Int.random(in: 0...model.count, using: &generator) }.sorted()
      return bounds[0]..<bounds[1]
    }
  }

  private static func pushes() -> RandomOperations<Subject> {
    var operations = RandomOperations<Subject>()
    operations.add("append", weight: 6) { subject, _ in
      let value = subject.newValue()
      subject.stack.append(value)
      subject.model.append(Entry(id: subject.newID(), value: value))
    }
    operations.add("insert") { subject, generator in
      let index = Int.random(in: 0...subject.model.count, using: &generator)
      let value = subject.newValue()
      subject.stack.insert(value, at: index)
      subject.model.insert(Entry(id: subject.newID(), value: value), at: index)
    }
    operations.add("replaceSubrange") { subject, generator in
      let range = subject.someRange(using: &generator)
      let values = (0..<Int.random(in: 0..<4, using: &generator)).map { _ in subject.newValue() }
      subject.stack.replaceSubrange(range, with: values)
      // The ids of what is replaced are still in use when the new ones are made.
      let entries = values.map { Entry(id: subject.newID(), value: $0) }
      subject.model.replaceSubrange(range, with: entries)
    }
    operations.add("assign by id", weight: 2) { subject, generator in
      let id = subject.someID(using: &generator)
      let value = subject.newValue()
      subject.stack[id: id] = value
      if let index = subject.model.firstIndex(where: { $0.id == id }) {
        subject.model[index].value = value
      } else {
        subject.model.append(Entry(id: id, value: value))
      }
    }
    return operations
  }

  private static func changes() -> RandomOperations<Subject> {
    var operations = RandomOperations<Subject>()
    operations.add("change by id", weight: 3) { subject, generator in
      let id = subject.someID(using: &generator)
      subject.stack[id: id]? += 1_000
      let index = subject.model.firstIndex { $0.id == id }
      if let index { subject.model[index].value += 1_000 }
      let changed = subject.stack.modify(id: id) { $0 += 1_000 } != nil
      try #require(changed == (index != nil))
      if let index { subject.model[index].value += 1_000 }
    }
    operations.add("assign by position") { subject, generator in
      guard let index = subject.model.indices.randomElement(using: &generator) else { return }
      subject.stack[index] = -1
      subject.model[index].value = -1
    }
    operations.add("move a component") { subject, generator in
      guard let index = subject.model.indices.randomElement(using: &generator) else { return }
      let component = subject.stack.components.remove(at: index)
      let target = Int.random(in: 0..<subject.model.count, using: &generator)
      subject.stack.components.insert(component, at: target)
      subject.model.insert(subject.model.remove(at: index), at: target)
    }
    return operations
  }

  private static func pops() -> RandomOperations<Subject> {
    var operations = RandomOperations<Subject>()
    operations.add("popLast", weight: 2) { subject, _ in
      try #require(subject.stack.popLast() == subject.model.popLast()?.value)
    }
    operations.add("pop(from:)") { subject, generator in
      guard let entry = subject.model.suffix(4).randomElement(using: &generator) else { return }
      subject.stack.pop(from: entry.id)
      subject.model.removeSubrange(subject.model.firstIndex(of: entry)!...)
    }
    operations.add("pop(to:)") { subject, generator in
      guard let entry = subject.model.suffix(4).randomElement(using: &generator) else { return }
      subject.stack.pop(to: entry.id)
      subject.model.removeSubrange((subject.model.firstIndex(of: entry)! + 1)...)
    }
    operations.add("remove by id") { subject, generator in
      let id = subject.someID(using: &generator)
      subject.stack[id: id] = nil
      subject.model.removeAll { $0.id == id }
    }
    operations.add("remove at") { subject, generator in
      guard let index = subject.model.indices.randomElement(using: &generator) else { return }
      try #require(subject.stack.remove(at: index) == subject.model.remove(at: index).value)
    }
    operations.add("removeAll(where:)") { subject, generator in
      let divisor = Int.random(in: 5..<9, using: &generator)
      subject.stack.removeAll { $0 % divisor == 0 }
      subject.model.removeAll { $0.value % divisor == 0 }
    }
    operations.add("prefix") { subject, generator in
      let length = max(0, subject.model.count - Int.random(in: 0..<3, using: &generator))
      subject.stack = StackState(subject.stack.prefix(length))
      subject.model = Array(subject.model.prefix(length))
    }
    return operations
  }

  @Test func behavesLikeAnArrayOfIdsAndValues() {
    let operations = Self.pushes().merging(Self.changes()).merging(Self.pops())
    SeededGenerator.repeating(seeds: 0..<50) { generator in
      var subject = Subject()
      try withDependencies {
        $0.stackElementID = .counting()
      } operation: {
        try operations.run(2_000, on: &subject, using: &generator) { subject in
          try #require(subject.stack.count == subject.model.count)
          try #require(Array(subject.stack.ids) == subject.model.map(\.id))
          try #require(subject.stack.elementsEqual(subject.model.map(\.value)))
          if let entry = subject.model.last { try #require(subject.stack[id: entry.id] == entry.value) }
        }
      }
    }
  }
}

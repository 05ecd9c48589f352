import CounterpointTestSupport
import CustomDump
import Foundation
import IdentifiedCollections
import OrderedCollections
import Testing

@Suite struct IdentifiedArrayTests {
  private struct Cell: Identifiable {
    var id: Int
    var probe: CopyProbe<Int>
  }

  @Test("Changing an element by id or position copies neither it nor its neighbours", arguments: [0, 4, 9])
  func changesInPlace(id: Int) {
    var array = IdentifiedArray(uniqueElements: (0..<10).map { Cell(id: $0, probe: CopyProbe($0)) })
    let counters = array.map(\.probe.counter)
    array[id: id]?.probe.value += 1
    array[id: id]!.probe.value += 1
    array[id].probe.value += 1
    func increment(_ cell: inout Cell?) { cell?.probe.value += 1 }
    increment(&array[id: id])
    #expect(array[id: id]?.probe.value == id + 4)
    #expect(counters.allSatisfy { $0.copyCount == 0 })

    let snapshot = array
    array[id: id]?.probe.value += 1
    #expect(counters.map(\.copyCount).reduce(0, +) == 1)
    #expect(snapshot[id: id]?.probe.value == id + 4)
    #expect(Array(array.ids) == Array(0..<10))
  }

  @Test("An error thrown while an element is changed leaves it in its place, with the change")
  func errorInPlace() {
    struct Stop: Error {}
    func change(_ row: inout Row) throws {
      row.title = "changed"
      throw Stop()
    }
    var array: IdentifiedArrayOf<Row> = [Row(1), Row(2), Row(3)]
    #expect(throws: Stop.self) { try change(&array[id: 1]!) }
    #expect(throws: Stop.self) { try change(&array[1]) }
    #expect(array.elements == [Row(1, "changed"), Row(2, "changed"), Row(3)])
  }

  @Test("Every element is released with the array, whatever was done to it")
  func lifetimes() {
    withLifetimeTracking { tracker in
      struct Item: Identifiable {
        let id: Int
        var value: LifetimeTracked<Int>
      }
      var array = IdentifiedArray(uniqueElements: (0..<8).map { Item(id: $0, value: tracker.track($0)) })
      array[id: 2]?.value = tracker.track(20)
      array[id: 3] = nil
      array.remove(id: 0)
      array.reverse()
      array.removeAll { $0.id == 7 }
      #expect(tracker.liveCount == 5)
      #expect(array.map(\.value.payload) == [6, 5, 4, 20, 1])
    }
  }

  @Test("A key path identifies elements that are not Identifiable")
  func keyPathIdentity() {
    var words = IdentifiedArray(uniqueElements: ["one", "two"], id: \.self)
    words.append("three")
    #expect(words.append("one") == (false, 0))
    #expect(words[id: "three"] == "three")
    #expect(words.remove("two") == "two")
    #expect(words.ids == ["one", "three"])
    #expect(words.id == \String.self)
    let empty = IdentifiedArray<Int, String>(id: \.count)
    #expect(empty.isEmpty && empty.id == \String.count)
    #expect(Row(7)[keyPath: IdentifiedArrayOf<Row>().id] == 7)
    #expect(IdentifiedArray(uniqueElements: words[1...], id: \.self).elements == ["three"])
  }

  @Test("The generic collection algorithms work, slices included")
  func collection() {
    var array: IdentifiedArrayOf<Row> = [Row(3), Row(1), Row(2)]
    #expect(array.first == Row(3) && array.last == Row(2) && array.count == 3)
    #expect(array.contains(Row(3, "other title")))
    #expect(!array.contains(Row(9)))
    #expect(array.map(\.id) == [3, 1, 2])
    #expect((array + [Row(4)]).ids == [3, 1, 2, 4])
    array += [Row(5)]
    #expect(array.popLast() == Row(5))
    let sorted: IdentifiedArrayOf<Row> = array.sorted { $0.id < $1.id }
    #expect(sorted.ids == [1, 2, 3])
    array[0..<2] = sorted[..<1]
    #expect(array.ids == [1, 2])
    array.append(Row(3))
    array[1...].reverse()
    #expect(array.ids == [1, 3, 2])
    #expect(IdentifiedArray(array.dropFirst()).ids == [3, 2])
    array.removeSubrange(..<2)
    #expect(array.ids == [2])
    array.removeAll(keepingCapacity: true)
    #expect(array.isEmpty && array.ids.isEmpty)
    var numbers = IdentifiedArray(uniqueElements: [3, 1, 2], id: \.self)
    #expect(numbers.sorted() == IdentifiedArray(uniqueElements: [1, 2, 3], id: \.self))
    numbers.sort()
    #expect(numbers.ids == [1, 2, 3])
    numbers.shuffle()
    #expect(Set(numbers) == [1, 2, 3])
  }

  @Test("A predicate that throws leaves the array as it was")
  func throwingPredicates() {
    struct Stop: Error {}
    var array: IdentifiedArrayOf<Row> = [Row(3), Row(1), Row(2)]
    #expect(throws: Stop.self) { try array.sort { _, _ in throw Stop() } }
    #expect(throws: Stop.self) { try array.removeAll { if $0.id == 2 { throw Stop() } else { true } } }
    #expect(throws: Stop.self) { _ = try array.partition { if $0.id == 2 { throw Stop() } else { true } } }
    #expect(array.ids == [3, 1, 2])
    #expect(array.elements == [Row(3), Row(1), Row(2)])
  }

  @Test("Arrays compare and hash like plain arrays")
  func equality() {
    let array: IdentifiedArrayOf<Row> = [Row(1), Row(2)]
    #expect(array == [Row(1), Row(2)])
    #expect(array != [Row(2), Row(1)])
    #expect(array == IdentifiedArray(uniqueElements: [Row(1), Row(2)], id: \.id))
    #expect(array.hashValue == IdentifiedArray(array.elements).hashValue)
  }

  @Test("It is coded as a plain array; a duplicate id is an error that names it and both places")
  func coding() throws {
    let array: IdentifiedArrayOf<Row> = [Row(1, "a"), Row(2, "b")]
    let data = try JSONEncoder().encode(array)
    #expect(try JSONDecoder().decode([Row].self, from: data) == array.elements)
    let decoded: IdentifiedArrayOf<Row> = try JSONDecoder().decode(IdentifiedArray.self, from: data)
    #expect(decoded == array)

    let faulty = try JSONEncoder().encode(["rows": [Row(1), Row(42), Row(3), Row(42)]])
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([String: IdentifiedArrayOf<Row>].self, from: faulty)
    }
    guard case .dataCorrupted(let context) = error else {
      Issue.record("Unexpected error: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription.contains("position 3 has the id '42', which the element at position 1 has already"))
    #expect(context.codingPath.map(\.stringValue) == ["rows", "Index 3"])
  }

  @Test("Dumps and differences show the elements and only what changed")
  func descriptions() {
    let array: IdentifiedArrayOf<Row> = [Row(1, "a"), Row(2, "b")]
    #expect("\(array)" == "[1a, 2b]")
    #expect(String(reflecting: array) == "IdentifiedArray(\(String(reflecting: array.elements)))")
    #expect(String(customDumping: array) == String(customDumping: array.elements))
    var changed = array
    changed[id: 2]?.title = "c"
    #expect(diff(array, changed) == diff(array.elements, changed.elements))
  }

  @Test("Sendable elements make the array Sendable")
  func sendable() async {
    let array: IdentifiedArrayOf<Row> = [Row(1)]
    #expect(await Task.detached { array.count }.value == 1)
  }
}

import CounterpointTestSupport
import Foundation
import IdentifiedCollections
import Testing

@Suite struct MembershipTests {
  private typealias Rows = IdentifiedArrayOf<Row>

  private let rows: Rows = [Row(1, "b"), Row(2, "c"), Row(3, "a")]

  private func membership(after change: (inout Rows) -> Void) -> UInt64 {
    var changed = rows
    change(&changed)
    return changed.membership
  }

  @Test("A change that keeps ids and order keeps the membership")
  func kept() {
    let kept: [(String, (inout Rows) -> Void)] = [
      ("field by id", { $0[id: 2]?.title = "d" }),
      ("field by position", { $0[1].title = "d" }),
      ("the same id by position", { $0[1].id = 2 }),
      ("row by id", { $0[id: 2] = Row(2, "d") }),
      ("row by position", { $0[1] = Row(2, "d") }),
      ("nothing done by id", { _ = { (_: inout Row?) in }(&$0[id: 2]) }),
      ("field of no row", { $0[id: 9]?.title = "d" }),
      ("nil for no row", { $0[id: 9] = nil }),
      ("update(_:at:)", { $0.update(Row(2, "d"), at: 1) }),
      ("updateOrAppend", { $0.updateOrAppend(Row(2, "d")) }),
      ("updateOrInsert", { $0.updateOrInsert(Row(2, "d"), at: 0) }),
      ("append a taken id", { _ = $0.append(Row(2, "d")) }),
      ("insert a taken id", { _ = $0.insert(Row(2, "d"), at: 0) }),
      ("append nothing", { $0.append(contentsOf: []) }),
      ("remove no row", { $0.remove(id: 9) }),
      ("remove none of all", { $0.removeAll { $0.id == 9 } }),
      ("filter none", { $0 = $0.filter { _ in true } }),
      ("a row in a loop", { for position in $0.indices { $0[position].title += "+" } }),
      ("reserveCapacity", { $0.reserveCapacity(1_000) }),
      ("copy", { rows in rows = { $0 }(rows) }),
    ]
    for (name, change) in kept {
      #expect(membership(after: change) == rows.membership, "\(name)")
    }
  }

  @Test("A change of the ids or of their order gives a membership that no other array has")
  func changed() {
    let changes: [(String, (inout Rows) -> Void)] = [
      ("append", { _ = $0.append(Row(4)) }),
      ("append(contentsOf:)", { $0.append(contentsOf: [Row(4), Row(5)]) }),
      ("insert", { _ = $0.insert(Row(4), at: 1) }),
      ("updateOrAppend", { $0.updateOrAppend(Row(4)) }),
      ("updateOrInsert", { $0.updateOrInsert(Row(4), at: 0) }),
      ("row by id", { $0[id: 4] = Row(4) }),
      ("row through inout", { { $0 = Row(4) }(&$0[id: 4]) }),
      ("nil by id", { $0[id: 2] = nil }),
      ("nil through inout", { { $0 = nil }(&$0[id: 2]) }),
      ("another id by position", { $0[1].id = 4 }),
      ("another row by position", { $0[1] = Row(4) }),
      ("remove(id:)", { $0.remove(id: 2) }),
      ("remove(at:)", { $0.remove(at: 1) }),
      ("remove(_:)", { $0.remove(Row(2)) }),
      ("removeFirst", { $0.removeFirst() }),
      ("removeFirst(_:)", { $0.removeFirst(2) }),
      ("removeLast", { $0.removeLast() }),
      ("removeLast(_:)", { $0.removeLast(2) }),
      ("popLast", { _ = $0.popLast() }),
      ("removeSubrange", { $0.removeSubrange(1...) }),
      ("removeAll", { $0.removeAll() }),
      ("removeAll(where:)", { $0.removeAll { $0.id == 2 } }),
      ("remove(atOffsets:)", { $0.remove(atOffsets: [0, 2]) }),
      ("replaceSubrange", { $0.replaceSubrange(1..<2, with: [Row(4)]) }),
      ("slice", { $0[1...].reverse() }),
      ("filter", { $0 = $0.filter { $0.id > 1 } }),
      ("swapAt", { $0.swapAt(0, 2) }),
      ("reverse", { $0.reverse() }),
      ("sort", { $0.sort { $0.title < $1.title } }),
      (
        "shuffle",
        { rows in
          var generator = SeededGenerator(seed: 1)
          rows.shuffle(using: &generator)
        }
      ),
      ("partition", { _ = $0.partition { $0.id == 1 } }),
      ("move", { $0.move(fromOffsets: [0], toOffset: 3) }),
      ("another array", { $0 = [Row(4)] }),
      // Rows that were just encoded can be decoded; if not, stopping here is the failure of this test.
      ("decoding", { $0 = try! JSONDecoder().decode(Rows.self, from: JSONEncoder().encode($0)) }),
    ]
    var seen: [UInt64: String] = [rows.membership: "the original"]
    for (name, change) in changes {
      let former = seen.updateValue(name, forKey: membership(after: change))
      #expect(former == nil, "\(name)")
    }
  }

  @Test("An element that is given another id by id, or a taken one, is found where the membership says")
  func contradictions() {
    let reported = issues {
      #expect(membership { $0[id: 2]?.id = 4 } != rows.membership)
      // The element stays where it is and is found under its former id.
      #expect(membership { $0[1].id = 3 } == rows.membership)
      #expect(membership { $0[1] = Row(3) } == rows.membership)
      #expect(membership { $0[id: 2] = Row(3) } == rows.membership)
    }
    #expect(reported.count == 4)
  }

  @Test("Membership takes no part in comparison, hashing, coding and dumps")
  func invisible() throws {
    let same: Rows = [Row(1, "b"), Row(2, "c"), Row(3, "a")]
    #expect(same.membership != rows.membership)
    #expect(same == rows)
    #expect(same.hashValue == rows.hashValue)
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    #expect(try encoder.encode(same) == encoder.encode(rows))
    #expect(String(reflecting: same) == String(reflecting: rows))
    #expect(Mirror(reflecting: same).children.count == 3)
  }

  @Test("A change that throws half way leaves a membership that tells")
  func throwing() {
    struct Failure: Error {}
    var changed = rows
    #expect(throws: Failure.self) {
      func fail(_ row: inout Row?) throws {
        row = nil
        throw Failure()
      }
      try fail(&changed[id: 2])
    }
    #expect(Array(changed.ids) == [1, 3])
    #expect(changed.membership != rows.membership)
  }
}

/// What membership promises, checked against all arrays that there were: the same number means the same ids in the same order.
struct MembershipHistory {
  private var ids: [UInt64: [Int]] = [:]

  mutating func record(_ array: IdentifiedArrayOf<Row>) throws {
    let ids = Array(array.ids)
    let known = self.ids.updateValue(ids, forKey: array.membership) ?? ids
    try #require(known == ids)
  }
}

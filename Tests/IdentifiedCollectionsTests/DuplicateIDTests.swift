import Foundation
import IdentifiedCollections
import OrderedCollections
import Testing

@Suite struct DuplicateIDTests {
  @Test("Calls that return what happened leave a taken id alone without an issue")
  func reported() {
    var array: IdentifiedArrayOf<Row> = [Row(1, "a"), Row(2, "b")]
    #expect(array.append(Row(1, "x")) == (false, 0))
    #expect(array.insert(Row(2, "x"), at: 0) == (false, 1))
    #expect(array.elements == [Row(1, "a"), Row(2, "b")])
  }

  @Test("Initialisers, literals and bulk insertions keep the first element and report the others")
  func skipped() {
    let rows = [Row(1, "a"), Row(2, "b"), Row(1, "c")]
    let makers: [(String, () -> IdentifiedArrayOf<Row>)] = [
      ("init(uniqueElements:)", { IdentifiedArray(uniqueElements: rows) }),
      ("init(uncheckedUniqueElements:)", { IdentifiedArray(uncheckedUniqueElements: rows) }),
      ("init(uniqueElements:id:)", { IdentifiedArray(uniqueElements: rows, id: \.id) }),
      ("init(uncheckedUniqueElements:id:)", { IdentifiedArray(uncheckedUniqueElements: rows, id: \.id) }),
      ("init(_:)", { IdentifiedArray(rows) }),
      ("init(arrayLiteral:)", { [Row(1, "a"), Row(2, "b"), Row(1, "c")] }),
      (
        "append(contentsOf:)",
        {
          var array = IdentifiedArray(rows.prefix(1)); array.append(contentsOf: rows.dropFirst()); return array
        }
      ),
      (
        "replaceSubrange(_:with:)",
        {
          var array = IdentifiedArray(rows.prefix(1)); array.replaceSubrange(1..<1, with: rows.dropFirst()); return array
        }
      ),
      (
        "replaceSubrange(_:with:)",
        {
          var array = IdentifiedArray(rows.prefix(2)); array.insert(contentsOf: rows.suffix(1), at: 1); return array
        }
      ),
    ]
    for (operation, make) in makers {
      withKnownIssue {
        let array = make()
        #expect(array.elements == [Row(1, "a"), Row(2, "b")])
        #expect(array.ids == [1, 2])
      } matching: { issue in
        let text = "\(issue.comments)"
        return text.contains("'\(operation)' of 'IdentifiedArray<Int, Row>' skipped an element") && text.contains("'1'")
          && text.contains("updateOrAppend")
      }
    }
  }

  @Test("An element of the tail wins against a new one of the same id")
  func tail() {
    var array: IdentifiedArrayOf<Row> = [Row(1, "a"), Row(2, "b"), Row(3, "c")]
    withKnownIssue { array.replaceSubrange(0..<1, with: [Row(4, "d"), Row(3, "x"), Row(4, "x"), Row(1, "a2")]) }
    #expect(array.elements == [Row(4, "d"), Row(1, "a2"), Row(2, "b"), Row(3, "c")])
    #expect(array.index(id: 3) == 3)
  }

  @Test("Uniquing asks which element to keep, and refuses a result with another id")
  func uniquing() {
    let rows = [Row(1, "a"), Row(2, "b"), Row(1, "c")]
    #expect(IdentifiedArray(rows) { $0.title < $1.title ? $1 : $0 }.elements == [Row(1, "c"), Row(2, "b")])
    #expect(IdentifiedArray(rows, id: \.id) { first, _ in first }.elements == [Row(1, "a"), Row(2, "b")])
    withKnownIssue {
      let array = IdentifiedArray(rows) { _, _ in Row(7) }
      #expect(array.elements == [Row(1, "a"), Row(2, "b")])
    } matching: {
      "\($0.comments)".contains("'7' for the id '1'")
    }
  }

  @Test("Assigning an element under another id by id or update is refused and reported")
  func mismatch() {
    var array: IdentifiedArrayOf<Row> = [Row(1, "a"), Row(2, "b")]
    withKnownIssue {
      array[id: 1] = Row(3, "x")
    } matching: {
      "\($0.comments)".contains("'3' for the id '1'")
    }
    withKnownIssue {
      array[id: 9] = Row(3, "x")
    } matching: {
      "\($0.comments)".contains("'3' for the id '9'")
    }
    withKnownIssue {
      #expect(array.update(Row(2, "x"), at: 0) == Row(1, "a"))
    } matching: {
      "\($0.comments)".contains("update(_:at:)")
    }
    #expect(array.elements == [Row(1, "a"), Row(2, "b")])
    #expect(array.ids == [1, 2])
    #expect(array.update(Row(1, "new"), at: 0) == Row(1, "a"))
    #expect(array[0] == Row(1, "new"))
  }

  @Test("An id changed in place by id is reported, and the element found under the new one")
  func changedByID() {
    var array: IdentifiedArrayOf<Row> = [Row(1, "a"), Row(2, "b"), Row(3, "c")]
    withKnownIssue {
      array[id: 1]?.id = 7
    } matching: {
      "\($0.comments)".contains("from '1' to '7'")
    }
    #expect(array.ids == [7, 2, 3])
    #expect(array[id: 7] == Row(7, "a"))
    #expect(array[id: 1] == nil)
  }

  @Test("Positions accept free ids silently; a taken id is refused, or reported and kept under the former one")
  func byPosition() {
    var array: IdentifiedArrayOf<Row> = [Row(1, "a"), Row(2, "b"), Row(3, "c")]
    array[0] = Row(4, "d")
    array[1].id = 5
    #expect(array.ids == [4, 5, 3])
    withKnownIssue {
      array[0] = Row(3, "x")
    } matching: {
      "\($0.comments)".contains("Nothing was changed")
    }
    #expect(array.elements == [Row(4, "d"), Row(5, "b"), Row(3, "c")])

    withKnownIssue {
      array[0].id = 3
    } matching: {
      "\($0.comments)".contains("from '4' to '3'")
    }
    #expect(array.count == 3)
    #expect(array.ids == [4, 5, 3])
    #expect(array[id: 4] == Row(3, "d"))
    #expect(array[id: 3] == Row(3, "c"))
    array.reverse()
    #expect(array.index(id: 4) == 2)
    array[2].id = 8
    #expect(array.ids == [3, 5, 8])
    #expect(array[id: 8] == Row(8, "d"))
  }

  @Test("A loop that gives every element the same id is reported each time and does not trap")
  func loop() {
    var array: IdentifiedArrayOf<Row> = [Row(1), Row(2), Row(3)]
    withKnownIssue { for position in array.indices { array[position].id = 0 } }
    #expect(array.count == 3)
    #expect(array.ids == [0, 2, 3])
  }
}

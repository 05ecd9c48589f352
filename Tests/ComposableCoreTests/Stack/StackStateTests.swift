import CasePaths
import ComposableCore
import CounterpointTestSupport
import CustomDump
import Dependencies
import Testing

@Suite struct StackStateTests {
  private let design = DetailState(title: "Design")

  @Test("AC-L7-5: elements get the ids 0, 1, 2, and after popping all of them the count goes on")
  func idsCount() {
    var path = StackState<Path.State>([.detail(design), .recordMeeting(RecordState())])
    #expect(Array(path.ids) == [0, 1])
    path.pop(from: 0)
    #expect(path.isEmpty)
    path.append(.detail(design))
    #expect(Array(path.ids) == [2])
    path.append(contentsOf: [.detail(design), .detail(design)])
    #expect(Array(path.ids) == [2, 3, 4])
  }

  @Test func everyTestCountsFromZero() {
    let path = StackState<Path.State>([.detail(design)])
    #expect(path.ids.last == 0)
  }

  @Test func contextsCountOnTheirOwn() {
    func ids() -> [StackElementID] {
      withDependencies {
        $0.stackElementID = .counting(from: 7)
      } operation: {
        Array(StackState([1, 2]).ids)
      }
    }
    #expect(ids() == [7, 8])
    #expect(ids() == [7, 8])
  }

  @Test func liveIdsAreNeverGivenTwice() {
    let ids = (0..<3).flatMap { _ in
      withDependencies {
        $0.context = .live
      } operation: {
        Array(StackState([1, 2]).ids)
      }
    }
    #expect(Set(ids).count == 6)
  }

  @Test func aGeneratorCanBePeekedAt() {
    let generator = StackElementIDGenerator.counting(from: 3)
    #expect(generator.peek() == 3)
    #expect(generator.next() == 3)
    #expect(generator() == 4)
    let copy = generator.independentCopy()
    #expect(copy() == 5)
    #expect(copy() == 6)
    #expect(generator() == 5)
  }

  @Test func anIdInUseIsPassedOver() {
    var path = StackState<Int>()
    path[id: 0] = 10
    path[id: 1] = 11
    path.append(12)
    #expect(Array(path.ids) == [0, 1, 2])
    #expect(Array(path) == [10, 11, 12])
  }

  @Test func aGeneratorThatRepeatsItselfIsReported() {
    let messages = issues {
      withDependencies {
        $0.stackElementID = StackElementIDGenerator(next: { 5 }, peek: { 5 })
      } operation: {
        let path = StackState(["a", "b"])
        #expect(Array(path.ids) == [5, 6])
        #expect(Array(path) == ["a", "b"])
      }
    }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("'stackElementID' made no id that is not on the stack already") == true)
  }

  @Test func theIdBeneathTheTopIsFound() {
    let path = StackState<Path.State>([.detail(design), .recordMeeting(RecordState())])
    #expect(path.ids.dropLast().last == 0)
  }

  @Test func elementsAreReadByIdAndCase() {
    let path = StackState<Path.State>([.detail(design), .recordMeeting(RecordState(seconds: 4))])
    #expect(path[id: 0] == .detail(design))
    #expect(path[id: 0, case: \.detail]?.title == "Design")
    #expect(path[id: 1, case: /Path.State.recordMeeting]?.seconds == 4)
    #expect(path[id: 1, case: \.detail] == nil)
    #expect(path[id: 1, case: /Path.State.detail] == nil)
    #expect(path[id: 9] == nil)
    #expect(path[id: 9, case: \.detail] == nil)
    #expect(path[1] == .recordMeeting(RecordState(seconds: 4)))
  }

  @Test func elementsAreWrittenByIdAndCase() {
    var path = StackState<Path.State>([.detail(design), .recordMeeting(RecordState())])
    path[id: 0, case: \.detail]?.meetings.insert("a", at: 0)
    path[id: 0, case: /Path.State.detail]?.meetings.insert("b", at: 0)
    path[id: 1, case: \.recordMeeting] = RecordState(seconds: 9)
    #expect(path[id: 0] == .detail(DetailState(title: "Design", meetings: ["b", "a"])))
    #expect(path[1] == .recordMeeting(RecordState(seconds: 9)))
    path[0] = .detail(DetailState(title: "Web"))
    #expect(path[id: 0, case: \.detail]?.title == "Web")
    #expect(Array(path.ids) == [0, 1])
  }

  @Test func assigningByIdPushesAndRemoves() {
    var path = StackState<Path.State>()
    path[id: 3] = .detail(design)
    path[id: 4] = .recordMeeting(RecordState())
    #expect(Array(path.ids) == [3, 4])
    path[id: 3] = nil
    #expect(Array(path.ids) == [4])
    path[id: 3] = nil
    #expect(Array(path.ids) == [4])
    path[id: 4, case: \.recordMeeting] = nil
    #expect(path.isEmpty)
  }

  @Test("AC-L7-3: a change through the wrong case is reported with the case that is there, and changes nothing")
  func wrongCase() {
    var path = StackState<Path.State>([.recordMeeting(RecordState(seconds: 4)), .recordMeeting(RecordState())])
    let before = path
    let line = #line + 2
    let messages = issues {
      path[id: 0, case: /Path.State.detail]?.meetings.insert("none", at: 0)
      path[id: 0, case: \.detail]?.meetings.insert("none", at: 0)
      path[id: 0, case: \.detail] = DetailState()
    }
    #expect(messages.count == 3)
    for (offset, message) in messages.enumerated() {
      #expect(message.hasPrefix("\(#fileID):\(line + offset): Can't modify unrelated case \"recordMeeting\"\n"), "\(message)")
    }
    #expect(path == before)
  }

  @Test func aChangeOfAnElementThatIsGoneIsReportedWithTheIdsThatAreThere() {
    var path = StackState<Path.State>([.detail(design), .detail(design)])
    let before = path
    let messages = issues {
      path[id: 7, case: \.detail]?.title = "Gone"
      path[id: 7, case: \.detail] = design
    }
    #expect(messages.count == 2)
    for message in messages {
      #expect(message.contains("Can't modify the element #7 of a stack that has no such element"))
      #expect(message.contains("On the stack are #0, #1."))
    }
    #expect(path == before)
  }

  @Test func readingIsNeverReported() {
    let path = StackState<Path.State>([.recordMeeting(RecordState())])
    let messages = issues {
      #expect(path[id: 0, case: \.detail]?.title == nil)
      #expect(path[id: 7, case: \.detail]?.title == nil)
    }
    #expect(messages.isEmpty)
  }

  @Test func aThrowingChangeKeepsWhatItDid() {
    struct Stop: Error {}
    func change(_ detail: inout DetailState) throws {
      detail.title = "Half"
      throw Stop()
    }
    var path = StackState<Path.State>([.detail(design), .detail(design)])
    #expect(throws: Stop.self) { try change(&path[id: 0, case: \.detail]!) }
    #expect(path[id: 0, case: \.detail]?.title == "Half")
    #expect(Array(path.ids) == [0, 1])
  }

  @Test func popping() {
    var path = StackState([10, 11, 12, 13])
    var wasThere = path.pop(from: 3)
    #expect(wasThere)
    #expect(Array(path) == [10, 11, 12])
    wasThere = path.pop(to: 1)
    #expect(wasThere)
    #expect(Array(path) == [10, 11])
    wasThere = path.pop(to: 1)
    #expect(wasThere, "nothing was above it")
    #expect(Array(path) == [10, 11])
    path.pop(from: 0)
    #expect(path.isEmpty)
  }

  @Test func poppingAnAbsentElementIsReportedWithTheIdsThatAreThere() {
    var path = StackState([10, 11])
    let line = #line + 2
    let messages = issues {
      let results = [path.pop(to: 5), path.pop(from: 5)]
      #expect(results == [false, false])
    }
    #expect(messages.count == 2)
    #expect(messages[0].hasPrefix("\(#fileID):\(line): 'pop(to:)' was called with the id #5"))
    #expect(messages[1].hasPrefix("\(#fileID):\(line): 'pop(from:)' was called with the id #5"))
    for message in messages { #expect(message.contains("On the stack are #0, #1.")) }
    #expect(Array(path) == [10, 11])
    let empty = issues {
      var path = StackState<Int>()
      path.pop(from: 0)
    }
    #expect(empty.first?.contains("The stack is empty.") == true)
  }

  @Test func whatIsDoneToOthersLeavesTheIdAlone() {
    var path = StackState([10, 11, 12, 13])
    path.insert(99, at: 1)
    #expect(Array(path.ids) == [0, 4, 1, 2, 3])
    #expect(Array(path) == [10, 99, 11, 12, 13])
    path.remove(at: 0)
    path.removeAll { $0 == 12 }
    #expect(Array(path.ids) == [4, 1, 3])
    path.replaceSubrange(1..<2, with: [20, 21])
    #expect(Array(path.ids) == [4, 5, 6, 3])
    #expect(Array(path) == [99, 20, 21, 13])
    let last = path.popLast()
    #expect(last == 13)
    path.removeFirst()
    #expect(Array(path.ids) == [5, 6])
    path += [30]
    #expect(Array(path.filter { $0 != 21 }.ids) == [5, 7])
    path.removeAll()
    #expect(path.isEmpty && path.ids.isEmpty)
  }

  @Test func aStackMadeOfAStackHasTheSameFeatures() {
    let path = StackState([10, 11, 12])
    #expect(StackState(path) == path)
    let beneath = StackState(path.dropLast())
    #expect(Array(beneath.ids) == [0, 1])
    #expect(Array(StackState(path.dropFirst()).ids) == [1, 2])
    #expect(StackState(Array(path)) != path)
  }

  @Test func stacksAreEqualUnderTheSameIds() {
    var first = StackState<String>()
    first[id: 0] = "a"
    var second = StackState<String>()
    second[id: 0] = "a"
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    second[id: 0] = nil
    second[id: 1] = "a"
    #expect(first != second)
    #expect(first.elementsEqual(second))
  }

  @Test func describesItselfWithIds() {
    var path = StackState<Path.State>()
    #expect(path.debugDescription == "[:]")
    #expect(String(customDumping: path) == "[:]")
    path.append(.detail(design))
    path.append(.recordMeeting(RecordState(seconds: 3)))
    #expect(
      String(customDumping: path) == """
        [
          #0: .detail(
            DetailState(
              title: "Design",
              meetings: []
            )
          ),
          #1: .recordMeeting(
            RecordState(seconds: 3)
          )
        ]
        """
    )
    #expect(StackState([1, 2]).description == "[1, 2]")
    #expect(StackState(["a"]).debugDescription == "[#4: \"a\"]")
    #expect(StackElementID(generation: 5).debugDescription == "#5")
    #expect(String(customDumping: StackElementID(generation: 5)) == "#5")
  }

  @Test func aDiffNamesTheElementThatChanged() throws {
    let before = StackState<Path.State>([.detail(design), .recordMeeting(RecordState(seconds: 3))])
    var after = before
    after[id: 1, case: \.recordMeeting]?.seconds = 4
    let difference = try #require(diff(before, after))
    #expect(difference.contains("#1: "))
    let changed = difference.split(separator: "\n").filter { !$0.hasPrefix(" ") }
    #expect(changed.map { $0.filter { $0 != " " } } == ["-RecordState(seconds:3)", "+RecordState(seconds:4)"], "\(difference)")
    #expect(!difference.contains("Design"), "unchanged siblings are folded:\n\(difference)")
  }
}

import CasePaths
import IssueReporting
import Testing

@Suite struct HandWrittenCasePathTests {
  @Test func embedsAndExtracts() {
    let path: CaseKeyPath<Screen, Meeting> = \.detail
    #expect(path(Meeting(transcript: "a")) == .detail(Meeting(transcript: "a")))
    #expect((\Screen.Cases.settings)() == .settings)
    #expect((\Screen.Cases.alert)((title: "a", isUrgent: true)) == .alert(title: "a", isUrgent: true))
    #expect(Screen.detail(Meeting(transcript: "a"))[case: \.detail] == Meeting(transcript: "a"))
    #expect(Screen.settings[case: \.detail] == nil)
    #expect(Screen.alert(title: "a", isUrgent: true).alert?.title == "a")
  }

  @Test func composesThroughNestedEnumsAndOptionals() {
    let seconds: CaseKeyPath<Screen, Int> = \.recordMeeting.counting
    #expect(seconds(3) == .recordMeeting(.counting(seconds: 3)))
    #expect(Screen.recordMeeting(.counting(seconds: 3))[case: seconds] == 3)
    #expect(Screen.recordMeeting(.paused)[case: seconds] == nil)
    #expect(Screen.sheet(.counting(seconds: 4))[case: \.sheet.some.counting] == 4)
    #expect(Screen.sheet(.counting(seconds: 4))[case: \.sheet.counting] == 4)
    #expect(Screen.sheet(nil)[case: \.sheet.counting] == nil)
    #expect((\Screen.Cases.sheet.counting)(5) == .sheet(.counting(seconds: 5)))
    #expect(Screen.sheet(nil).is(\.sheet.none))
  }

  @Test func genericCodeTakesCaseKeyPaths() {
    func value<Root, Value>(_ path: CaseKeyPath<Root, Value>, in root: Root) -> Value? { root[case: path] }
    #expect(value(\.detail, in: Screen.detail(Meeting(transcript: "a"))) == Meeting(transcript: "a"))
    #expect(value(\.recordMeeting.counting, in: Screen.settings) == nil)
  }

  @Test func testsAndMatchesCases() {
    let screen = Screen.recordMeeting(.paused)
    #expect(screen.is(\.recordMeeting))
    #expect(screen.is(\.recordMeeting.paused))
    #expect(!screen.is(\.recordMeeting.counting))
    #expect(!screen.is(\.detail))
    let matched =
      switch screen {
      case \.detail: "detail"
      case \.recordMeeting.paused: "paused"
      default: "other"
      }
    #expect(matched == "paused")
    let partial: PartialCaseKeyPath<Screen> = \.recordMeeting
    #expect(screen.is(partial))
    #expect(!Screen.settings.is(partial))
  }

  @Test func iteratesCasesAndFindsTheCurrentOne() {
    let all = Array(Screen.allCasePaths)
    #expect(all == [\Screen.Cases.detail, \Screen.Cases.recordMeeting, \Screen.Cases.alert, \Screen.Cases.sheet, \Screen.Cases.settings])
    let screen = Screen.alert(title: "", isUrgent: false)
    #expect(Screen.allCasePaths[screen] == \Screen.Cases.alert)
    #expect(all.filter { screen.is($0) } == [\Screen.Cases.alert])
  }

  @Test func assigningChangesTheCase() {
    var screen = Screen.settings
    screen[case: \.detail] = Meeting(transcript: "a")
    #expect(screen == .detail(Meeting(transcript: "a")))
    screen[case: \.detail]?.transcript = "b"
    screen.detail?.marks.append(1)
    #expect(screen == .detail(Meeting(transcript: "b", marks: [1])))
    screen.sheet = .some(nil)
    #expect(screen == .sheet(nil))
    screen[case: \.detail]?.transcript = "c"
    #expect(screen == .sheet(nil))
  }

  @Test func assigningNilToTheCurrentCaseIsReported() {
    var screen = Screen.settings
    screen[case: \.detail] = nil
    #expect(screen == .settings)
    withKnownIssue {
      screen[case: \.settings] = nil
    } matching: {
      $0.description.contains(#"Can't assign nil to the current case "settings""#)
    }
    #expect(screen == .settings)
  }

  @Test("AC-L7-3: changing the wrong case names the case that the value is of, and changes nothing")
  func modifyingAnUnrelatedCaseIsReported() {
    var screen = Screen.recordMeeting(.paused)
    withKnownIssue {
      screen.modify(\.detail) { $0.transcript = "lost" }
    } matching: {
      $0.description.contains(#"Can't modify unrelated case "recordMeeting""#)
    }
    #expect(screen == .recordMeeting(.paused))
    var optional: Screen? = .settings
    withKnownIssue {
      optional.modify(\.detail) { $0.transcript = "lost" }
    } matching: {
      $0.description.contains(#"Can't modify unrelated case "settings""#)
    }
    optional = nil
    withKnownIssue {
      optional.modify(\.detail) { $0.transcript = "lost" }
    } matching: {
      $0.description.contains(#"Can't modify unrelated case "none""#)
    }
    #expect(optional == nil)
  }

  @Test func modifyWorksInPlace() {
    var screen = Screen.detail(Meeting(marks: Array(0..<100)))
    func buffer() -> UnsafeRawPointer? {
      screen.detail?.marks.withUnsafeBytes { $0.baseAddress }
    }
    let before = buffer()
    screen.modify(\.detail) { $0.marks[0] = 7 }
    #expect(buffer() == before)
    #expect(screen.detail?.marks.first == 7)
  }

  @Test func modifyKeepsChangesWhenItThrows() {
    struct Stop: Error {}
    var screen = Screen.detail(Meeting())
    #expect(throws: Stop.self) {
      try screen.modify(\.detail) {
        $0.transcript = "kept"
        throw Stop()
      }
    }
    #expect(screen == .detail(Meeting(transcript: "kept")))
  }

  @Test func nothingIsFoundAtNever() {
    func isNever<Root>(_ root: Root, _ path: CaseKeyPath<Root, Never>) -> Bool { root.is(path) }
    #expect(!isNever(Screen.settings, \.never))
    #expect(!isNever(Screen.detail(Meeting()), \.detail.never))
    #expect(Array(Never.allCasePaths).isEmpty)
  }

  @Test func resultsAndOptionalsHaveCases() {
    struct Failed: Error, Equatable {}
    let failure = Result<Int, Failed>.failure(Failed())
    #expect(failure.is(\.failure) && !failure.is(\.success))
    #expect(Result<Int, Failed>.allCasePaths[failure] == \Result<Int, Failed>.Cases.failure)
    #expect(Result<Int, Failed>.success(3)[case: \.success] == 3)
    #expect(Array(Result<Int, Failed>.allCasePaths).count == 2)
    let screen: Screen? = .recordMeeting(.counting(seconds: 2))
    #expect(screen.is(\.some) && screen.is(\.recordMeeting) && !screen.is(\.detail))
    #expect(screen[case: \.some.recordMeeting.counting] == 2)
    #expect(Screen?.allCasePaths[nil] == \Screen?.Cases.none)
    #expect(Array(Screen?.allCasePaths) == [\Screen?.Cases.none, \Screen?.Cases.some])
  }

  @Test func casesForgetTheirRoots() {
    let screens = Case(\Screen.Cases.recordMeeting)
    #expect(screens.extract(from: Screen.recordMeeting(.paused)) == .paused)
    #expect(screens.extract(from: Recording.paused) == nil)
    #expect(screens.counting.extract(from: screens.counting.embed(3)) == 3)
    #expect(Case<Int>().extract(from: 3) == 3)
  }

  @Test func pathsDescribeThemselvesAndAppend() {
    let path = AnyCasePath(\Screen.Cases.recordMeeting).appending(path: AnyCasePath(\.counting))
    #expect(path.extract(from: path.embed(4)) == 4)
    #expect(path.debugDescription == "AnyCasePath<Screen, Int>")
    #expect(AnyCasePath<Int, Int>().extract(from: 4) == 4)
  }
}

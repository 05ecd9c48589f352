import CasePaths
import ComposableCore
import CounterpointTestSupport
import CustomDump
import Foundation
import Testing

@Suite struct PresentationStateTests {
  private struct Parent: Equatable, Hashable, Codable, Sendable {
    @PresentationState var destination: Path.State?
    var title = "Parent"
  }

  /// A feature that presents itself.
  private struct Recursive: Equatable {
    @PresentationState var child: Recursive?
    var depth = 0
  }

  @Test func presentsAndDismisses() {
    var state = Parent()
    #expect(state.destination == nil)
    state.destination = .detail(DetailState(title: "a"))
    #expect(state.destination == .detail(DetailState(title: "a")))
    #expect(state.$destination.wrappedValue == .detail(DetailState(title: "a")))
    state.destination = nil
    #expect(state.destination == nil)
    #expect(state == Parent())
    let initial = Parent(destination: .recordMeeting(RecordState(seconds: 1)))
    #expect(initial.destination == .recordMeeting(RecordState(seconds: 1)))
  }

  @Test func aFeatureCanPresentItself() {
    var state = Recursive(child: Recursive(child: Recursive(depth: 2), depth: 1))
    state.child?.child?.depth = 20
    #expect(state.child?.child?.depth == 20)
    state.child?.child?.child = Recursive(depth: 3)
    #expect(state.child?.child?.child?.depth == 3)
    state.child = nil
    #expect(state == Recursive())
  }

  @Test func copiesAreIndependent() {
    let original = Parent(destination: .detail(DetailState(title: "a")))
    var copy = original
    #expect(copy == original)
    copy.destination = .detail(DetailState(title: "b"))
    #expect(original.destination == .detail(DetailState(title: "a")))
    var modified = original
    modified.$destination[case: \.detail]?.title = "c"
    #expect(original.destination == .detail(DetailState(title: "a")))
    #expect(modified.destination == .detail(DetailState(title: "c")))
    var dismissed = original
    dismissed.destination = nil
    #expect(original.destination != nil)
    #expect(Set([original, copy, modified, dismissed, Parent()]).count == 4)
  }

  @Test func casesAreReadAndWritten() {
    var state = Parent(destination: .detail(DetailState(title: "a")))
    #expect(state.$destination[case: \.detail]?.title == "a")
    #expect(state.$destination[case: \.recordMeeting] == nil)
    #expect(state.$destination[case: /Path.State.detail]?.title == "a")
    state.$destination[case: \.detail]?.title = "b"
    state.$destination[case: /Path.State.detail]?.meetings.append("m")
    #expect(state.destination == .detail(DetailState(title: "b", meetings: ["m"])))
    state.$destination[case: \.detail] = nil
    #expect(state.destination == nil)
  }

  @Test func aChangeThroughTheWrongCaseIsReportedAndChangesNothing() {
    var state = Parent(destination: .recordMeeting(RecordState(seconds: 4)))
    let before = state
    let line = #line + 2
    let messages = issues {
      state.$destination[case: \.detail]?.title = "a"
      state.$destination[case: /Path.State.detail]?.title = "a"
      state.$destination[case: \.detail] = DetailState()
    }
    #expect(messages.count == 3)
    for (offset, message) in messages.enumerated() {
      #expect(message.hasPrefix("\(#fileID):\(line + offset): Can't modify unrelated case \"recordMeeting\"\n"), "\(message)")
    }
    #expect(state == before)
  }

  @Test func aChangeOfWhatIsNotPresentedIsReported() {
    var state = Parent()
    let messages = issues { state.$destination[case: \.detail]?.title = "a" }
    #expect(messages.count == 1)
    #expect(messages.first?.contains("Can't modify unrelated case\n") == true)
    #expect(messages.first?.contains("There is no 'Path.State' at the moment, so there is no 'DetailState' in it") == true)
    #expect(state == Parent())
  }

  @Test func theCasesOfADestinationArePresentationsThemselves() {
    var state = Parent(destination: .detail(DetailState(title: "a")))
    #expect(state.$destination.detail.wrappedValue?.title == "a")
    #expect(state.$destination.recordMeeting.wrappedValue == nil)
    state.$destination.detail.wrappedValue?.title = "b"
    #expect(state.destination == .detail(DetailState(title: "b")))
    state.$destination.recordMeeting.wrappedValue = nil
    #expect(state.destination == .detail(DetailState(title: "b")), "another destination is left alone")
    state.$destination.recordMeeting.wrappedValue = RecordState()
    #expect(state.destination == .recordMeeting(RecordState()))
    state.$destination.recordMeeting = PresentationState(wrappedValue: nil)
    #expect(state.destination == nil)
    state.$destination.detail = PresentationState(wrappedValue: DetailState(title: "c"))
    #expect(state.destination == .detail(DetailState(title: "c")))
  }

  @Test func encodesAndDumpsLikeTheOptional() throws {
    let state = Parent(destination: .detail(DetailState(title: "a")))
    let data = try JSONEncoder().encode(state)
    #expect(try JSONDecoder().decode(Parent.self, from: data) == state)
    let empty = try JSONEncoder().encode(Parent())
    #expect(try JSONDecoder().decode(Parent.self, from: empty) == Parent())
    #expect(try JSONEncoder().encode(PresentationState(wrappedValue: 3)) == JSONEncoder().encode(Int?(3)))

    #expect(String(customDumping: PresentationState(wrappedValue: 3)) == String(customDumping: Int?(3)))
    #expect(String(customDumping: PresentationState<Int>(wrappedValue: nil)) == "nil")
    #expect(Mirror(reflecting: PresentationState(wrappedValue: 3)).displayStyle == .optional)
    struct Plain { var state: Path.State? }
    struct Presenting { var state: PresentationState<Path.State> }
    let plain = String(customDumping: Plain(state: state.destination))
    let presenting = String(customDumping: Presenting(state: state.$destination))
    #expect(presenting == plain.replacingOccurrences(of: "Plain", with: "Presenting"))
  }

  @Test func aDiffNamesTheFieldThatChangedInside() throws {
    let before = Parent(destination: .recordMeeting(RecordState(seconds: 3)))
    var after = before
    after.$destination[case: \.recordMeeting]?.seconds = 4
    let difference = try #require(diff(before, after))
    #expect(difference.contains("seconds: 3"))
    #expect(difference.contains("seconds: 4"))
    #expect(difference.contains("RecordState("))
  }

  @Test func modifyPresentsAndDismisses() {
    var presentation = PresentationState<Int>(wrappedValue: nil)
    presentation.modify { $0 = 1 }
    #expect(presentation.wrappedValue == 1)
    let result = presentation.modify { value -> String in
      value = nil
      return "done"
    }
    #expect(result == "done")
    #expect(presentation == PresentationState(wrappedValue: nil))
  }
}

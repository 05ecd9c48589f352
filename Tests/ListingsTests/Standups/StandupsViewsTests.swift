import ComposableArchitecture
import CounterpointUI
import CounterpointUITesting
import Foundation
import Testing

@MainActor
@Suite struct StandupsViewsTests {
  private let clock = TestClock()
  private let words = AsyncThrowingStream<String, any Error>.makeStream()

  private func makeStore(path: [AppFeature.Path.State] = []) -> StoreOf<AppFeature> {
    Store(
      initialState: AppFeature.State(path: StackState(path), standupsList: StandupsListFeature.State(standups: [.mock]))
    ) {
      AppFeature()
    } withDependencies: { [clock, words] in
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
      $0.uuid = .incrementing
      $0.speechClient.requestAuthorization = { .authorized }
      $0.speechClient.start = { words.stream }
    }
  }

  @Test func aMeetingFromTheListAndBack() async throws {
    let store = makeStore()
    let tester = ViewTester(AppView(store: store))
    #expect(tester.graph.title == "Daily Standups")
    try tester.tap("Design")
    #expect(tester.graph.title == "Design")
    try tester.tap("Start Meeting")
    #expect(!tester.has(.button, "Back"))
    #expect(tester.has(.text, "Speaker 1 of 6"))
    words.continuation.yield("I made this")
    tester.settle()
    #expect(tester.has(.text, "I made this"))
    await clock.advance(by: .seconds(10))
    tester.settle()
    #expect(tester.has(.text, "Speaker 2 of 6"))
    #expect(tester.has(.text, "50 s left"))

    try tester.tap("End meeting")
    #expect(
      try tester.find(.dialog).outline == """
        dialog "End meeting?"
          heading "End meeting?"
          text "You are ending the meeting early. What would you like to do?"
          button "Save and end"
          button "Discard"
          button "Resume"
        """)
    await clock.advance(by: .seconds(10))
    try tester.tap("Resume")
    #expect(tester.has(.text, "50 s left"), "the alert has stopped the clock")
    try tester.tap("End meeting")
    try tester.tap("Save and end")
    #expect(tester.graph.title == "Design")
    #expect(tester.has(.text, "N/A"))
    #expect(store.standupsList.standups[0].meetings.count == 2)
    try tester.tap("Back")
    #expect(tester.graph.title == "Daily Standups")
    #expect(store.path.isEmpty)
  }

  @Test func nextAsksBeforeTheLastSpeakerIsThrough() throws {
    let tester = ViewTester(AppView(store: makeStore(path: [.recordMeeting(RecordMeetingFeature.State(standup: .mock))])))
    for speaker in 2...6 {
      try tester.tap("Next")
      #expect(tester.has(.text, "Speaker \(speaker) of 6"))
    }
    try tester.tap("Next")
    #expect(try tester.find(.dialog).children.map(\.name).suffix(2) == ["Save and end", "Resume"])
  }

  @Test func editsReachTheList() throws {
    let store = makeStore(path: [.detail(StandupDetailFeature.State(standup: .mock))])
    let tester = ViewTester(AppView(store: store))
    try tester.enter("Engineering", into: "Title")
    #expect(tester.graph.title == "Engineering")
    try tester.tap("Back")
    #expect(tester.has(.button, "Engineering"))
  }

  @Test func aDeletedStandupIsLeft() throws {
    let store = makeStore(path: [.detail(StandupDetailFeature.State(standup: .mock))])
    let tester = ViewTester(AppView(store: store))
    try tester.tap("Delete")
    #expect(try tester.find(.dialog).name == "Delete?")
    try tester.send(.tap, to: try #require(try tester.find(.dialog).children.last))
    #expect(tester.graph.title == "Daily Standups")
    #expect(store.standupsList.standups.isEmpty)
  }
}

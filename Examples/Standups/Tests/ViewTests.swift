import ComposableArchitecture
import ComposableTestSupport
import CounterpointUI
import CounterpointUITesting
import Foundation
import SpeechRecognition
import StandupsFeature
import StandupsViews
import Testing

/// The application as a person uses it.
@MainActor
@Suite struct ViewTests {
  private let clock = TestClock()
  private let speech = ScriptedSpeech()
  private let repository: StandupsRepository

  init() {
    repository = StandupsRepository([.short])
  }

  private func app(_ path: AppFeature.Path.State..., authorization: SpeechAuthorizationStatus = .authorized) -> ViewTester {
    var state = AppFeature.State(repository.snapshot)
    state.path = StackState(path)
    var speechClient = speech.client
    speechClient.requestAuthorization = { authorization }
    return ViewTester(
      AppView(
        store: Store(initialState: state) {
          AppFeature()
        } withDependencies: { [clock, repository] in
          $0.continuousClock = clock
          $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
          $0.soundEffects = .silent
          $0.speechClient = speechClient
          $0.standupsClient = repository.client
          $0.uuid = .incrementing
        }
      )
    )
  }

  private var twoSpeakers: Standup {
    var standup = Standup.short
    standup.attendees.append(Attendee(id: UUID(102), name: "Grace"))
    standup.duration = .seconds(60)
    return standup
  }

  @Test("A standup is added: title and first attendee are typed, and it is in the list and in the data")
  func add() throws {
    let tester = app()
    try tester.tap("Add standup")
    #expect(tester.has(.heading, "New standup"))
    try tester.enter("Design", into: "Title")
    try tester.enter("Blob", into: "Name")
    try tester.tap("Add")
    #expect(!tester.has(.heading, "New standup"))
    #expect(repository.snapshot.standups.map(\.title) == ["Point-Free", "Design"])
    #expect(tester.outline.contains("Design"))
  }

  @Test("AC-L13-1, AC-S10-4: 'Next' hands over, the name in the ring changes, and the last speaker may only finish")
  func next() throws {
    let tester = app(.detail(.init(standup: twoSpeakers)), .recordMeeting(.init(standup: twoSpeakers, isTranscribing: false)))
    #expect(tester.texts.contains("Ada"))
    #expect(tester.texts.contains("Speaker 1 of 2"))
    try tester.tap("Next")
    #expect(tester.texts.contains("Grace"))
    #expect(tester.texts.contains("No more speakers"))
    try tester.tap("Finish")
    #expect(tester.has(.button, "Save and end"))
    #expect(!tester.has(.button, "Discard"))
  }

  @Test("Words appear while the meeting goes on; saved, it is in the list of the detail, and its transcript can be read")
  func meeting() async throws {
    repository.apply(.save(twoSpeakers))
    let tester = app(.detail(.init(standup: twoSpeakers)))
    #expect(tester.texts.contains("Meetings appear here, with what was said in them."))
    try tester.tap("Start meeting")
    #expect(tester.texts.contains("Live transcript"))
    speech.say("I have moved the button")
    tester.settle()
    #expect(tester.texts.contains("I have moved the button"))
    await clock.advance(by: .seconds(1))
    tester.settle()
    #expect(tester.texts.contains("0:59"))
    try tester.tap("End meeting")
    try tester.tap("Save and end")
    #expect(repository.snapshot.standups[0].meetings.map(\.transcript) == ["I have moved the button"])
    // It is shown when the way back can be seen to have ended.
    #expect(tester.texts.contains("Meetings appear here, with what was said in them."))
    await clock.advance(by: .milliseconds(400))
    tester.settle()
    #expect(tester.outline.contains("I have moved the button"))
  }

  @Test("Who is not heard is told why, and can meet all the same")
  func noMicrophone() throws {
    let tester = app(.detail(.init(standup: .short)), authorization: .denied)
    try tester.tap("Start meeting")
    #expect(tester.texts.contains("The microphone is blocked"))
    try tester.tap("Start without transcript")
    #expect(tester.texts.contains("Transcript is off"))
  }

  @Test("What another window changes appears in the list and in an open detail")
  func otherWindow() {
    let list = app()
    let detail = app(.detail(.init(standup: .short)))
    var edited = Standup.short
    edited.title = "Changed"
    repository.apply(.save(edited))
    list.settle()
    detail.settle()
    #expect(list.outline.contains("Changed"))
    #expect(detail.has(.heading, "Changed"))
  }

  @Test("AC-L14-1: the previews have one of a quick meeting, and no two have the same name")
  func previews() {
    let names = Preview.all.filter { $0.module == "StandupsViews" }.map(\.name)
    #expect(names.contains("Quick finish meeting"))
    #expect(Set(names).count == names.count)
  }
}

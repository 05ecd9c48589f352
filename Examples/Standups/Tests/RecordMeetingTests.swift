import ComposableArchitecture
import ComposableTestSupport
import CounterpointUI
import Foundation
import SpeechRecognition
import StandupsFeature
import Testing

@MainActor
@Suite struct RecordMeetingTests {
  private let clock = TestClock()
  private let dismissals = LockIsolated(0)
  private let sounds = LockIsolated<[String]>([])

  private func store(
    _ standup: Standup = .mock, isTranscribing: Bool = true, speech: SpeechClient = SpeechClient(requestAuthorization: { .denied })
  ) -> TestStoreOf<RecordMeetingFeature> {
    TestStore(initialState: RecordMeetingFeature.State(standup: standup, isTranscribing: isTranscribing)) {
      RecordMeetingFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.dismiss = DismissEffect { [dismissals] in dismissals.withValue { $0 += 1 } }
      $0.soundEffects = .recording(to: sounds)
      $0.speechClient = speech
    }
  }

  /// Starts a meeting without transcript, the answer to the question about the microphone included.
  private func start(_ store: TestStoreOf<RecordMeetingFeature>) async -> TestStoreTask {
    let task = await store.send(.onTask)
    await store.receive(.speechAuthorization(.denied)) { $0.speech = .unavailable(.denied) }
    return task
  }

  /// Lets seconds pass, in each of which nothing but the time changes, and in the last of them something more.
  private func pass(
    _ count: Int, of store: TestStoreOf<RecordMeetingFeature>, last change: @escaping (inout RecordMeetingFeature.State) -> Void = { _ in }
  ) async {
    for second in 1...count {
      await clock.advance(by: .seconds(1))
      await store.receive(.timerTick) {
        $0.secondsElapsed += 1
        if second == count { change(&$0) }
      }
    }
  }

  @Test("AC-S10-1: each of six speakers has ten of sixty seconds, and hears when they are over")
  func speakersTakeTurns() async {
    let store = store()
    let task = await start(store)
    await pass(10, of: store) { $0.speakerIndex = 1 }
    #expect(sounds.value == ["/sounds/turn.wav"])
    await pass(10, of: store) { $0.speakerIndex = 2 }
    #expect(sounds.value.count == 2)
    #expect(store.state.secondsElapsed == 20)
    #expect(store.state.durationRemaining == .seconds(40))
    #expect(store.state.speaker?.name == "Blob Sr")
    await task.cancel()
  }

  @Test("AC-S10-2: after the last second of the last speaker the meeting is saved and the feature dismissed, once each")
  func theTimerRunsOut() async {
    var standup = Standup.mock
    standup.duration = .seconds(6)
    let store = store(standup)
    let task = await start(store)
    for speaker in 1...5 {
      await pass(1, of: store) { $0.speakerIndex = speaker }
    }
    await pass(1, of: store) { $0.ending = .saved }
    await store.receive(.delegate(.saveMeeting))
    #expect(store.state.speakerIndex == 5)
    #expect(dismissals.value == 1)
    #expect(sounds.value == Array(repeating: "/sounds/turn.wav", count: 5) + ["/sounds/end.wav"])
    // Whatever still comes, before the feature is gone, changes nothing.
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTick)
    await store.send(.endMeetingButtonTapped)
    await store.send(.nextButtonTapped)
    #expect(dismissals.value == 1)
    await task.cancel()
  }

  @Test("AC-S10-3: while an alert is open the time stands still")
  func anAlertPausesTheTimer() async {
    let store = store()
    let task = await start(store)
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    for _ in 1...5 {
      await clock.advance(by: .seconds(1))
      await store.receive(.timerTick)
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await pass(1, of: store)
    #expect(store.state.secondsElapsed == 1)
    await task.cancel()
  }

  @Test("AC-S10-4: 'Next' hands over to the next speaker, and asks before it ends the meeting with the last one")
  func next() async {
    let store = store()
    for speaker in 1...5 {
      await store.send(.nextButtonTapped) {
        $0.speakerIndex = speaker
        $0.secondsElapsed = speaker * 10
      }
    }
    await store.send(.nextButtonTapped) { $0.alert = .endMeeting(isDiscardable: false) }
    #expect(store.state.alert?.buttons.map(\.role) == [nil, .cancel])
    #expect(store.state.speakerIndex == 5)
    #expect(sounds.value.count == 5)
  }

  @Test("AC-S10-5: saving from the alert saves the meeting and dismisses, once each")
  func saveFromTheAlert() async {
    let store = store()
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await store.send(.alert(.presented(.confirmSave))) {
      $0.alert = nil
      $0.ending = .saved
    }
    await store.receive(.delegate(.saveMeeting))
    #expect(dismissals.value == 1)
  }

  @Test("AC-S10-5: discarding only dismisses, and no second of the timer saves after it")
  func discardFromTheAlert() async {
    let store = store(.short)
    let task = await start(store)
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await store.send(.alert(.presented(.confirmDiscard))) {
      $0.alert = nil
      $0.ending = .discarded
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTick)
    #expect(dismissals.value == 1)
    #expect(sounds.value.isEmpty)
    await task.cancel()
  }

  @Test(
    "AC-S10-6: without permission to listen the timer counts and nothing is transcribed",
    arguments: [
      SpeechAuthorizationStatus.denied, .restricted, .notDetermined,
    ])
  func speechIsDenied(status: SpeechAuthorizationStatus) async {
    let store = store(speech: SpeechClient(requestAuthorization: { status }))
    let task = await store.send(.onTask)
    await store.receive(.speechAuthorization(status)) { $0.speech = .unavailable(status) }
    await pass(3, of: store)
    await task.cancel()
  }

  @Test("AC-S10-7: the transcript grows while the timer counts")
  func speechAndTimerRunSideBySide() async {
    let speech = ScriptedSpeech()
    let store = store(speech: speech.client)
    let task = await store.send(.onTask)
    await store.receive(.speechAuthorization(.authorized)) { $0.speech = .listening }
    speech.say("Do some")
    await store.receive(.speechResult("Do some")) { $0.transcript = "Do some" }
    await pass(1, of: store)
    speech.say("Do some talking")
    await store.receive(.speechResult("Do some talking")) { $0.transcript = "Do some talking" }
    await pass(1, of: store)
    await task.cancel()
    #expect(speech.listeners == 0)
  }

  @Test("AC-S10-8: when the recogniser fails no alert appears, and the timer counts on")
  func speechFails() async {
    let speech = ScriptedSpeech()
    let store = store(speech: speech.client)
    let task = await store.send(.onTask)
    await store.receive(.speechAuthorization(.authorized)) { $0.speech = .listening }
    speech.say("Do some")
    await store.receive(.speechResult("Do some")) { $0.transcript = "Do some" }
    speech.fail(SpeechClient.Failure.taskError)
    await store.receive(.speechEnded(isFailure: true)) { $0.speech = .interrupted }
    await pass(2, of: store)
    #expect(store.state.alert == nil)
    await task.cancel()
  }

  @Test("A question about the microphone that nobody answers does not stop the timer")
  func authorizationNeverAnswers() async {
    let store = store(
      speech: SpeechClient(requestAuthorization: {
        try? await Task.never()
        return .denied
      }))
    let task = await store.send(.onTask)
    await pass(2, of: store)
    await task.cancel()
  }

  @Test("Whoever goes on without transcript is not asked again")
  func withoutTranscript() async {
    let store = store(isTranscribing: false, speech: .unimplemented)
    let task = await store.send(.onTask)
    await pass(1, of: store)
    await task.cancel()
  }

  @Test("The last words are heard before the meeting is saved")
  func lastWords() async {
    let speech = ScriptedSpeech()
    var client = speech.client
    client.finishTask = {}
    let store = store(speech: client)
    let task = await store.send(.onTask)
    await store.receive(.speechAuthorization(.authorized)) { $0.speech = .listening }
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await store.send(.alert(.presented(.confirmSave))) {
      $0.alert = nil
      $0.ending = .hearingOut
    }
    speech.say("That is all")
    await store.receive(.speechResult("That is all")) { $0.transcript = "That is all" }
    speech.finish()
    await store.receive(.speechEnded(isFailure: false)) {
      $0.ending = .saved
      $0.speech = .off
    }
    await store.receive(.delegate(.saveMeeting))
    #expect(dismissals.value == 1)
    await task.cancel()
  }

  @Test("A recogniser that never comes to an end does not keep the meeting from being saved")
  func lastWordsNeverCome() async {
    let speech = ScriptedSpeech()
    var client = speech.client
    client.finishTask = {}
    let store = store(speech: client)
    let task = await store.send(.onTask)
    await store.receive(.speechAuthorization(.authorized)) { $0.speech = .listening }
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await store.send(.alert(.presented(.confirmSave))) {
      $0.alert = nil
      $0.ending = .hearingOut
    }
    await clock.advance(by: .milliseconds(999))
    await clock.advance(by: .milliseconds(1))
    await store.receive(.timerTick)
    await clock.advance(by: .seconds(1))
    await store.receive(.lastWordsTimedOut) { $0.ending = .saved }
    await store.receive(.timerTick)
    await store.receive(.delegate(.saveMeeting))
    speech.finish()
    await store.receive(.speechEnded(isFailure: false)) { $0.speech = .off }
    #expect(dismissals.value == 1)
    await task.cancel()
  }

  @Test("A minute for seven ends after 56 seconds, and a meeting shorter than its attendees are many ends, too")
  func unevenDurations() {
    var standup = Standup.mock
    standup.attendees.append(Attendee(id: UUID(7)))
    #expect(standup.secondsPerAttendee == 8)
    #expect(standup.seconds == 56)
    standup.duration = .seconds(3)
    #expect(standup.secondsPerAttendee == 1)
    standup.attendees = []
    #expect(standup.secondsPerAttendee == 3)
    #expect(standup.seconds == 3)
  }
}

import ComposableArchitecture
import Testing

@MainActor
@Suite struct RecordMeetingTests {
  private let clock = TestClock()
  private let dismissals = LockIsolated(0)

  private func store(
    _ standup: Standup = .mock,
    _ speechClient: SpeechClient = SpeechClient(requestAuthorization: { .denied }, start: { .never })
  ) -> TestStoreOf<RecordMeetingFeature> {
    TestStore(initialState: RecordMeetingFeature.State(standup: standup)) {
      RecordMeetingFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.dismiss = DismissEffect { [dismissals] in dismissals.withValue { $0 += 1 } }
      $0.speechClient = speechClient
    }
  }

  /// Lets `count` seconds pass, in each of which nothing but the time changes, and then one more.
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

  @Test("AC-S10-1: each of six speakers has ten of sixty seconds")
  func speakersTakeTurns() async {
    let store = store()
    let task = await store.send(.onTask)
    await pass(10, of: store) { $0.speakerIndex = 1 }
    await pass(10, of: store) { $0.speakerIndex = 2 }
    #expect(store.state.secondsElapsed == 20)
    #expect(store.state.durationRemaining == .seconds(40))
    await task.cancel()
  }

  @Test("AC-S10-2: after the last second of the last speaker the meeting is saved and the feature dismissed, once each")
  func theTimerRunsOut() async {
    var standup = Standup.mock
    standup.duration = .seconds(6)
    let store = store(standup)
    let task = await store.send(.onTask)
    for speaker in 1...5 {
      await pass(1, of: store) { $0.speakerIndex = speaker }
    }
    await pass(1, of: store)
    #expect(dismissals.value == 1)
    await store.receive(.delegate(.saveMeeting))
    #expect(store.state.speakerIndex == 5)
    #expect(dismissals.value == 1)
    await task.cancel()
  }

  @Test("AC-S10-3: while an alert is open the time stands still")
  func anAlertPausesTheTimer() async {
    let store = store()
    let task = await store.send(.onTask)
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
  }

  @Test("AC-S10-5: saving from the alert saves the meeting and dismisses, once each")
  func saveFromTheAlert() async {
    let store = store()
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await store.send(.alert(.presented(.confirmSave))) { $0.alert = nil }
    await store.receive(.delegate(.saveMeeting))
    #expect(dismissals.value == 1)
  }

  @Test("AC-S10-5: discarding only dismisses")
  func discardFromTheAlert() async {
    let store = store()
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await store.send(.alert(.presented(.confirmDiscard))) { $0.alert = nil }
    #expect(dismissals.value == 1)
  }

  @Test("AC-S10-6: without permission to listen the timer counts and nothing is transcribed")
  func speechIsDenied() async {
    let store = store(
      .mock, SpeechClient(requestAuthorization: { .denied }, start: unimplemented("SpeechClient.start", placeholder: .finished)))
    let task = await store.send(.onTask)
    await pass(3, of: store)
    await task.cancel()
  }

  @Test("AC-S10-7: the transcript grows while the timer counts")
  func speechAndTimerRunSideBySide() async {
    let speech = AsyncThrowingStream<String, any Error>.streamWithContinuation()
    let store = store(.mock, SpeechClient(requestAuthorization: { .authorized }, start: { speech.stream }))
    let task = await store.send(.onTask)
    speech.continuation.yield("Do some")
    await store.receive(.speechResult("Do some")) { $0.transcript = "Do some" }
    await pass(1, of: store)
    speech.continuation.yield("Do some talking")
    await store.receive(.speechResult("Do some talking")) { $0.transcript = "Do some talking" }
    await pass(1, of: store)
    await task.cancel()
  }

  @Test("AC-S10-8: an error of the recognizer is swallowed, and the timer counts on")
  func speechFails() async {
    let speech = AsyncThrowingStream<String, any Error>.streamWithContinuation()
    let store = store(.mock, SpeechClient(requestAuthorization: { .authorized }, start: { speech.stream }))
    let task = await store.send(.onTask)
    speech.continuation.finish(throwing: SpeechClient.Unavailable())
    await pass(2, of: store)
    #expect(store.state.alert == nil)
    await task.cancel()
  }

  @Test("Speech that is never permitted, as in previews, does not stop the timer")
  func authorizationNeverAnswers() async {
    let speechClient = SpeechClient(
      requestAuthorization: {
        try? await Task.never()
        return .denied
      },
      start: { .never }
    )
    let store = store(.mock, speechClient)
    let task = await store.send(.onTask)
    await pass(2, of: store)
    await task.cancel()
  }

  @Test("AC-L8-1: the alert that ends a meeting", arguments: [true, false])
  func alert(isDiscardable: Bool) {
    let alert = AlertState.endMeeting(isDiscardable: isDiscardable)
    let resume = ButtonState<RecordMeetingFeature.Action.Alert>(role: .cancel) { TextState("Resume") }
    #expect(alert.title == TextState("End meeting?"))
    #expect(alert.message == TextState("You are ending the meeting early. What would you like to do?"))
    #expect(alert.buttons.map(\.role) == (isDiscardable ? [nil, .destructive, .cancel] : [nil, .cancel]))
    #expect(alert.buttons.first?.label == TextState("Save and end"))
    #expect(alert.buttons.dropFirst().first?.label == TextState(isDiscardable ? "Discard" : "Resume"))
    #expect(alert.buttons.last?.label == resume.label)
    #expect(alert.buttons.map(\.action.action) == (isDiscardable ? [.confirmSave, .confirmDiscard, nil] : [.confirmSave, nil]))
  }

  @Test("AC-L8-2: dismissing the alert takes it away, and nothing else happens")
  func dismissTheAlert() async {
    let store = store()
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    #expect(dismissals.value == 0)
  }

  @Test("AC-L8-3: equal alerts are equal, and a branch that is not taken adds no button")
  func alertsAreValues() {
    #expect(AlertState.endMeeting(isDiscardable: true) == .endMeeting(isDiscardable: true))
    #expect(AlertState.endMeeting(isDiscardable: false).buttons.count == 2)
    #expect(AlertState.endMeeting(isDiscardable: true) != .endMeeting(isDiscardable: false))
  }
}

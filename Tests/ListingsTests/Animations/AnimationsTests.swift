import ComposableArchitecture
import Testing

@MainActor
@Suite struct AnimationsTests {
  private let clock = TestClock()

  private func store() -> TestStoreOf<Animations> {
    TestStore(initialState: Animations.State()) {
      Animations()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  private var alert: AlertState<Animations.Action.Alert> {
    AlertState {
      TextState("Reset state?")
    } actions: {
      ButtonState(role: .destructive, action: .send(.confirmReset, animation: .default)) {
        TextState("Reset")
      }
      ButtonState(role: .cancel) {
        TextState("Cancel")
      }
    }
  }

  @Test("AC-S1-1: the first colour comes at once, each other one a second later, and one second after the last it is over")
  func rainbow() async {
    let store = store()
    await store.send(.rainbowButtonTapped)
    await store.receive(.setColor(.red)) { $0.circleColor = .red }
    for color in [Color.blue, .green, .orange, .pink, .purple, .yellow, .black] {
      await clock.advance(by: .milliseconds(999))
      await clock.advance(by: .milliseconds(1))
      await store.receive(.setColor(color)) { $0.circleColor = color }
    }
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  @Test("AC-S1-1: nothing comes before its second is over")
  func rainbowKeepsTime() async {
    let store = store()
    await store.send(.rainbowButtonTapped)
    await store.receive(.setColor(.red)) { $0.circleColor = .red }
    await clock.advance(by: .milliseconds(999))
    await store.send(.scaleToggled) { $0.isCircleScaled = true }
    await clock.advance(by: .milliseconds(1))
    await store.receive(.setColor(.blue)) { $0.circleColor = .blue }
    await store.send(.alert(.presented(.confirmReset)), openingTheAlertFirst: alert)
  }

  @Test("AC-S1-2: 'Reset' asks first, and a 'Cancel' leaves everything as it is, the rainbow included")
  func resetIsCancelled() async {
    let store = store()
    await store.send(.circleMoved(to: Position(x: 50, y: 50))) { $0.circlePosition = Position(x: 50, y: 50) }
    await store.send(.rainbowButtonTapped)
    await store.receive(.setColor(.red)) { $0.circleColor = .red }
    await store.send(.resetButtonTapped) { $0.alert = alert }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(.setColor(.blue)) { $0.circleColor = .blue }
    await store.send(.alert(.presented(.confirmReset)), openingTheAlertFirst: alert)
  }

  @Test("AC-S1-3, AC-L2-1: after a reset all is as it was at first, and no further colour comes")
  func reset() async {
    let store = store()
    await store.send(.circleMoved(to: Position(x: 50, y: 50))) { $0.circlePosition = Position(x: 50, y: 50) }
    await store.send(.scaleToggled) { $0.isCircleScaled = true }
    await store.send(.rainbowButtonTapped)
    await store.receive(.setColor(.red)) { $0.circleColor = .red }
    await clock.advance(by: .seconds(1))
    await store.receive(.setColor(.blue)) { $0.circleColor = .blue }
    await store.send(.resetButtonTapped) { $0.alert = alert }
    await store.send(.alert(.presented(.confirmReset))) { $0 = Animations.State() }
    await clock.advance(by: .seconds(10))
    await store.finish()
  }

  @Test func twoTapsAreTwoRainbows() async {
    let store = store()
    await store.send(.rainbowButtonTapped)
    await store.receive(.setColor(.red)) { $0.circleColor = .red }
    await clock.advance(by: .milliseconds(500))
    await store.send(.rainbowButtonTapped)
    await store.receive(.setColor(.red))
    await clock.advance(by: .milliseconds(500))
    await store.receive(.setColor(.blue)) { $0.circleColor = .blue }
    await clock.advance(by: .milliseconds(500))
    await store.receive(.setColor(.blue))
    // One reset ends both.
    await store.send(.alert(.presented(.confirmReset)), openingTheAlertFirst: alert)
    await clock.advance(by: .seconds(10))
    await store.finish()
  }
}

extension TestStore where State == Animations.State, Action == Animations.Action {
  /// Resets as a user would, which ends what is in flight.
  fileprivate func send(_ action: Action, openingTheAlertFirst alert: AlertState<Animations.Action.Alert>) async {
    await send(.resetButtonTapped) { $0.alert = alert }
    await send(action) { $0 = Animations.State() }
  }
}

import ComposableCore
import IssueReporting
import Observation
import Schedules
import Synchronization
import Testing

@MainActor
@Suite struct StoreTests {
  enum Action: Equatable {
    case add(Int)
    case addThenSend(Int, Int)
    case addLater([Int])
    case never
    case fail(isCaught: Bool)
  }

  struct Log: Equatable {
    var values: [Int] = []
  }

  struct Failure: Error {}

  static func logger(onNever: @escaping @Sendable () async -> Void = {}) -> some Reducer<Log, Action> {
    Reduce<Log, Action> { state, action in
      switch action {
      case .add(let value):
        state.values.append(value)
        return .none
      case .addThenSend(let value, let next):
        state.values.append(value)
        return .send(.add(next))
      case .addLater(let values):
        return .run { send in
          for value in values { await send(.add(value)) }
        }
      case .never:
        return .run { _ in await onNever() }
      case .fail(isCaught: false):
        return .run { _ in throw Failure() }
      case .fail(isCaught: true):
        return .run { _ in
          throw Failure()
        } catch: { _, send in
          await send(.add(-1))
        }
      }
    }
  }

  @Test func sendRunsTheReducerAtOnce() {
    let store = Store(initialState: Log()) { Self.logger() }
    store.send(.add(1))
    store.send(.add(2))
    #expect(store.values == [1, 2])
    #expect(store.state == Log(values: [1, 2]))
  }

  @Test func anActionThatAnEffectSendsAtOnceIsProcessedInTheSameTurn() {
    let store = Store(initialState: Log()) { Self.logger() }
    store.send(.addThenSend(1, 2))
    #expect(store.values == [1, 2])
  }

  @Test func anActionSentByAnObserverWaitsForItsTurn() {
    let store = Store(initialState: Log()) { Self.logger() }
    withObservationTracking {
      _ = store.state
    } onChange: {
      MainActor.assumeIsolated { _ = store.send(.add(2)) }
    }
    store.send(.addThenSend(1, 3))
    #expect(store.values == [1, 2, 3])
  }

  @Test func anObserverIsToldOncePerAction() {
    let store = Store(initialState: Log()) {
      Reduce<Log, Action> { state, _ in
        for value in 0..<5 { state.values.append(value) }
        return .none
      }
    }
    let changes = Mutex(0)
    withObservationTracking {
      _ = store.values
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    store.send(.add(1))
    #expect(changes.withLock { $0 } == 1)
  }

  @Test func withStateDoesNotObserve() {
    let store = Store(initialState: Log()) { Self.logger() }
    let changes = Mutex(0)
    withObservationTracking {
      store.withState { #expect($0 == Log()) }
    } onChange: {
      changes.withLock { $0 += 1 }
    }
    store.send(.add(1))
    #expect(changes.withLock { $0 } == 0)
  }

  @Test("AC-L1-1: an effect without content sends nothing and leaves nothing in flight")
  func emptyEffect() {
    let (store, schedule) = scheduledStore()
    schedule.step { store.send(.addLater([])) }
    #expect(store.effects.inFlight.count == 1)
    schedule.runUntilQuiet()
    #expect(store.values == [])
    #expect(store.effects.inFlight.isEmpty)
  }

  @Test("AC-L1-2: what a looping effect sends arrives in order, and the effect ends")
  func loopingEffect() {
    let (store, schedule) = scheduledStore()
    schedule.step { store.send(.addLater([1, 2, 3])) }
    schedule.runUntilQuiet()
    #expect(store.values == [1, 2, 3])
    #expect(store.effects.inFlight.isEmpty)
  }

  @Test("AC-L1-3: an error that nothing catches is reported at the effect's location, once")
  func uncaughtError() {
    let (store, schedule) = scheduledStore()
    withKnownIssue {
      schedule.step { store.send(.fail(isCaught: false)) }
      schedule.runUntilQuiet()
    } matching: { issue in
      issue.sourceLocation?.fileName == "StoreTests.swift" && issue.description.contains("threw an error that nothing catches: Failure()")
    }
    #expect(store.values == [])
  }

  @Test("AC-L1-3: an error that 'catch' turns into an action is no issue")
  func caughtError() {
    let (store, schedule) = scheduledStore()
    schedule.step { store.send(.fail(isCaught: true)) }
    schedule.runUntilQuiet()
    #expect(store.values == [-1])
  }

  @Test("AC-L1-4: a cancellation error ends an effect silently")
  func cancellationError() {
    let schedule = Schedule()
    let store = Store<Log, Action>(
      initialState: Log(),
      reducer: Reduce { _, _ in .run { _ in throw CancellationError() } },
      environment: StoreEnvironment(effectExecutor: schedule.taskExecutor)
    )
    schedule.step { store.send(.never) }
    schedule.runUntilQuiet()
    #expect(store.effects.inFlight.isEmpty)
  }

  @Test("AC-L3-3: releasing the store cancels its effects")
  func releaseCancels() {
    let schedule = Schedule()
    let wasCancelled = Mutex(false)
    let isWaiting = Mutex(false)
    weak var released: Store<Log, Action>?
    do {
      let reducer = Self.logger {
        await withTaskCancellationHandler {
          isWaiting.withLock { $0 = true }
          for await _ in AsyncStream<Never>.makeStream().stream {}
        } onCancel: {
          wasCancelled.withLock { $0 = true }
        }
      }
      let store = Store(
        initialState: Log(), reducer: reducer, environment: StoreEnvironment(effectExecutor: schedule.taskExecutor)
      )
      released = store
      schedule.step { store.send(.never) }
      schedule.runUntilQuiet()
      #expect(isWaiting.withLock { $0 })
      #expect(!wasCancelled.withLock { $0 })
    }
    #expect(released == nil)
    schedule.runUntilQuiet()
    #expect(wasCancelled.withLock { $0 })
  }

  @Test func aSendThatOutlivesItsEffectDoesNothing() {
    let schedule = Schedule()
    let kept = Mutex<Send<Action>?>(nil)
    let store = Store<Log, Action>(
      initialState: Log(),
      reducer: Reduce { state, action in
        guard case .add(let value) = action else { return .run { send in kept.withLock { $0 = send } } }
        state.values.append(value)
        return .none
      },
      environment: StoreEnvironment(effectExecutor: schedule.taskExecutor)
    )
    schedule.step { store.send(.never) }
    schedule.runUntilQuiet()
    let send = kept.withLock { $0 }
    #expect(send != nil)
    send?(.add(1))
    #expect(store.values == [])
  }

  private func scheduledStore() -> (Store<Log, Action>, Schedule) {
    let schedule = Schedule()
    let environment = StoreEnvironment<Log, Action>(effectExecutor: schedule.taskExecutor)
    return (Store(initialState: Log(), reducer: Self.logger(), environment: environment), schedule)
  }
}

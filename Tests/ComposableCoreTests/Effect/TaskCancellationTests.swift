import Clocks
import ComposableCore
import CounterpointTestSupport
import Schedules
import Testing

private enum Action: Hashable, Sendable {
  case start
  case event(Int)
  case tick
  case cancel(String)
  case cancelFromEffect(String)
}

private enum CancelID: Hashable { case timer, all }
private enum TypeA {}
private enum TypeB {}

@MainActor
@Suite struct TaskCancellationTests {
  private static func ticking(_ clock: TestClock<Duration>) -> @Sendable (Send<Action>) async -> Void {
    { send in for await _ in clock.timer(interval: .seconds(1)) { await send(.tick) } }
  }

  private func workbench(_ effect: @escaping (TestClock<Duration>) -> Effect<Action>) -> Workbench<[Action], Action> {
    Workbench([]) { clock in
      Reduce { state, action in
        switch action {
        case .start: return effect(clock)
        case .cancel("timer"): return .cancel(id: CancelID.timer)
        case .cancel("a"): return .cancel(id: TypeA.self)
        case .cancel("number"): return .cancel(id: 1)
        case .cancel: return .cancel(id: CancelID.all)
        case .cancelFromEffect:
          return .run { send in
            Task.cancel(id: CancelID.timer)
            await send(.event(-1))
          }
        case .event, .tick:
          state.append(action)
          return .none
        }
      }
    }
  }

  @Test(
    "AC-L2-3: a part of an effect is cancelled by its id, the rest goes on",
    arguments: [Action.cancel("timer"), .cancelFromEffect("timer")])
  private func aPart(cancel: Action) {
    let events = AsyncStream<Int>.makeStream()
    let bench = workbench { clock in
      .run { send in
        await withTaskGroup(of: Void.self) { group in
          group.addTask { for await event in events.stream { await send(.event(event)) } }
          group.addTask { await withTaskCancellation(id: CancelID.timer) { await Self.ticking(clock)(send) } }
        }
      }
    }
    bench.send(.start)
    bench.advance(.seconds(1))
    #expect(bench.store.withState { $0 } == [.tick])
    bench.send(cancel)
    bench.advance(.seconds(3))
    bench.schedule.step { _ = events.continuation.yield(7) }
    bench.settle()
    #expect(bench.store.withState { $0 }.filter { $0 == .tick }.count == 1)
    #expect(bench.store.withState { $0 }.last == .event(7))
    #expect(bench.inFlight == 1)
    bench.schedule.step { events.continuation.finish() }
    bench.settle()
    #expect(bench.inFlight == 0)
  }

  @Test func whatAPartSendsAfterItWasCancelledDoesNotArriveEvenIfItIgnoresTheCancellation() {
    let gate = AsyncStream<Void>.makeStream()
    let bench = workbench { _ in
      .run { send in
        await withTaskCancellation(id: CancelID.timer) {
          await Task.detached { for await _ in gate.stream { break } }.value
          await Task { await send(.event(1)) }.value
        }
        await send(.event(2))
      }
    }
    bench.send(.start)
    bench.send(.cancel("timer"))
    bench.schedule.step { gate.continuation.finish() }
    bench.settle()
    #expect(bench.store.withState { $0 } == [.event(2)])
  }

  @Test("cancelling in the turn that started: nothing runs on", arguments: [true, false])
  func sameTurn(inOneEffect: Bool) {
    let bench = workbench { clock in
      let start = Effect<Action>.run { await Self.ticking(clock)($0) }.cancellable(id: CancelID.timer)
      return inOneEffect ? .merge(start, .cancel(id: CancelID.timer)) : start
    }
    bench.start(.start)
    if !inOneEffect { bench.start(.cancel("timer")) }
    #expect(bench.inFlight == 0)
    bench.settle()
    bench.advance(.seconds(3))
    #expect(bench.store.withState { $0 } == [])
  }

  @Test func cancelInFlightReplacesTheEarlierEffect() {
    let bench = workbench { clock in
      .run { await Self.ticking(clock)($0) }.cancellable(id: CancelID.timer, cancelInFlight: true)
    }
    bench.send(.start)
    bench.advance(.milliseconds(500))
    bench.send(.start)
    #expect(bench.inFlight == 1)
    bench.advance(.milliseconds(500))
    #expect(bench.store.withState { $0 } == [])
    bench.advance(.milliseconds(500))
    #expect(bench.store.withState { $0 } == [.tick])
  }

  @Test func idsOfAllKinds() {
    let bench = workbench { clock in
      let tick = Effect<Action>.run { await Self.ticking(clock)($0) }
      return .merge(
        tick.cancellable(id: TypeA.self), tick.cancellable(id: TypeB.self), tick.cancellable(id: 1), tick.cancellable(id: UInt8(1)),
        tick.cancellable(id: CancelID.timer).cancellable(id: CancelID.all)
      )
    }
    bench.send(.start)
    #expect(bench.inFlight == 5)
    bench.send(.cancel("a"))
    #expect(bench.inFlight == 4)
    bench.send(.cancel("number"))
    #expect(bench.inFlight == 3)
    bench.send(.cancel(""))
    #expect(bench.inFlight == 2)
  }

  @Test func aCancelledSequenceStartsNothingMoreAndACancelledPartOfItIsFollowedByTheNext() {
    let bench = workbench { clock in
      .concatenate(
        .run { send in try await clock.sleep(for: .seconds(1)) }.cancellable(id: CancelID.timer),
        .send(.event(1)),
        .run { send in try await clock.sleep(for: .seconds(1)) },
        .send(.event(2))
      )
      .cancellable(id: CancelID.all)
    }
    bench.send(.start)
    bench.send(.cancel("timer"))
    #expect(bench.store.withState { $0 } == [.event(1)])
    #expect(bench.inFlight == 1)
    bench.send(.cancel("all"))
    bench.advance(.seconds(5))
    #expect(bench.store.withState { $0 } == [.event(1)])
    #expect(bench.inFlight == 0)
  }

  @Test func withTaskCancellationGivesWhatItsOperationGives() async throws {
    struct Failure: Error {}
    let outcomes = OperationRecorder<String>()
    let bench = workbench { _ in
      .run { _ in
        let value = await withTaskCancellation(id: 1) { 42 }
        outcomes.record("\(value)")
        do {
          try await withTaskCancellation(id: 1) { throw Failure() }
        } catch {
          outcomes.record("\(error)")
        }
        await withTaskCancellation(id: 2) {
          await withTaskCancellation(id: 2, cancelInFlight: true) { outcomes.record("inner \(Task.isCancelled)") }
          outcomes.record("outer \(Task.isCancelled)")
        }
      }
    }
    bench.send(.start)
    #expect(outcomes.operations == ["42", "Failure()", "inner true", "outer true"])
  }

  @Test func outsideOfAnEffectTheOperationRunsAndTheMistakeIsReported() async {
    await withKnownIssue {
      let value = await withTaskCancellation(id: "loose") { 7 }
      #expect(value == 7)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("outside of an effect, with the id 'loose'") }
    }
    let reported = issues { Task.cancel(id: "loose") }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("Nothing was cancelled") == true)
  }

  @Test func storesDoNotShareIds() {
    let benches = (0..<2).map { _ in
      workbench { clock in .run { await Self.ticking(clock)($0) }.cancellable(id: CancelID.timer) }
    }
    for bench in benches { bench.send(.start) }
    benches[0].send(.cancel("timer"))
    #expect(benches.map(\.inFlight) == [0, 1])
  }
}

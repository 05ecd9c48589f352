import Clocks
import ComposableCore
import CounterpointTestSupport
import IssueReporting
import Schedules
import Testing

/// Actions that start effects by name, and one that effects send.
private enum Action: Hashable, Sendable {
  case start(String)
  case got(String)
}

private struct Lines: Equatable {
  var values: [String] = []
}

@MainActor
private func workbench(_ effects: @escaping (TestClock<Duration>) -> [String: Effect<Action>]) -> Workbench<Lines, Action> {
  Workbench(Lines()) { clock in
    Reduce { state, action in
      switch action {
      case .start(let name): return effects(clock)[name] ?? .none
      case .got(let line):
        state.values.append(line)
        return .none
      }
    }
  }
}

@MainActor
@Suite struct EffectTests {
  private static func later(_ line: String, _ duration: Duration, _ clock: TestClock<Duration>) -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: duration)
      await send(.got(line))
    }
  }

  @Test("AC-L1-1: an effect with an empty body sends nothing and ends")
  func emptyBody() {
    let bench = workbench { _ in ["a": .run { _ in }] }
    bench.send(.start("a"))
    #expect(bench.takeActions() == [.start("a")])
    #expect(bench.inFlight == 0)
    #expect(bench.store.values == [])
  }

  @Test("AC-L1-2: actions of an effect arrive in the order in which it sends them")
  func order() {
    let bench = workbench { _ in ["a": .run { send in for value in 1...3 { await send(.got("\(value)")) } }] }
    bench.send(.start("a"))
    #expect(bench.store.values == ["1", "2", "3"])
    #expect(bench.inFlight == 0)
  }

  @Test("AC-L1-3: an uncaught error is reported at the effect's own place; with catch it becomes an action")
  func errors() {
    struct Failure: Error {}
    let line: Int = #line + 1
    let uncaught = Effect<Action>.run { _ in throw Failure() }
    let caught = Effect<Action>.run { _ in
      throw Failure()
    } catch: { _, send in
      await send(.got("caught"))
    }
    let bench = workbench { _ in ["uncaught": uncaught, "caught": caught] }
    let reported = issues { bench.send(.start("uncaught")) }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("threw an error that nothing catches: Failure()") == true)
    withKnownIssue {
      bench.send(.start("uncaught"))
    } matching: { issue in
      issue.sourceLocation?.line == line
    }
    #expect(issues { bench.send(.start("caught")) }.isEmpty)
    #expect(bench.store.values == ["caught"])
  }

  @Test("AC-L1-4: a cancellation error is silent")
  func cancellationError() {
    let bench = workbench { _ in ["a": .run { _ in throw CancellationError() }] }
    #expect(issues { bench.send(.start("a")) }.isEmpty)
    #expect(bench.takeActions() == [.start("a")])
  }

  @Test("AC-L1-5: concatenate starts the next effect when the one before has ended, merge starts both")
  func composition() {
    let bench = workbench { clock in
      let b = Effect<Action>.run { send in
        await send(.got("b starts"))
        try await clock.sleep(for: .seconds(1))
        await send(.got("b ends"))
      }
      return [
        "concatenate": .concatenate(Self.later("a", .seconds(2), clock), b, .send(.got("c"))),
        "merge": .merge(Self.later("a", .seconds(2), clock), b, .send(.got("c"))),
      ]
    }
    bench.send(.start("concatenate"))
    bench.advance(.milliseconds(1900))
    #expect(bench.store.values == [])
    bench.advance(.milliseconds(100))
    #expect(bench.store.values == ["a", "b starts"])
    bench.advance(.seconds(1))
    #expect(bench.store.values == ["a", "b starts", "b ends", "c"])
    #expect(bench.inFlight == 0)

    bench.send(.start("merge"))
    #expect(bench.store.values.suffix(2) == ["c", "b starts"])
    bench.advance(.seconds(2))
    #expect(bench.store.values.suffix(2) == ["b ends", "a"])
  }

  @Test("AC-L1-6: actions of all kinds of effects arrive on the main actor")
  func mainActor() {
    var wasMain: [Bool] = []
    let bench = Workbench<Lines, Action>(Lines()) { _ in
      Reduce { state, action in
        MainActor.assertIsolated()
        wasMain.append(true)
        guard case .start = action else { return .none }
        return .merge(
          .task { .got("task") },
          .run { send in await send(.got("run")) },
          .run { send in await Task.detached { await send(.got("detached")) }.value },
          .run { send in await MainActor.run { send(.got("main actor")) } },
          .fireAndForget {}
        )
      }
    }
    bench.send(.start(""))
    #expect(wasMain.count == 5)
    #expect(Set(bench.takeActions()) == [.start(""), .got("task"), .got("run"), .got("detached"), .got("main actor")])
  }

  @Test("AC-L1-7: what fireAndForget does is done when the store is quiet; errors are dropped")
  func fireAndForget() {
    struct Failure: Error {}
    let recorder = OperationRecorder<String>()
    let bench = workbench { _ in
      [
        "a": .fireAndForget {
          recorder.record("a")
          throw Failure()
        }
      ]
    }
    #expect(issues { bench.send(.start("a")) }.isEmpty)
    #expect(recorder.operations == ["a"])
  }

  @Test func mappedEffectsSendWhatTheTransformMakes() {
    let bench = workbench { clock in
      let numbers = Effect<Int>.merge(
        .send(1), .run { send in await send(2) }, .concatenate(.send(3), .run { send in await send(4) }).cancellable(id: 1),
        .run { send in await MainActor.run { send(5) } }
      )
      return ["a": numbers.map { .got("\($0)") }]
    }
    bench.send(.start("a"))
    #expect(Set(bench.store.values) == ["1", "2", "3", "4", "5"])
  }

  @Test func debounceRunsTheLastEffectOnceNothingHappened() {
    let bench = workbench { clock in
      [
        "a": .send(.got("a")).debounce(id: 1, for: .seconds(1), clock: clock),
        "b": Self.later("b", .seconds(5), clock).debounce(id: 1, for: .seconds(1), clock: clock),
        "cancel": .cancel(id: 1),
      ]
    }
    bench.send(.start("a"))
    bench.advance(.milliseconds(500))
    bench.send(.start("a"))
    bench.advance(.milliseconds(999))
    #expect(bench.store.values == [])
    bench.advance(.milliseconds(1))
    #expect(bench.store.values == ["a"])

    bench.send(.start("b"))
    bench.advance(.seconds(3))
    bench.send(.start("a"))
    bench.advance(.seconds(10))
    #expect(bench.store.values == ["a", "a"])

    bench.send(.start("a"))
    bench.send(.start("cancel"))
    #expect(bench.inFlight == 0)
    bench.advance(.seconds(10))
    #expect(bench.store.values == ["a", "a"])
  }

  @Test(arguments: [(true, ["1", "3", "5"]), (false, ["1", "2", "5"])])
  func throttleRunsOneEffectInEachSpan(latest: Bool, expected: [String]) {
    let bench = workbench { clock in
      Dictionary(
        uniqueKeysWithValues: (1...5).map { number in
          ("\(number)", Effect<Action>.send(.got("\(number)")).throttle(id: 1, for: .seconds(1), clock: clock, latest: latest))
        }
      )
    }
    bench.send(.start("1"))
    #expect(bench.store.values == ["1"])
    bench.advance(.milliseconds(300))
    bench.send(.start("2"))
    bench.advance(.milliseconds(300))
    bench.send(.start("3"))
    #expect(bench.store.values == ["1"])
    bench.advance(.milliseconds(399))
    #expect(bench.store.values == ["1"])
    bench.advance(.milliseconds(1))
    #expect(bench.store.values == Array(expected.prefix(2)))
    #expect(bench.inFlight == 0)
    bench.advance(.seconds(1))
    bench.send(.start("5"))
    #expect(bench.store.values == expected)
  }

  @Test func theActionsOfAnEffectByItself() async {
    let effect = Effect<Action>.concatenate(
      .send(.got("a")), .run { send in for line in ["b", "c"] { await send(.got(line)) } }, .merge(.none, .send(.got("d")))
    )
    for _ in 0..<2 {
      var actions: [Action] = []
      for await action in effect.actions { actions.append(action) }
      #expect(actions == ["a", "b", "c", "d"].map { .got($0) })
    }
    for await action in Effect<Action>.none.actions { Issue.record("\(action) came from nothing") }
  }

  @Test func aStoreTaskWaitsForEverythingThatFollowed() async {
    let bench = workbench { _ in
      [
        "first": .run { send in await send(.start("second")) },
        "second": .run { send in
          await Task.yield()
          await send(.got("done"))
        },
        "nothing": .none,
      ]
    }
    let task = bench.start(.start("first"))
    let finished = OperationRecorder<String>()
    bench.schedule.step {
      _ = Task { @MainActor in
        await task.finish(); finished.record("finished after \(bench.store.values)")
      }
    }
    bench.settle()
    #expect(finished.operations == [#"finished after ["done"]"#])
    #expect(!task.isCancelled)
    await bench.start(.start("nothing")).finish()
  }

  @Test("AC-L2-4: cancelling the task that waits for a StoreTask cancels its effects at once")
  func cancellingTheWaitingTask() {
    let bench = workbench { clock in
      [
        "first": .run { send in
          await send(.start("second"))
          try? await clock.sleep(for: .seconds(1))
          await send(.got("late"))
        },
        "second": Self.later("later", .seconds(1), clock),
      ]
    }
    let task = bench.send(.start("first"))
    let waiting = bench.schedule.step { Task { await task.finish() } }
    bench.settle()
    #expect(bench.inFlight == 2)
    waiting.cancel()
    bench.settle()
    #expect(task.isCancelled)
    #expect(bench.inFlight == 0)
    bench.advance(.seconds(2))
    #expect(bench.store.values == [])
  }
}

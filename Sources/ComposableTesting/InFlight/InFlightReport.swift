import ComposableCore
import Schedules

/// What a failure says about the effects that have not ended: who they are, who started them, and what each of their tasks waits for.
@MainActor
struct InFlightReport<State, Action> {
  let effects: [EffectLedger<Action>.Entry]
  let journal: Journal<State, Action>
  let schedule: Schedule
  let showsAwaitPoints: Bool

  /// The effects, one paragraph each.
  var lines: String {
    let tasks = schedule.liveTasks()
    return effects.map { effect in
      let owner = journal.owners[effect.id]
      let own = tasks.filter { $0.owner === owner && owner != nil }
      return ([heading(effect)] + own.flatMap(lines)).joined(separator: "\n")
    }.joined(separator: "\n")
  }

  /// What the test can do about it.
  var cure: String {
    let waits = effects.flatMap { journal.owners[$0.id]?.waits.map(\.label) ?? [] }
    if waits.contains(where: { $0.hasPrefix("TestClock") }) {
      return "Let the clock's time pass with 'await clock.advance(by:)' before, or cancel the effect."
    }
    return """
      If an effect waits for work that leaves the schedule (a callback of a queue or a thread, the network), say how long that may take: \
      'within: .seconds(1)'. Else something must resume what it waits for (finish a stream, resume a continuation), or it must be cancelled.
      """
  }

  private func heading(_ effect: EffectLedger<Action>.Entry) -> String {
    let name = effect.name.map { " '\($0)'" } ?? ""
    let place = effect.location.map { " at \($0)" } ?? ""
    let cause = effect.cause.map { ", started by \(summary(of: $0))" } ?? ""
    return "  effect #\(effect.id)\(name)\(place)\(cause)"
  }

  private func lines(_ task: Schedule.LiveTask) -> [String] {
    guard task.isSuspended else { return ["    can run"] }
    let waits = task.waits.map { "    waits for \($0.label)" }
    let points = showsAwaitPoints ? awaitPoints(of: task) : []
    if waits.isEmpty, points.isEmpty { return ["    is suspended"] }
    return (waits.isEmpty ? ["    is suspended"] : waits) + points.map { "      in \($0)" }
  }

  /// The places in the source at which a task waits, innermost first, as far as they are not the machinery around every effect.
  private func awaitPoints(of task: Schedule.LiveTask) -> [Schedule.AwaitPoint] {
    let points = task.awaitPoints().filter { $0.file != nil }
    return Array(points.prefix { !$0.function.contains("EffectBody.run") }.filter { !isMachinery($0) })
  }

  private func isMachinery(_ point: Schedule.AwaitPoint) -> Bool {
    InFlightMachinery.files.contains { point.file?.hasPrefix($0) == true }
  }
}

/// The files of this package whose functions stand between an effect and what it waits for.
private enum InFlightMachinery {
  static let files = [
    "TestClock", "ImmediateClock", "AnyClock", "TimerSequence", "Schedule+", "EffectRun", "StoreCore", "TaskCancellation", "TaskResult.",
    "Send.swift",
  ]
}

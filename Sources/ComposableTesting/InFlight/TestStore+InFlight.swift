import ComposableCore
import Schedules

extension TestStore {
  /// The effects that have been started and have not ended, oldest first.
  var effectsInFlight: [EffectLedger<Action>.Entry] { store.effects.inFlight }

  /// A paragraph about effects in flight, to stand at the end of a failure; empty when there are none.
  var inFlightParagraph: String {
    let effects = effectsInFlight
    guard !effects.isEmpty else { return "\n\nThere is no effect in flight that could send one." }
    let report = report(on: effects)
    let are = effects.count == 1 ? "is 1 effect" : "are \(effects.count) effects"
    return "\n\nThere \(are) in flight, and nothing more that can run:\n\n\(report.lines)\n\n\(report.cure)"
  }

  func report(on effects: [EffectLedger<Action>.Entry]) -> InFlightReport<State, Action> {
    InFlightReport(effects: effects, journal: journal, schedule: schedule, showsAwaitPoints: showsAwaitPoints)
  }
}

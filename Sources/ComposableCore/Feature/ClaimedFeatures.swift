internal import CasePaths
import IssueReporting

/// The presented and stacked features that the reducer of a store runs, by the types of their states and actions.
///
/// `ifLet` and `forEach` say which feature they run when they are built, within the store's first action for them. So whoever has sent a presented feature an action can ask
/// afterwards whether any reducer runs it at all, and no action costs more for it.
final class ClaimedFeatures {
  private struct Feature: Hashable {
    let state: ObjectIdentifier
    let action: ObjectIdentifier
  }

  private var features: Set<Feature> = []
  private var states: Set<ObjectIdentifier> = []

  /// Notes that the reducer that is being built on this thread runs a feature.
  static func claim<State, Action>(_ state: State.Type, _ action: Action.Type) {
    PendingObservations.current?.claims.insert(state, action)
  }

  private func insert<State, Action>(_ state: State.Type, _ action: Action.Type) {
    features.insert(Feature(state: ObjectIdentifier(state), action: ObjectIdentifier(action)))
    states.insert(ObjectIdentifier(state))
  }

  /// Whether a reducer runs a feature, or one of the cases of a destination.
  func contains<State, Action>(_ state: State.Type, _ action: Action.Type) -> Bool {
    if features.contains(Feature(state: ObjectIdentifier(state), action: ObjectIdentifier(action))) { return true }
    // `ifLet(\.$destination.edit, …)` runs a case by itself.
    let payloads = EnumCases<State>()?.payloadTypes ?? []
    return payloads.contains { $0.map { states.contains(ObjectIdentifier($0)) } ?? false }
  }
}

/// The operator without which nothing runs a feature.
enum FeatureRunner: String {
  case ifLet, forEach
}

/// Reports, once, that actions are sent to a presented or stacked feature that no reducer runs.
struct UnclaimedFeatureCheck<Whole, WholeAction, State, Action> {
  private let runner: FeatureRunner
  private var isDone = false

  init(_ runner: FeatureRunner) {
    self.runner = runner
  }

  /// Looks whether the feature is run, after the first action that was sent to it.
  mutating func check(_ action: WholeAction, _ claims: ClaimedFeatures?) {
    guard !isDone, let claims else { return }
    isDone = true
    // The answer of an alert is its parent's business.
    guard !(State.self is any _EphemeralState.Type), !claims.contains(State.self, Action.self) else { return }
    reportIssue(
      """
      An action was sent to the store of \(typeName(State.self)) within \(typeName(Whole.self)), and no reducer runs that feature.

        Action: \(describe(action))

      The feature did not get the action, and nothing dismisses it. Run it with '\(runner)' in the body of the feature whose state holds it, and make sure that this body is part of \
      the store's reducer.
      """
    )
  }
}

internal import CasePaths
import IssueReporting

/// The presented and stacked features that the reducer of a store runs, by the types of their states and actions.
///
/// `ifLet` and `forEach` say which feature they run when they are built, within the store's first action for them. So whoever has sent a presented feature an action can ask
/// afterwards whether any reducer runs it at all, and no action costs more for it.
///
/// Other children are not judged: a parent may answer the actions of a part or of a row by itself, and an action that is sent to the parent's store says nothing of who should get it.
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

extension ClaimedFeatures {
  /// Reports an action that was sent to a presented or stacked feature if no reducer runs that.
  ///
  /// - Parameters:
  ///   - action: The action, as the parent of the feature takes it.
  ///   - whole: The type of the parent's state.
  ///   - state: The type of the feature's state.
  ///   - featureAction: The type of the feature's action.
  ///   - runner: The operator that should run the feature.
  func check<Whole, WholeAction, State, Action>(
    _ action: WholeAction, in whole: Whole.Type, of state: State.Type, _ featureAction: Action.Type, _ runner: FeatureRunner
  ) {
    // The answer of an alert is its parent's business.
    guard !(state is any _EphemeralState.Type), !contains(state, featureAction) else { return }
    reportIssue(
      """
      An action was sent to the store of \(typeName(state)) within \(typeName(whole)), and no reducer runs that feature.

        Action: \(describe(action))

      The feature did not get the action, and nothing dismisses it. Run it with '\(runner)' in the body of the feature whose state holds it, and make sure that this body is part of \
      the store's reducer.
      """
    )
  }
}

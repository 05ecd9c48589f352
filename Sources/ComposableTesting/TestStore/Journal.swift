import ComposableCore
import Dependencies
import IssueReporting
import Schedules

/// What a store under test has processed, and what the test has not looked at yet.
@MainActor
final class Journal<State, Action> {
  /// An action that was processed, and the state right after it.
  struct Step {
    let action: Action
    let state: State
    /// Gives the ids for new elements of stacks that the reducer was given.
    let elementIDs: StackElementIDGenerator
  }

  struct Invariant {
    let description: String
    let location: SourceLocation
    let holds: (State) -> Bool
    var isBroken = false
  }

  /// The action that the test has just sent.
  var sent: Step?
  /// The actions of effects, oldest first.
  var received: [Step] = []
  var invariants: [Invariant] = []
  /// Gives the ids for new elements of stacks that the next reducer will be given.
  var elementIDs: StackElementIDGenerator
  /// Who started the tasks of an effect, by the effect's number.
  private(set) var owners: [UInt64: ScheduleOwner] = [:]
  private var ownerLimit = 64
  /// Effects that have been reported as left over, which once is enough for.
  var reportedEffects: Set<UInt64> = []
  /// The issues that effects report.
  let issues = StepIssues()
  private let schedule: Schedule

  init(_ schedule: Schedule, _ elementIDs: StackElementIDGenerator) {
    self.schedule = schedule
    self.elementIDs = elementIDs
  }

  /// Writes down an action that the store has processed.
  func note(_ action: Action, _ source: ActionSource, _ state: State) {
    let step = Step(action: action, state: state, elementIDs: elementIDs)
    elementIDs = DependencyValues.current.stackElementID.independentCopy()
    switch source {
    case .caller: sent = step
    case .effect: received.append(step)
    }
    schedule.note("\(source == .caller ? "the test sends" : "an effect sends") \(summary(of: action))")
    if !invariants.isEmpty { checkInvariants(step) }
  }

  /// Starts an effect in the name of an owner, by which its tasks are found again.
  func start(_ effect: UInt64, isInFlight: (UInt64) -> Bool, _ start: () -> Void) {
    if owners.count >= ownerLimit {
      owners = owners.filter { isInFlight($0.key) }
      ownerLimit = max(64, owners.count * 2)
    }
    let owner = ScheduleOwner(id: Int(effect), name: "effect")
    owners[effect] = owner
    withIssueReporters([issues]) { ScheduleOwner.$current.withValue(owner, operation: start) }
  }

  private func checkInvariants(_ step: Step) {
    for index in invariants.indices where !invariants[index].isBroken && !invariants[index].holds(step.state) {
      invariants[index].isBroken = true
      invariants[index].location.report(
        """
        An invariant does not hold after \(summary(of: step.action)): \(invariants[index].description)

        \(dump(step.state).indented(by: 4))
        """
      )
    }
  }
}

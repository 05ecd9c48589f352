import IssueReporting
import SwiftNavigation

/// What a store stands on: the whole state of a feature tree, or a part of one.
///
/// It has no isolation of its own and is not Sendable: whoever holds it, a ``Store`` on the main actor or an ``IsolatedStore`` on any other, keeps it there.
class StoreBacking<State, Action> {
  /// Calls `body` with the current state, without observing it.
  func withState<R, Failure: Error>(_ body: (State) throws(Failure) -> R) throws(Failure) -> R {
    // There is no state here that could be returned; both subclasses override this.
    fatalError("\(Self.self) must override withState.")
  }

  /// Sends an action, to be processed at once or after those that wait.
  func send(_ action: Action, _ transaction: UITransaction?) -> StoreTask {
    // There is no state here that could be returned; both subclasses override this.
    fatalError("\(Self.self) must override send.")
  }

  /// Notes that the current observer depends on the state as a whole.
  func observe() {
    // There is no state here that could be returned; both subclasses override this.
    fatalError("\(Self.self) must override observe.")
  }

  /// Notes that the current observer depends on this state being the one that it is, where the fields around it do not see to that themselves.
  func observePlace() {}

  /// Notes what an observer of a part of the state depends on, besides the fields that it reads.
  final func observeForPart() {
    if isObservable { observePlace() } else { observe() }
  }

  private let isObservable = State.self is any ObservableState.Type || State.self is any FieldObservedState.Type

  /// Calls a closure after each action, as long as it returns `true`.
  func watch(_ look: @escaping () -> Bool) {
    // There is nobody here who processes actions; all subclasses override this.
    fatalError("\(Self.self) must override watch.")
  }

  /// Sends an action of a part that has been found to be present.
  func forward(_ action: Action, _ transaction: UITransaction?) -> StoreTask {
    send(action, transaction)
  }

  /// The features that the reducer of the store runs.
  var claims: ClaimedFeatures? { nil }

  /// Calls `body` with the current state if that is still part of the whole.
  func visit(_ body: (State) -> Void) {
    // There is no state here that could be returned; all subclasses override this.
    fatalError("\(Self.self) must override visit.")
  }

  /// Whether the state is still part of the whole.
  ///
  /// - Complexity: O(*n*) in the number of parts from the whole to this one.
  final var isPresent: Bool {
    var isPresent = false
    PendingObservations.withoutObserving { visit { _ in isPresent = true } }
    return isPresent
  }
}

/// A part of a state that is always there.
final class PartBacking<Whole, WholeAction, State, Action>: StoreBacking<State, Action> {
  private let whole: StoreBacking<Whole, WholeAction>
  private let read: (Whole) -> State
  private let embed: (Action) -> WholeAction

  init(of whole: StoreBacking<Whole, WholeAction>, read: @escaping (Whole) -> State, embed: @escaping (Action) -> WholeAction) {
    self.whole = whole
    self.read = read
    self.embed = embed
  }

  override func withState<R, Failure: Error>(_ body: (State) throws(Failure) -> R) throws(Failure) -> R {
    try whole.withState { (state: Whole) throws(Failure) -> R in try body(read(state)) }
  }

  override func send(_ action: Action, _ transaction: UITransaction?) -> StoreTask {
    whole.send(embed(action), transaction)
  }

  override func forward(_ action: Action, _ transaction: UITransaction?) -> StoreTask {
    whole.forward(embed(action), transaction)
  }

  override func visit(_ body: (State) -> Void) {
    whole.visit { body(read($0)) }
  }

  override func observe() { whole.observe() }

  override func observePlace() { whole.observeForPart() }

  override func watch(_ look: @escaping () -> Bool) { whole.watch(look) }

  override var claims: ClaimedFeatures? { whole.claims }
}

/// A part of a state that can go away: the payload of an optional or an enum, or an element of a collection.
///
/// After it has gone, reads give the state as it was when the store was made, and sends are reported and dropped. No newer state is kept: a copy of it would make the next
/// change in place copy every array in it.
final class PayloadBacking<Whole, WholeAction, State, Action>: StoreBacking<State, Action> {
  private let whole: StoreBacking<Whole, WholeAction>
  private let read: (Whole) -> State?
  private let isSame: (State) -> Bool
  private let embed: (Action) -> WholeAction
  private let last: State
  /// The operator without which nothing runs the feature; `nil` if a parent may do without, or once the first action has shown that there is one.
  private var runner: FeatureRunner?

  /// Makes a backing.
  ///
  /// - Parameters:
  ///   - last: The state as it is now.
  ///   - isSame: Whether a state that is read later is still that of the same feature, and not of another one in its place.
  ///   - runner: The operator without which nothing runs the feature; `nil` if a parent may do without.
  init(
    of whole: StoreBacking<Whole, WholeAction>,
    last: State,
    read: @escaping (Whole) -> State?,
    isSame: @escaping (State) -> Bool,
    embed: @escaping (Action) -> WholeAction,
    runner: FeatureRunner? = nil
  ) {
    self.runner = runner
    self.whole = whole
    self.read = read
    self.isSame = isSame
    self.embed = embed
    self.last = last
  }

  override func withState<R, Failure: Error>(_ body: (State) throws(Failure) -> R) throws(Failure) -> R {
    try body(current() ?? last)
  }

  override func send(_ action: Action, _ transaction: UITransaction?) -> StoreTask {
    guard isPresent else {
      reportIssue(
        """
        '\(action)' was sent to a store of \(typeName(State.self)) whose state is no longer there. The action was dropped.

        The state was set to nil, changed to another case, removed from its collection, or replaced. Send the action before that, or to the store of the parent, which goes on.
        """
      )
      return StoreTask(group: nil)
    }
    return forward(action, transaction)
  }

  override func forward(_ action: Action, _ transaction: UITransaction?) -> StoreTask {
    let wholeAction = embed(action)
    let task = whole.forward(wholeAction, transaction)
    if let runner, let claims = whole.claims {
      self.runner = nil
      claims.check(wholeAction, in: Whole.self, of: State.self, Action.self, runner)
    }
    return task
  }

  override func visit(_ body: (State) -> Void) {
    whole.visit {
      if let state = read($0), isSame(state) { body(state) }
    }
  }

  override func observe() { whole.observe() }

  override func observePlace() { whole.observeForPart() }

  override func watch(_ look: @escaping () -> Bool) { whole.watch(look) }

  override var claims: ClaimedFeatures? { whole.claims }

  private func current() -> State? {
    guard let state = whole.withState(read), isSame(state) else { return nil }
    return state
  }
}

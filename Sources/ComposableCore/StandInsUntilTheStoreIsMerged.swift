// Stand-ins for what the lead's branch brings, so that this branch compiles by itself: delete this file when merging.
public import CasePaths
public import SwiftNavigation

public struct StoreTask: Sendable {}

extension Store {
  @_disfavoredOverload
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    let send: (Action) -> Void = self.send
    send(action)
    return StoreTask()
  }

  @discardableResult
  public func send(_ action: Action, animation: Animation?) -> StoreTask {
    withUITransaction(\.animation, animation) { send(action) }
  }

  @discardableResult
  public func send(_ action: Action, transaction: UITransaction) -> StoreTask {
    withUITransaction(transaction) { send(action) }
  }

  public func _caseStore<ChildState, ChildAction>(
    _ state: CaseKeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? where State: CasePathable, Action: CasePathable {
    withState { AnyCasePath(state).extract(from: $0) }.map { child in
      Store<ChildState, ChildAction>(initialState: child) {
        Reduce { _, childAction in
          self.send(AnyCasePath(action).embed(childAction)) as Void
          return .none
        }
      }
    }
  }
}

extension Effect {
  func map<NewAction>(_ transform: @escaping (Action) -> NewAction) -> Effect<NewAction> {
    switch operation {
    case .send(let action): .send(transform(action))
    default: .none
    }
  }
}

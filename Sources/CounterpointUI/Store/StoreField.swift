public import CasePaths
import ComposableCore

/// A part of a store's state on the way to a ``Binding``: what `$store.field` is before it is said which action a change sends.
///
/// ```swift
/// Stepper("\(store.count)", value: $store.count.sending(\.countChanged))
/// ```
@MainActor
@dynamicMemberLookup
public struct _StoreField<State, Action, Value> {
  let store: Store<State, Action>
  let keyPath: KeyPath<State, Value>

  /// A part of this part.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> _StoreField<State, Action, Member> {
    _StoreField<State, Action, Member>(store: store, keyPath: self.keyPath.appending(path: keyPath))
  }

  /// A binding that reads the part and, when it is written, sends an action with the new value.
  ///
  /// Reading it in a body observes the part. The action decides what becomes of the value: where the reducer keeps another one, the control shows that.
  ///
  /// - Parameter action: The case that takes the new value.
  public func sending(_ action: CaseKeyPath<Action, Value>) -> Binding<Value> where Action: CasePathable {
    Binding(get: { store.observed(keyPath) }, set: { store.send(action($0)) })
  }
}

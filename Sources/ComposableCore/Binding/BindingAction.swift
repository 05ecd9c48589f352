import Synchronization

/// A change of one field of a feature's state, made by a control of its view.
///
/// A feature with a form needs one action for all of its controls:
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
///
/// var body: some ReducerOf<Self> {
///   BindingReducer()
///   Reduce { state, action in
///     switch action {
///     case .binding(\.name):
///       state.name = String(state.name.prefix(40))
///       return .none
///     case .binding, .saveButtonTapped:
///       return .none
///     }
///   }
/// }
/// ```
///
/// The view writes through a binding of the store; a test sends what such a write sends: `store.send(\.binding.name, "Blob")` or
/// `store.send(.binding(.set(\.name, "Blob")))`. ``BindingReducer`` writes the value into the state. Without one nothing would change, which is reported.
///
/// Two actions are equal if they write equal values to the same key path.
public struct BindingAction<Root>: Sendable {
  /// The path to the field that changes.
  public let keyPath: any PartialKeyPath<Root> & Sendable

  /// The new value of the field.
  public let value: any Sendable

  private let write: @Sendable (inout Root) -> Void
  private let isEqualToValue: @Sendable (any Sendable) -> Bool
  private let handling = BindingHandling()

  /// An action that writes a value to a field.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the field.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, Value> & Sendable, _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: value)
  }

  private init<Value: Equatable & Sendable>(keyPath: any WritableKeyPath<Root, Value> & Sendable, value: Value) {
    self.init(keyPath: keyPath, value: value) { $0[keyPath: keyPath] = value }
  }

  init<Value: Equatable & Sendable>(
    keyPath: any PartialKeyPath<Root> & Sendable, value: Value, write: @escaping @Sendable (inout Root) -> Void
  ) {
    self.keyPath = keyPath
    self.value = value
    self.write = write
    isEqualToValue = { $0 as? Value == value }
  }

  /// Writes the value, and notes that somebody did.
  func apply(to root: inout Root) {
    handling.isHandled.store(true, ordering: .relaxed)
    write(&root)
  }

  /// Whether a ``BindingReducer`` has written the value.
  package var isHandled: Bool {
    handling.isHandled.load(ordering: .relaxed)
  }

  // Shared by the copies of an action: the store keeps one, the reducer gets another.
  private final class BindingHandling: Sendable {
    let isHandled = Atomic(false)
  }
}

extension BindingAction: Equatable {
  /// Whether both write equal values to the same key path.
  public static func == (left: Self, right: Self) -> Bool {
    left.keyPath == right.keyPath && left.isEqualToValue(right.value)
  }
}

extension BindingAction {
  /// Matches an action that changes a field, whatever the value: `case .binding(\.name)`.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the field.
  ///   - bindingAction: The action to match.
  /// - Returns: Whether the action changes this field.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, bindingAction: Self) -> Bool {
    bindingAction.keyPath as PartialKeyPath<Root> == keyPath
  }
}

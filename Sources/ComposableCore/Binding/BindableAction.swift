import CasePaths

/// An action type with a case for changes that the controls of a view make.
///
/// Declaring the case is all there is to a conformance of an enum:
///
/// ```swift
/// enum Action: BindableAction {
///   case binding(BindingAction<State>)
///   case saveButtonTapped
/// }
/// ```
///
/// Put a ``BindingReducer`` into the feature's body to have the changes written into the state.
public protocol BindableAction<State>: SendableMetatype {
  /// The state whose fields are changed.
  associatedtype State

  /// Wraps a change of a field; for an enum, a case of this name.
  ///
  /// - Parameter action: The change.
  /// - Returns: The action.
  static func binding(_ action: BindingAction<State>) -> Self

  /// The change of a field that this action wraps; `nil` if it is another action.
  ///
  /// For an enum there is no need to write it.
  var binding: BindingAction<State>? { get }
}

extension BindableAction {
  /// The associated value of the case `binding`, if this is the action's case.
  ///
  /// - Complexity: O(1), after a look at the enum's cases the first time.
  public var binding: BindingAction<State>? {
    (/Self.binding).extract(from: self)
  }

  /// An action that writes a value to a field.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the field.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, Value> & Sendable, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}

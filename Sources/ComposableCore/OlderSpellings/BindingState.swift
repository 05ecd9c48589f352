/// A field of a state that controls may change; today every field of an observable state is one.
///
/// ```swift
/// struct State: Equatable {
///   @BindingState var name = ""
/// }
///
/// TextField("Name", text: viewStore.$name)
/// ```
///
/// The action that a change sends names the field as `\.$name`: `case .binding(\.$name):`.
@propertyWrapper
public struct BindingState<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Makes a field.
  ///
  /// - Parameter wrappedValue: The value to begin with.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// The field itself, which key paths name: `\.$name`.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }
}

extension BindingState: Equatable where Value: Equatable {}
extension BindingState: Hashable where Value: Hashable {}
extension BindingState: Sendable where Value: Sendable {}

extension BindingState: Encodable where Value: Encodable {
  /// Encodes the value alone.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension BindingState: Decodable where Value: Decodable {
  /// Decodes the value alone.
  public init(from decoder: any Decoder) throws {
    try self.init(wrappedValue: Value(from: decoder))
  }
}

extension BindingAction {
  /// An action that writes a value to a field that is marked with ``BindingState``.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the field: `\.$name`.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<Root, BindingState<Value>> & Sendable, _ value: Value
  ) -> Self {
    Self(keyPath: keyPath, value: value) { $0[keyPath: keyPath].wrappedValue = value }
  }
}

extension BindableAction {
  /// An action that writes a value to a field that is marked with ``BindingState``.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the field: `\.$name`.
  ///   - value: The new value.
  /// - Returns: The action.
  public static func set<Value: Equatable & Sendable>(
    _ keyPath: any WritableKeyPath<State, BindingState<Value>> & Sendable, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}

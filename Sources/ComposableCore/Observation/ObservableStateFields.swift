/// Looks up where a field of an observable state is stored.
///
/// A key path to a property with accessors reads and writes through them, which copies an array before it changes one element of it. The operators of a
/// reducer therefore ask for the stored property behind it, once, when the reducer is built, and change that.
///
/// A state lists its registrar and its fields in ``ObservableState/_$fields(_:)``:
///
/// ```swift
/// static func _$fields(_ fields: inout ObservableStateFields<Self>) {
///   fields.add(registrar: \._$observationRegistrar)
///   fields.add(0, \.rows, stored: \._rows)
/// }
/// ```
///
/// Without the registrar, which takes note of each change, every field is reached by its accessors.
public struct ObservableStateFields<State> {
  private let wanted: PartialKeyPath<State>

  /// The field that was found.
  private(set) var found: (field: Int, stored: PartialKeyPath<State>)?

  /// Where the registrar is stored.
  private(set) var registrar: WritableKeyPath<State, ObservationStateRegistrar>?

  init(lookingFor wanted: PartialKeyPath<State>) {
    self.wanted = wanted
  }

  /// States where the registrar is stored.
  ///
  /// - Parameter registrar: The stored property `_$observationRegistrar`.
  public mutating func add(registrar: WritableKeyPath<State, ObservationStateRegistrar>) {
    self.registrar = registrar
  }

  /// States that a property with accessors stands for a stored one.
  ///
  /// - Parameters:
  ///   - field: The number of the field, as the accessors say it to the registrar.
  ///   - accessors: The property with accessors.
  ///   - stored: The property that they read and write.
  public mutating func add<Value>(_ field: Int, _ accessors: KeyPath<State, Value>, stored: WritableKeyPath<State, Value>) {
    guard found == nil, accessors == wanted else { return }
    found = (field, stored)
  }
}

extension ObservableStateFields where State: ObservableState {
  /// Where a state of this type stores its registrar; `nil` if it does not say.
  static var registrarOffset: Int? {
    var fields = Self(lookingFor: \State.self)
    State._$fields(&fields)
    return fields.registrar.flatMap { MemoryLayout<State>.offset(of: $0) }
  }
}

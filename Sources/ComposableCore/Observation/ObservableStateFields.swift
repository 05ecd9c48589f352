/// Looks up where a field of an observable state is stored.
///
/// A key path to a property with accessors reads and writes through them, which copies an array before it changes one element of it. The operators of a
/// reducer therefore ask for the stored property behind it, once, when the reducer is built, and change that.
///
/// A state lists its fields in ``ObservableState/_$fields(_:)``:
///
/// ```swift
/// static func _$fields(_ fields: inout ObservableStateFields<Self>) {
///   fields.add(0, \.rows, stored: \._rows)
/// }
/// ```
public struct ObservableStateFields<State> {
  private let wanted: PartialKeyPath<State>

  /// The field that was found.
  private(set) var found: (field: Int, stored: PartialKeyPath<State>)?

  init(lookingFor wanted: PartialKeyPath<State>) {
    self.wanted = wanted
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

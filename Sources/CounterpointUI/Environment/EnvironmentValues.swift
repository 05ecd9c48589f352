/// What a view finds in its surroundings: values that are set somewhere above and hold for everything below.
///
/// A value of your own is a key and a property:
///
/// ```swift
/// private struct AccentKey: EnvironmentKey {
///   static let defaultValue = Color.blue
/// }
///
/// extension EnvironmentValues {
///   var accent: Color {
///     get { self[AccentKey.self] }
///     set { self[AccentKey.self] = newValue }
///   }
/// }
/// ```
@MainActor
public struct EnvironmentValues {
  private var storage: Storage?

  private final class Storage {
    var values: [ObjectIdentifier: Any]

    init(values: [ObjectIdentifier: Any]) {
      self.values = values
    }
  }

  /// Makes an environment in which everything has its default.
  public nonisolated init() {}

  /// The value of a key.
  ///
  /// - Complexity: O(1) to read; to set, O(*n*) in the number of values that differ from their defaults.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { storage?.values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set {
      if areEqual(self[key], newValue) { return }
      set(newValue, for: ObjectIdentifier(key))
    }
  }

  /// The object of a type that ``View/environment(_:)`` has put here.
  subscript<Object: AnyObject>(object type: Object.Type) -> Object? {
    get { storage?.values[ObjectIdentifier(type)] as? Object }
    set { set(newValue as Any, for: ObjectIdentifier(type)) }
  }

  private mutating func set(_ value: Any, for key: ObjectIdentifier) {
    var values = storage?.values ?? [:]
    values[key] = value
    storage = Storage(values: values)
  }

  /// This environment; if every value in it is equal to that of another one, the other one, so that whoever compares the two finds them to be identical.
  ///
  /// - Complexity: O(1) if both are the same copy, otherwise O(*n*) in the number of values that differ from their defaults.
  func replacing(_ other: Self) -> Self {
    if storage === other.storage { return other }
    guard let storage, let others = other.storage?.values, storage.values.count == others.count else { return self }
    let isEqual = storage.values.allSatisfy { key, value in others[key].map { areEqual($0, value) } ?? false }
    return isEqual ? other : self
  }

  /// Whether nothing can be different: both are the same, unchanged copy.
  func isIdentical(to other: Self) -> Bool {
    storage === other.storage
  }
}

/// Names a value of the environment and says what it is where nobody has set it.
@MainActor
public protocol EnvironmentKey {
  /// The type of the value.
  associatedtype Value

  /// The value where nobody has set one.
  static var defaultValue: Value { get }
}

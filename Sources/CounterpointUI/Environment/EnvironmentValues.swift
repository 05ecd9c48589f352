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
      if let current = storage?.values[ObjectIdentifier(key)] as? Key.Value, areEqual(current, newValue) { return }
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

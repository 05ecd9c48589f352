/// A property of a view that the view's node provides with what it stands for, before each evaluation of the body.
///
/// ``State``, ``Environment`` and ``FocusState`` are such properties. A type of your own that is made of them conforms, so that they are found:
///
/// ```swift
/// @propertyWrapper struct Toggled: DynamicProperty {
///   @State private var isOn = false
///   var wrappedValue: Bool { isOn }
/// }
/// ```
@MainActor
public protocol DynamicProperty {
  /// Connects the property to the node; the library's own properties implement it, and yours have no need to.
  func _connect(to slot: DynamicPropertySlot)
}

extension DynamicProperty {
  /// Connects the properties that this one is made of.
  public func _connect(to slot: DynamicPropertySlot) {
    slot.connectMembers(of: self)
  }
}

/// What a node offers to the properties of its view.
@MainActor
public final class DynamicPropertySlot {
  private var storages: [AnyObject] = []
  private var next = 0
  private(set) var environment = EnvironmentValues()

  /// The types of which no value has a dynamic property, so that their values need not be looked into.
  private static var plainTypes: Set<ObjectIdentifier> = []

  /// Connects the properties of a view's value; `nil` when its type has none.
  static func connecting<V>(_ view: V, environment: EnvironmentValues, previous: DynamicPropertySlot?) -> DynamicPropertySlot? {
    let type = ObjectIdentifier(V.self)
    if plainTypes.contains(type) { return nil }
    let slot = previous ?? DynamicPropertySlot()
    slot.environment = environment
    slot.next = 0
    guard slot.connectMembers(of: view) else {
      plainTypes.insert(type)
      return nil
    }
    return slot
  }

  @discardableResult
  func connectMembers<V>(of value: V) -> Bool {
    var found = false
    for (_, member) in Mirror(reflecting: value).children {
      guard let property = member as? any DynamicProperty else { continue }
      property._connect(to: self)
      found = true
    }
    return found
  }

  /// The storage of the property at this place, which is made at the first evaluation and kept.
  func storage<Storage: AnyObject>(_ make: () -> Storage) -> Storage {
    defer { next += 1 }
    if next < storages.count, let storage = storages[next] as? Storage { return storage }
    let storage = make()
    if next < storages.count { storages[next] = storage } else { storages.append(storage) }
    return storage
  }
}

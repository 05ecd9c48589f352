/// A value that belongs to a view and lives as long as the view stands where it is.
///
/// ```swift
/// struct Disclosure: View {
///   @State private var isExpanded = false
///
///   var body: some View {
///     Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
///   }
/// }
/// ```
///
/// Reading it in a body is observed; setting it to another value evaluates the bodies that have read it. `$isExpanded` is a ``Binding`` for a control.
@MainActor
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let place: Place

  /// Refers to the storage; the node replaces that by its own when the view comes to life.
  private final class Place {
    var storage: StateStorage<Value>

    @MainActor
    init(_ value: Value) {
      storage = StateStorage(value)
    }
  }

  /// Makes the state of a view.
  ///
  /// - Parameter wrappedValue: The value to begin with. Only the first one counts for a view that stays where it is.
  public init(wrappedValue: Value) {
    place = Place(wrappedValue)
  }

  /// Makes the state of a view, for an initializer that writes `_name = State(initialValue: …)`.
  ///
  /// - Parameter initialValue: The value to begin with.
  public init(initialValue: Value) {
    self.init(wrappedValue: initialValue)
  }

  /// The value.
  public var wrappedValue: Value {
    get { place.storage.value }
    nonmutating set { place.storage.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  /// Puts the storage that the node keeps in the place of the one that came with this value of the view.
  public func _connect(to slot: DynamicPropertySlot) {
    place.storage = slot.storage { place.storage }
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Makes a state that begins with `nil`.
  public init() {
    self.init(wrappedValue: nil)
  }
}

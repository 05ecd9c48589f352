public import Observation

/// Makes bindings to the properties of an observable object.
///
/// ```swift
/// struct NameForm: View {
///   @Bindable var model: ProfileModel
///
///   var body: some View {
///     TextField("Name", text: $model.name)
///   }
/// }
/// ```
@MainActor
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
  private var object: Value

  /// Not to be used: it tells the compiler that a property with this wrapper is initialized with the object, and objects have an initializer of their own.
  @available(*, unavailable, message: "A property with '@Bindable' is an object of a class that is '@Observable'.")
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// This value, of which `$model.name` is a binding.
  public var projectedValue: Bindable<Value> { self }

  /// A binding to a property of the object.
  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Binding<Member> where Value: AnyObject {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: AnyObject & Observable {
  /// Makes bindings to an object's properties.
  public init(wrappedValue: Value) {
    object = wrappedValue
  }

  /// Makes bindings to the properties of an object, inside of a body: `Bindable(model).name`.
  public init(_ wrappedValue: Value) {
    object = wrappedValue
  }

  /// Makes the wrapper of one that is passed on.
  public init(projectedValue: Bindable<Value>) {
    self = projectedValue
  }
}

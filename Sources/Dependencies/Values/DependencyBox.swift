/// One dependency value of any type, behind a reference.
///
/// Sendable: everything in it is immutable, and its only subclass adds one immutable sendable value. The compiler cannot check a class
/// that has a subclass.
class AnyDependencyBox: @unchecked Sendable {
  let valueType: Any.Type

  fileprivate init(valueType: Any.Type) {
    self.valueType = valueType
  }
}

/// One dependency value of a known type.
///
/// A box is always stored under the identity of its key, and its type parameter is always the value type of that key. Reading can
/// therefore downcast without a check.
// Sendable: its one property is a constant of a sendable type, and so is that of its superclass; only the inheritance keeps the compiler from seeing it.
final class DependencyBox<Value: Sendable>: AnyDependencyBox, @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
    super.init(valueType: Value.self)
  }
}

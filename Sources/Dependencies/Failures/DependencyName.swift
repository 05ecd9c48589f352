/// What a dependency is called in messages.
enum DependencyName: Sendable {
  /// The property of ``DependencyValues`` that reads it, as the compiler names the function.
  case property(StaticString)
  /// Only its key.
  case type

  /// The `@Dependency` attribute that reads the dependency.
  func attribute(for key: Any.Type) -> String {
    property.map { "@Dependency(\\.\($0))" } ?? "@Dependency(\(key).self)"
  }

  /// The place of the dependency inside of the first closure of `withDependencies`.
  func place(for key: Any.Type) -> String {
    property.map { "$0.\($0)" } ?? "$0[\(key).self]"
  }

  /// The name of the property; a function with parentheses is no property but some code that reads by key.
  private var property: String? {
    guard case .property(let function) = self else { return nil }
    let name = "\(function)"
    return name.contains("(") ? nil : name
  }
}

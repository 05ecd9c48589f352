/// The name of the case that an enum's value is of.
///
/// An optional value is looked through.
///
/// - Parameter root: Any value.
/// - Returns: The name without its labels, or `nil` if `root` is no enum's value or its module was built without reflection metadata.
package func caseName<Root>(of root: Root) -> String? {
  if let optional = root as? any OptionalValue, let name = optional.wrappedCaseName { return name }
  guard let metadata = EnumMetadata(Root.self), let cases = metadata.cases else { return nil }
  let tag = withUnsafePointer(to: root) { Int(metadata.tag(of: $0)) }
  return cases.indices.contains(tag) ? cases[tag].name : nil
}

/// An optional value of any type.
private protocol OptionalValue {
  /// The name of the case of the wrapped value.
  var wrappedCaseName: String? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrappedCaseName: String? { flatMap { caseName(of: $0) } }
}

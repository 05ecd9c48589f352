import CustomDump

/// A key path as it is written in the source: `\State.name`.
///
/// The runtime knows the names of stored properties only, and calls a property with accessors by the address of its getter. The fields of an observable state
/// are such properties; the state tells which property stores them.
///
/// - Parameter keyPath: A key path.
/// - Returns: The text, the same in each run of a program.
/// - Complexity: O(*n*) in the number of the state's fields.
func fieldName<Root>(_ keyPath: PartialKeyPath<Root>) -> String {
  guard let observable = Root.self as? any ObservableState.Type, let stored = storage(of: keyPath, in: observable) else {
    return withoutAddresses(String(customDumping: keyPath))
  }
  // The property that stores 'name' is called '_name'.
  let components = String(customDumping: stored).split(separator: ".").map { $0.hasPrefix("_") ? $0.dropFirst() : $0 }
  return components.joined(separator: ".")
}

private func storage<Known: ObservableState>(of keyPath: AnyKeyPath, in type: Known.Type) -> AnyKeyPath? {
  guard let keyPath = keyPath as? PartialKeyPath<Known> else { return nil }
  var fields = ObservableStateFields<Known>(lookingFor: keyPath)
  Known._$fields(&fields)
  return fields.found?.stored
}

/// `\State.<computed 0x000055d1 (String)>` becomes `\State.<computed (String)>`.
private func withoutAddresses(_ description: String) -> String {
  let parts = description.split(separator: " ", omittingEmptySubsequences: false)
  return parts.filter { !$0.hasPrefix("0x") }.joined(separator: " ")
}

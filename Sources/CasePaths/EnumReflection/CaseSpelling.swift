/// How the path of a case is written, found by the type of the case's associated value: `\.path[id:].detail.delegate`.
///
/// A key path to a case does not know the name of the case, but where only one case anywhere in the enum has a value of this type, it is that one.
///
/// - Parameters:
///   - root: The enum that the path begins at.
///   - value: The type of the associated value.
/// - Returns: The spelling; `nil` if no case has a value of this type, or several have.
/// - Complexity: O(*n*) in the number of cases of `root` and the enums in it, by reflection.
package func caseSpelling<Root, Value>(from root: Root.Type, to value: Value.Type) -> String? {
  var search = CaseSearch(wanted: value)
  search.visit(root, spelling: "\\")
  return search.found.count == 1 ? search.found[0] : nil
}

/// A walk through an enum and the enums that its cases hold.
private struct CaseSearch {
  let wanted: Any.Type
  var found: [String] = []
  /// The enums that the walk is in, so that a recursive one is entered once.
  private var around: [Any.Type] = []

  init(wanted: Any.Type) { self.wanted = wanted }

  mutating func visit(_ type: Any.Type, spelling: String) {
    guard found.count < 2, !around.contains(where: { $0 == type }), let cases = EnumMetadata(type)?.cases else { return }
    around.append(type)
    defer { around.removeLast() }
    for declared in cases {
      guard case .type(let payload, _) = declared.payload else { continue }
      if TypeShape.isSame(payload, wanted) {
        found.append("\(spelling).\(declared.name)")
      } else if declared.name == "element", let action = TypeShape.elementAction(payload) {
        // Case paths name an element by its id.
        visit(action, spelling: "\(spelling)[id:]")
      } else {
        visit(payload, spelling: isTransparent(declared.name, of: type) ? spelling : "\(spelling).\(declared.name)")
      }
    }
  }

  /// Whether case paths lead through a case without naming it: those of optional and of presented features.
  private func isTransparent(_ name: String, of type: Any.Type) -> Bool {
    let type = "\(type)"
    return name == "some" && type.hasPrefix("Optional<") || name == "presented" && type.hasPrefix("PresentationAction<")
  }
}

/// How an array reads the id of an element.
///
/// `Identifiable` elements get a function of their own, because reading through a key path costs some ten times as much.
@usableFromInline
enum ElementIdentity<ID: Hashable, Element> {
  case identifiable((Element) -> ID)
  case property(any KeyPath<Element, ID> & Sendable)

  @inlinable
  func callAsFunction(_ element: Element) -> ID {
    switch self {
    case .identifiable(let id): id(element)
    case .property(let keyPath): element[keyPath: keyPath]
    }
  }

  var keyPath: KeyPath<Element, ID> {
    switch self {
    case .identifiable: identifiableKeyPath()
    case .property(let keyPath): keyPath
    }
  }

  private func identifiableKeyPath() -> KeyPath<Element, ID> {
    func open<Opened: Identifiable>(_: Opened.Type) -> AnyKeyPath { \Opened.id }
    guard
      let type = Element.self as? any Identifiable.Type,
      let keyPath = open(type) as? KeyPath<Element, ID>
    else {
      // Only the initialisers for identifiable elements make this case, and they demand that `ID` is `Element.ID`.
      preconditionFailure("'\(Element.self)' is no longer Identifiable by '\(ID.self)'.")
    }
    return keyPath
  }
}

// Safe, though the function is not `@Sendable`: it is the one below and captures nothing but the conformance of `Element` to
// `Identifiable`. That of a `Sendable` type cannot be isolated to an actor; those of other types do not come this way.
extension ElementIdentity: @unchecked Sendable where ID: Sendable, Element: Sendable {}

extension ElementIdentity where Element: Identifiable, ID == Element.ID {
  @inlinable
  static var identifiable: Self {
    .identifiable { element in element.id }
  }
}

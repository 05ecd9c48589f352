/// A value by which effects can be cancelled: any hashable value, or a type.
///
/// The type counts: the number 1 of two integer types is not the same id.
package struct CancelID: Hashable, Sendable, CustomStringConvertible {
  // Not an `AnyHashable`, which looks for bridged types in every value that it is made of, and that costs more than starting an effect.
  private let value: any Hashable & Sendable
  private let type: ObjectIdentifier
  // A table compares the ids of its neighbours, too, and to open two values of unknown types takes as long as all else of a cancellation.
  private let hash: Int

  package init<ID: Hashable & Sendable>(_ id: ID) {
    value = id
    type = ObjectIdentifier(ID.self)
    hash = id.hashValue
  }

  package static func == (left: Self, right: Self) -> Bool {
    func isEqual<ID: Hashable>(_ id: ID) -> Bool { (right.value as? ID) == id }
    return left.hash == right.hash && left.type == right.type && isEqual(left.value)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(hash)
  }

  package var description: String { "\(value)" }
}

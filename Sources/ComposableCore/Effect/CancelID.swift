/// A value by which effects can be cancelled: any hashable value, or a type.
///
/// `AnyHashable` alone would take the number 1 of two integer types for the same id; here the type counts too.
// `@unchecked Sendable`: `AnyHashable` is not Sendable because it may hold anything; this one is only ever made of a Sendable value and never changes.
package struct CancelID: Hashable, @unchecked Sendable, CustomStringConvertible {
  private let value: AnyHashable
  private let type: ObjectIdentifier

  package init<ID: Hashable & Sendable>(_ id: ID) {
    value = AnyHashable(id)
    type = ObjectIdentifier(ID.self)
  }

  package var description: String { "\(value.base)" }
}

/// A class whose instances are equal when they are the same instance.
///
/// Conform a model to it, with nothing to write, where a value must be `Hashable` because it travels in navigation state: an enum of
/// destinations, the elements of a path, a set.
///
/// ```swift
/// @MainActor final class EditorModel: HashableObject {
///   var title = ""
/// }
///
/// enum Destination: Hashable {
///   case editor(EditorModel)
/// }
/// ```
///
/// - Complexity: Comparing and hashing are O(1); no property is read, so both are safe from any isolation.
public protocol HashableObject: AnyObject, Hashable {}

extension HashableObject {
  /// Returns whether both operands are the same instance.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs
  }

  /// Feeds the identity of the instance, and none of its properties, to the hasher.
  ///
  /// - Parameter hasher: The hasher that receives the identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}

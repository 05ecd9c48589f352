/// A key for a value of your own in a transaction.
///
/// Declare the key, then a property that reads and writes it:
///
/// ```swift
/// enum ScrollsToTopKey: UITransactionKey {
///   static let defaultValue = false
/// }
///
/// extension UITransaction {
///   var scrollsToTop: Bool {
///     get { self[ScrollsToTopKey.self] }
///     set { self[ScrollsToTopKey.self] = newValue }
///   }
/// }
///
/// withUITransaction(\.scrollsToTop, true) { model.reload() }
/// ```
public protocol UITransactionKey {
  /// The type of the value. It is `Sendable` because a transaction follows a change to wherever it is shown.
  associatedtype Value: Sendable

  /// What a transaction that was not given a value has.
  static var defaultValue: Value { get }
}

public import SwiftNavigation

extension Effect {
  /// Animates the changes of every action that the effect sends.
  ///
  /// - Parameter animation: How views show the changes; `nil` shows them at once.
  public func animation(_ animation: Animation? = .default) -> Self {
    transaction(UITransaction(animation: animation))
  }

  /// Puts every action that the effect sends into a transaction.
  ///
  /// An action that the effect sends with an animation or a transaction of its own keeps that.
  ///
  /// - Parameter transaction: What views are told about the changes.
  public func transaction(_ transaction: UITransaction) -> Self {
    if case .none = operation { return self }
    return Self(operation: .transaction(transaction, operation))
  }
}

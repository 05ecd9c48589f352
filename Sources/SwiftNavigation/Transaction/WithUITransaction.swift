#if canImport(SwiftUI)
  internal import SwiftUI
#endif

/// Makes changes under a transaction.
///
/// The transaction replaces the current one as a whole until the closure ends. To change one value and keep the rest, use
/// ``withUITransaction(_:_:_:)``.
///
/// ```swift
/// var transaction = UITransaction(animation: .linear)
/// transaction.disablesAnimations = true
/// withUITransaction(transaction) { model.reset() }
/// ```
///
/// - Parameters:
///   - transaction: The transaction of the changes.
///   - body: Makes the changes. It runs at once, on the caller's actor.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withUITransaction<Result>(_ transaction: UITransaction, _ body: () throws -> Result) rethrows -> Result {
  #if canImport(SwiftUI)
    var shown = SwiftUI.Transaction(animation: transaction.animation)
    shown.disablesAnimations = transaction.disablesAnimations
    shown.isContinuous = transaction.isContinuous
    return try UITransaction.withCurrent(transaction) { try SwiftUI.withTransaction(shown, body) }
  #else
    return try UITransaction.withCurrent(transaction, body)
  #endif
}

/// Makes changes under the current transaction with one value replaced.
///
/// ```swift
/// withUITransaction(\.animation, .easeOut) { model.isExpanded = false }
/// ```
///
/// - Parameters:
///   - keyPath: The value to replace.
///   - value: What it is replaced by.
///   - body: Makes the changes. It runs at once, on the caller's actor.
/// - Returns: What the closure returns.
/// - Throws: What the closure throws.
public func withUITransaction<Result, Value>(
  _ keyPath: WritableKeyPath<UITransaction, Value>,
  _ value: Value,
  _ body: () throws -> Result
) rethrows -> Result {
  var transaction = UITransaction.current
  transaction[keyPath: keyPath] = value
  return try withUITransaction(transaction, body)
}

#if !canImport(SwiftUI)
  /// The name that ``UITransaction`` has in SwiftUI; absent where SwiftUI brings its own.
  public typealias Transaction = UITransaction

  /// The name that ``UITransactionKey`` has in SwiftUI; absent where SwiftUI brings its own.
  public typealias TransactionKey = UITransactionKey

  /// Makes changes under a transaction; SwiftUI's spelling of ``withUITransaction(_:_:)``.
  ///
  /// - Parameters:
  ///   - transaction: The transaction of the changes.
  ///   - body: Makes the changes. It runs at once, on the caller's actor.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try withUITransaction(transaction, body)
  }

  /// Makes changes under the current transaction with one value replaced; SwiftUI's spelling of ``withUITransaction(_:_:_:)``.
  ///
  /// - Parameters:
  ///   - keyPath: The value to replace.
  ///   - value: What it is replaced by.
  ///   - body: Makes the changes. It runs at once, on the caller's actor.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try withUITransaction(keyPath, value, body)
  }

  /// Makes changes with an animation.
  ///
  /// ```swift
  /// withAnimation { model.meetings.insert(meeting, at: 0) }
  /// withAnimation(nil) { model.isLoading = false }   // at once, even inside of another withAnimation
  /// ```
  ///
  /// - Parameters:
  ///   - animation: How the changes are animated; `nil` to make them at once.
  ///   - body: Makes the changes. It runs at once, on the caller's actor.
  /// - Returns: What the closure returns.
  /// - Throws: What the closure throws.
  public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withUITransaction(\.animation, animation, body)
  }
#endif

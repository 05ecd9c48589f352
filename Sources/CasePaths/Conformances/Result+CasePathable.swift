extension Result: CasePathable, CasePathIterable {
  /// The case paths of a result.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The path of a success.
    public var success: AnyCasePath<Result, Success> {
      AnyCasePath(embed: { .success($0) }, extract: { if case .success(let value) = $0 { value } else { nil } })
    }

    /// The path of a failure.
    public var failure: AnyCasePath<Result, Failure> {
      AnyCasePath(embed: { .failure($0) }, extract: { if case .failure(let error) = $0 { error } else { nil } })
    }

    /// The key path of the case that `root` currently is.
    ///
    /// - Parameter root: A result.
    public subscript(root: Result<Success, Failure>) -> PartialCaseKeyPath<Result<Success, Failure>> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// Iterates the key paths of both cases.
    ///
    /// - Returns: An iterator of `success` and `failure`.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<Result<Success, Failure>>]> {
      [\.success, \.failure].makeIterator()
    }
  }

  /// The case paths of a result.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

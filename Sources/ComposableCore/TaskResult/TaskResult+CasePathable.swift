public import CasePaths

extension TaskResult: CasePathable, CasePathIterable {
  /// The paths of the outcomes of asynchronous work: `\.factResponse.success`.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The path of a value.
    public var success: AnyCasePath<TaskResult, Success> {
      AnyCasePath(embed: { .success($0) }, extract: { if case .success(let value) = $0 { value } else { nil } })
    }

    /// The path of an error.
    public var failure: AnyCasePath<TaskResult, any Error> {
      AnyCasePath(embed: { .failure($0) }, extract: { if case .failure(let error) = $0 { error } else { nil } })
    }

    /// The key path of the case that `root` currently is.
    ///
    /// - Parameter root: An outcome.
    public subscript(root: TaskResult<Success>) -> PartialCaseKeyPath<TaskResult<Success>> {
      switch root {
      case .success: \.success
      case .failure: \.failure
      }
    }

    /// Iterates the key paths of the cases.
    ///
    /// - Returns: An iterator of `success` and `failure`.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<TaskResult<Success>>]> {
      [\.success, \.failure].makeIterator()
    }
  }

  /// The paths of the outcomes of asynchronous work.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

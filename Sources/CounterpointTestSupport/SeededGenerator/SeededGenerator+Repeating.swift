import IssueReporting

extension SeededGenerator {
  /// Runs a test body once per seed, and reports the seed of the first run that throws.
  ///
  /// ```swift
  /// SeededGenerator.repeating(seeds: 0..<100) { generator in
  ///   let numbers = (0..<50).map { _ in Int.random(in: 0..<9, using: &generator) }
  ///   try #require(mySort(numbers) == numbers.sorted(), "\(generator)")
  /// }
  /// ```
  ///
  /// Let the body throw when a check fails, with `try #require` or an error of its own: only then is the failing run the last
  /// one and its seed reported. Run that seed alone with `seeds: [17]`.
  ///
  /// - Parameters:
  ///   - seeds: The seeds to run, in order.
  ///   - body: The test. It gets a new generator for each seed.
  public static func repeating(
    seeds: some Sequence<UInt64>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: (inout SeededGenerator) throws -> Void
  ) {
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      do {
        try body(&generator)
      } catch {
        reportIssue(failure(seed, error), fileID: fileID, filePath: filePath, line: line, column: column)
        return
      }
    }
  }

  /// Runs an asynchronous test body once per seed, and reports the seed of the first run that throws.
  ///
  /// - Parameters:
  ///   - seeds: The seeds to run, in order.
  ///   - body: The test, on the caller's actor. It gets a new generator for each seed.
  public nonisolated(nonsending) static func repeating(
    seeds: some Sequence<UInt64>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    _ body: nonisolated(nonsending) (inout SeededGenerator) async throws -> Void
  ) async {
    for seed in seeds {
      var generator = SeededGenerator(seed: seed)
      do {
        try await body(&generator)
      } catch {
        reportIssue(failure(seed, error), fileID: fileID, filePath: filePath, line: line, column: column)
        return
      }
    }
  }

  private static func failure(_ seed: UInt64, _ error: any Error) -> String {
    """
    The run with seed \(seed) failed: \(error)

    Run it alone with 'seeds: [\(seed)]'.
    """
  }
}

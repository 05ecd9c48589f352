public import Schedules
public import Testing

/// Runs a test, or each test of a suite, on a schedule.
///
/// ```swift
/// @Test(.schedule(.fifo)) func reloadsOnce() async {
///   async let first: Void = model.reload()
///   async let second: Void = model.reload()
///   _ = await (first, second)
///   #expect(await model.requests == 1)
/// }
/// ```
///
/// See `withSchedule(_:operation:)` for what it does when the test can go no further.
public struct ScheduleTrait: TestTrait, SuiteTrait, TestScoping {
  /// The order in which jobs run.
  public let order: Schedule.Order
  /// How long, in real time, work may take that leaves the schedule.
  public let outsideWork: Duration
  /// How many jobs may run without the test waiting for anything.
  public let jobLimit: Int
  private let fileID: StaticString
  private let filePath: StaticString
  private let line: UInt
  private let column: UInt

  fileprivate init(
    order: Schedule.Order, outsideWork: Duration, jobLimit: Int, fileID: StaticString, filePath: StaticString, line: UInt, column: UInt
  ) {
    self.order = order
    self.outsideWork = outsideWork
    self.jobLimit = jobLimit
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// A suite hands the trait on to its tests, each of which gets a schedule of its own.
  public var isRecursive: Bool { true }

  /// Runs one case of a test on a new schedule.
  ///
  /// - Parameters:
  ///   - test: The test.
  ///   - testCase: The case; nil for a suite, which has nothing to run.
  ///   - function: The test's body.
  /// - Throws: What the test throws.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    try await withoutActuallyEscaping(function) { function in
      try await withSchedule(
        order, outsideWork: outsideWork, jobLimit: jobLimit, fileID: fileID, filePath: filePath, line: line, column: column
      ) {
        try await function()
      }
    }
  }
}

extension Trait where Self == ScheduleTrait {
  /// Runs the test on a schedule.
  ///
  /// - Parameters:
  ///   - order: The order in which jobs run.
  ///   - outsideWork: How long, in real time, work may take that leaves the schedule.
  ///   - jobLimit: How many jobs may run without the test waiting for anything.
  /// - Returns: The trait.
  public static func schedule(
    _ order: Schedule.Order = .fifo, outsideWork: Duration = .zero, jobLimit: Int = 1_000_000,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(order: order, outsideWork: outsideWork, jobLimit: jobLimit, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

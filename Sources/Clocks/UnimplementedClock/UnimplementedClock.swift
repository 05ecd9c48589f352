import IssueReporting

/// A clock for tests that fails the test whenever it is used.
///
/// Give it to a feature that must not touch time on the path under test. Every use of ``now``, ``minimumResolution`` and
/// ``sleep(until:tolerance:)`` reports an issue, and then does what the clock beneath does, so that the code under test carries on:
///
/// ```swift
/// @Test func discardingNeverWaits() async {
///   let model = MeetingModel(clock: UnimplementedClock(name: "ContinuousClock"))
///   await model.discardButtonTapped()
///   // Had the model slept: "Unimplemented: ContinuousClock.sleep …"
/// }
/// ```
public struct UnimplementedClock<Duration: DurationProtocol & Hashable>: Clock {
  private let base: AnyClock<Duration>
  private let name: String
  private let location: IssueLocation

  /// Makes a clock that reports each use and then forwards to another clock.
  ///
  /// - Parameters:
  ///   - base: The clock that answers after the issue was reported.
  ///   - name: What the issues call this clock; the name of the base clock's type when `nil`.
  ///   - fileID: Where issues are reported, unless the reporting context says otherwise.
  ///   - filePath: Where issues are reported, unless the reporting context says otherwise.
  ///   - line: Where issues are reported, unless the reporting context says otherwise.
  ///   - column: Where issues are reported, unless the reporting context says otherwise.
  public init<C: Clock<Duration>>(
    _ base: C,
    name: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.base = AnyClock(base)
    self.name = name ?? "\(C.self)"
    self.location = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Makes a clock that reports each use and whose time stands still; a sleep ends at once with a `CancellationError`.
  ///
  /// - Parameters:
  ///   - name: What the issues call this clock.
  ///   - now: The distance of its one point in time from its origin.
  ///   - fileID: Where issues are reported, unless the reporting context says otherwise.
  ///   - filePath: Where issues are reported, unless the reporting context says otherwise.
  ///   - line: Where issues are reported, unless the reporting context says otherwise.
  ///   - column: Where issues are reported, unless the reporting context says otherwise.
  public init(
    name: String = "Clock",
    now: Duration = .zero,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(
      StoppedClock(now: TestClock.Instant(offset: now)),
      name: name,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// Reports an issue, then the time of the clock beneath.
  public var now: Instant {
    report("now")
    return Instant(base.now)
  }

  /// Reports an issue, then the resolution of the clock beneath.
  public var minimumResolution: Duration {
    report("minimumResolution")
    return base.minimumResolution
  }

  /// Reports an issue, then waits on the clock beneath.
  ///
  /// - Parameters:
  ///   - deadline: When to wake up.
  ///   - tolerance: By how much the wake-up may be late.
  /// - Throws: What the clock beneath throws; `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    report("sleep")
    try await base.sleep(until: deadline.base, tolerance: tolerance)
  }

  private func report(_ member: String) {
    let site = UseSite.current
    reportIssue(
      """
      Unimplemented: \(name).\(member) …

      A test ran code that uses this clock, but did not say how time passes. Replace the clock: with "TestClock()", whose time the test \
      advances, or with "ImmediateClock()", whose sleeps do not wait.
      """,
      fileID: site?.fileID ?? location.fileID,
      filePath: site?.filePath ?? location.filePath,
      line: site?.line ?? location.line,
      column: site?.column ?? location.column
    )
  }
}

/// Where the issues of an unimplemented clock are reported.
struct IssueLocation: Sendable {
  let fileID: StaticString
  let filePath: StaticString
  let line: UInt
  let column: UInt
}

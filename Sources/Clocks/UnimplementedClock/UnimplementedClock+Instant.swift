extension UnimplementedClock {
  /// A point in time of an unimplemented clock; using one reports nothing.
  public struct Instant: InstantProtocol {
    let base: AnyClock<Duration>.Instant

    init(_ base: AnyClock<Duration>.Instant) {
      self.base = base
    }

    /// The instant a duration later, or earlier when the duration is negative.
    ///
    /// - Parameter duration: The distance to the returned instant.
    public func advanced(by duration: Duration) -> Self {
      Self(base.advanced(by: duration))
    }

    /// The distance to another instant, negative when the other one is earlier.
    ///
    /// - Parameter other: An instant of the same clock.
    public func duration(to other: Self) -> Duration {
      base.duration(to: other.base)
    }

    /// Whether one instant is earlier than another.
    ///
    /// - Parameters:
    ///   - lhs: An instant.
    ///   - rhs: An instant of the same clock.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.base < rhs.base
    }
  }
}

extension Clock where Self == UnimplementedClock<Swift.Duration> {
  /// A clock that fails the test whenever it is used, and whose sleeps only end by cancellation.
  ///
  /// ```swift
  /// model.clock = .unimplemented(name: "ContinuousClock")
  /// ```
  ///
  /// - Parameters:
  ///   - name: What the issues call this clock.
  ///   - fileID: Where issues are reported, unless the reporting context says otherwise.
  ///   - filePath: Where issues are reported, unless the reporting context says otherwise.
  ///   - line: Where issues are reported, unless the reporting context says otherwise.
  ///   - column: Where issues are reported, unless the reporting context says otherwise.
  public static func unimplemented(
    name: String = "Clock",
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    UnimplementedClock(name: name, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

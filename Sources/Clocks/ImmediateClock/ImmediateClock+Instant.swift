extension ImmediateClock {
  /// A point in the time of an immediate clock.
  public struct Instant: InstantProtocol {
    /// The distance from the clock's origin.
    public let offset: Duration

    /// Makes an instant.
    ///
    /// - Parameter offset: The distance from the clock's origin.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The instant a duration later, or earlier when the duration is negative.
    ///
    /// - Parameter duration: The distance to the returned instant.
    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    /// The distance to another instant, negative when the other one is earlier.
    ///
    /// - Parameter other: Another instant.
    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    /// Whether one instant is earlier than another.
    ///
    /// - Parameters:
    ///   - lhs: An instant.
    ///   - rhs: An instant.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }
}

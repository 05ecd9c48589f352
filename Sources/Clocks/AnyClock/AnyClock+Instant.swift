import IssueReporting

extension AnyClock {
  /// A point in time of the wrapped clock.
  ///
  /// Instants of the same wrapped type compare as that type does. Instants of different clocks have no common time line: they are never
  /// equal, and asking for their order or their distance is reported as an issue.
  public struct Instant: InstantProtocol {
    let base: any InstantProtocol<Duration>

    init(_ base: any InstantProtocol<Duration>) {
      self.base = base
    }

    /// The instant a duration later, or earlier when the duration is negative.
    ///
    /// - Parameter duration: The distance to the returned instant.
    public func advanced(by duration: Duration) -> Self {
      func open(_ base: some InstantProtocol<Duration>) -> Self { Self(base.advanced(by: duration)) }
      return open(base)
    }

    /// The distance to another instant, negative when the other one is earlier.
    ///
    /// - Parameter other: An instant of the same clock. One of another clock is reported as an issue, and the distance is zero.
    public func duration(to other: Self) -> Duration {
      func open<I: InstantProtocol<Duration>>(_ base: I) -> Duration {
        guard let other = other.base as? I else {
          reportForeignInstant(other, doing: "measure the distance between")
          return .zero
        }
        return base.duration(to: other)
      }
      return open(base)
    }

    /// Whether one instant is earlier than another.
    ///
    /// - Parameters:
    ///   - lhs: An instant.
    ///   - rhs: An instant of the same clock. One of another clock is reported as an issue, and the answer is `false`.
    public static func < (lhs: Self, rhs: Self) -> Bool {
      func open<I: InstantProtocol<Duration>>(_ base: I) -> Bool {
        guard let other = rhs.base as? I else {
          lhs.reportForeignInstant(rhs, doing: "order")
          return false
        }
        return base < other
      }
      return open(lhs.base)
    }

    /// Whether two instants are the same point in time of the same clock.
    ///
    /// - Parameters:
    ///   - lhs: An instant.
    ///   - rhs: An instant; one of another clock is never equal.
    public static func == (lhs: Self, rhs: Self) -> Bool {
      func open<I: InstantProtocol<Duration>>(_ base: I) -> Bool {
        guard let other = rhs.base as? I else { return false }
        return base == other
      }
      return open(lhs.base)
    }

    /// Hashes the wrapped instant.
    ///
    /// - Parameter hasher: The hasher to feed.
    public func hash(into hasher: inout Hasher) {
      base.hash(into: &hasher)
    }

    private func reportForeignInstant(_ other: Self, doing verb: String) {
      reportIssue(
        """
        AnyClock cannot \(verb) instants of different clocks: a "\(type(of: base))" and a "\(type(of: other.base))".

        Take both instants from the same clock.
        """
      )
    }
  }
}

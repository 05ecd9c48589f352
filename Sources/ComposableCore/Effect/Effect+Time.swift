extension Effect {
  /// Runs the effect once `duration` has passed without another one being debounced under the same id.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   state.query = query
  ///   return .run { send in await send(.results(try await search(query))) }
  ///     .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// A later effect cancels the earlier one, whether that one still waits or already runs.
  ///
  /// - Parameters:
  ///   - id: Any hashable value; `.cancel(id:)` cancels the waiting and the running effect.
  ///   - duration: How long nothing may happen.
  ///   - clock: The clock that measures it.
  ///   - fileID: The source location, shown while the effect waits.
  ///   - filePath: The source location, shown while the effect waits.
  ///   - line: The source location, shown while the effect waits.
  ///   - column: The source location, shown while the effect waits.
  public func debounce<ID: Hashable & Sendable>(
    id: ID,
    for duration: Duration,
    clock: any Clock<Duration>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let wait = Self.run(
      name: "debounce", operation: { _ in try await clock.sleep(for: duration) }, fileID: fileID, filePath: filePath, line: line,
      column: column)
    return .concatenate([wait, self]).cancellable(id: id, cancelInFlight: true)
  }

  /// Runs at most one effect of an id in each span of `duration`.
  ///
  /// The first one runs at once. What comes within `duration` of the last start waits for the end of the span, and then one of them runs: the newest, or, if
  /// `latest` is false, the oldest. One that starts cancels the one that ran before, if it is still running.
  ///
  /// - Parameters:
  ///   - id: Any hashable value; `.cancel(id:)` cancels the waiting and the running effect.
  ///   - duration: The least time between two starts.
  ///   - clock: The clock that measures it.
  ///   - latest: Whether the newest of the waiting effects runs, or the oldest.
  ///   - fileID: The source location, shown while the effect waits.
  ///   - filePath: The source location, shown while the effect waits.
  ///   - line: The source location, shown while the effect waits.
  ///   - column: The source location, shown while the effect waits.
  public func throttle<ID: Hashable & Sendable>(
    id: ID,
    for duration: Duration,
    clock: any Clock<Duration>,
    latest: Bool,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return Self(
      operation: .throttle(Throttle(id: CancelID(id), duration: duration, clock: clock, latest: latest, location: location), operation))
  }
}

/// How often effects of an id may start.
package struct Throttle: Sendable {
  let id: CancelID
  let duration: Duration
  let latest: Bool
  let location: SourceLocation
  /// The time since an unspecified moment, the same for all throttles on clocks of one kind.
  let now: @Sendable () -> Moment
  let sleep: @Sendable (Duration) async throws -> Void

  init(id: CancelID, duration: Duration, clock: any Clock<Duration>, latest: Bool, location: SourceLocation) {
    self.id = id
    self.duration = duration
    self.latest = latest
    self.location = location
    now = { Moment(of: clock) }
    sleep = { try await clock.sleep(for: $0) }
  }

  /// An instant of some clock.
  struct Moment: Sendable {
    private let instant: any InstantProtocol & Sendable

    init(of clock: some Clock<Duration>) {
      instant = clock.now
    }

    /// The time from an earlier moment to this one; `nil` if that one is of another kind of clock.
    func since(_ earlier: Moment) -> Duration? {
      func distance<I: InstantProtocol>(to instant: I) -> Duration? {
        guard let start = earlier.instant as? I else { return nil }
        return start.duration(to: instant) as? Duration
      }
      return distance(to: instant)
    }
  }
}

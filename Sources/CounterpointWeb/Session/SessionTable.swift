/// The sessions of a server: found by token, let in by browser, dropped when nobody comes back.
@MainActor
final class SessionTable {
  /// How many sessions there may be, and how long one is kept without a connection.
  struct Limits: Sendable {
    var sessions = 1_000
    var detached = Duration.seconds(180)
  }

  private struct Entry {
    let session: LiveSession
    /// Since when nobody has been connected; `nil` while somebody is.
    var detachedSince: ContinuousClock.Instant?
  }

  private var entries: [SessionToken: Entry] = [:]
  private let limits: Limits

  init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// How many sessions there are.
  var count: Int { entries.count }

  /// Keeps a new session; `false` when there are too many.
  func add(_ session: LiveSession, now: ContinuousClock.Instant) -> Bool {
    guard entries.count < limits.sessions else { return false }
    entries[session.token] = Entry(session: session, detachedSince: now)
    return true
  }

  /// The session with a token, for the browser that it belongs to.
  ///
  /// Every token is compared in full, so that the time taken tells nothing about how close a guess came.
  ///
  /// - Complexity: O(*n*) in the number of sessions.
  func session(_ token: SessionToken, browser: SessionToken) -> LiveSession? {
    var found: LiveSession?
    for entry in entries.values where entry.session.token == token && entry.session.browser == browser {
      found = entry.session
    }
    return found
  }

  /// Notes whether a session has a connection.
  func connectionChanged(of session: LiveSession, now: ContinuousClock.Instant) {
    entries[session.token]?.detachedSince = session.isConnected ? nil : now
  }

  /// Drops the sessions to which nobody has come back in time.
  func removeExpired(now: ContinuousClock.Instant) {
    for (token, entry) in entries {
      guard let since = entry.detachedSince, now - since >= limits.detached else { continue }
      entries[token] = nil
      entry.session.end()
    }
  }
}

import CounterpointUI
import Testing

@testable import CounterpointWeb

@Suite struct AccessTests {
  @Test func onlyOurOwnNamesAreAnswered() {
    let policy = AccessPolicy(host: "127.0.0.1", port: 8080)
    for host in ["127.0.0.1:8080", "localhost:8080", "LOCALHOST:8080", "[::1]:8080"] {
      #expect(policy.allows(host: host))
      #expect(policy.allows(origin: "http://\(host)"))
    }
    for host in [nil, "", "localhost", "localhost:8081", "evil.example:8080", "localhost.evil.example:8080"] {
      #expect(!policy.allows(host: host))
      #expect(!policy.allows(origin: host.map { "http://\($0)" }))
    }
    for origin in [nil, "null", "https://localhost:8080", "localhost:8080", "http://localhost:8080/"] {
      #expect(!policy.allows(origin: origin))
    }
    #expect(AccessPolicy(host: "192.0.2.1", port: 80).allows(host: "192.0.2.1:80"))
    #expect(!AccessPolicy(host: "192.0.2.1", port: 80).allows(host: "localhost:80"))
  }

  @Test func tokensAreReadAsTheyAreWritten() throws {
    let token = SessionToken()
    #expect(token.description.utf8.count == 64)
    #expect(SessionToken(token.description) == token)
    #expect(SessionToken() != token)
    for text in ["", "0", String(repeating: "g", count: 64), token.description + "0", String(repeating: "é", count: 32)] {
      #expect(SessionToken(text) == nil)
    }
  }

  @Test func aBrowserIsKnownByItsCookie() {
    let token = SessionToken()
    #expect(BrowserCookie.token(in: ["a=b; counterpoint-browser=\(token); c=d"]) == token)
    #expect(BrowserCookie.token(in: ["a=b", " counterpoint-browser = \(token)"]) == token)
    #expect(BrowserCookie.token(in: []) == nil)
    #expect(BrowserCookie.token(in: ["counterpoint-browser=1", "counterpoint-browser"]) == nil)
    #expect(BrowserCookie.header(token).hasSuffix("; Path=/; HttpOnly; SameSite=Lax"))
  }

  @MainActor
  @Test func aSessionOpensToItsOwnBrowserAndIsDroppedWhenNobodyComes() throws {
    let start = ContinuousClock.now
    let table = SessionTable(limits: SessionTable.Limits(sessions: 2, detached: .seconds(60)))
    let window = WindowGroup("Test") { Text("x") }._window
    let session = LiveSession(window: window, browser: SessionToken())
    #expect(table.add(session, now: start))
    #expect(table.session(session.token, browser: session.browser) === session)
    #expect(table.session(session.token, browser: SessionToken()) == nil)
    #expect(table.session(SessionToken(), browser: session.browser) == nil)

    let connection = session.connect(lastSequence: 0) { _ in }
    table.connectionChanged(of: session, now: start)
    table.removeExpired(now: start + .seconds(1_000))
    #expect(table.count == 1, "somebody is connected")

    session.disconnect(connection)
    table.connectionChanged(of: session, now: start + .seconds(1_000))
    table.removeExpired(now: start + .seconds(1_059))
    #expect(table.count == 1)
    table.removeExpired(now: start + .seconds(1_060))
    #expect(table.count == 0)
  }

  @MainActor
  @Test func thereIsALimitToSessions() {
    let table = SessionTable(limits: SessionTable.Limits(sessions: 2))
    let window = WindowGroup("Test") { Text("x") }._window
    for isAdded in [true, true, false] {
      #expect(table.add(LiveSession(window: window, browser: SessionToken()), now: .now) == isAdded)
    }
  }
}

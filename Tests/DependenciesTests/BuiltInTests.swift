import CounterpointTestSupport
import Dependencies
import DependenciesNetworking
import Foundation
import Synchronization
import Testing

@Suite struct BuiltInTests {
  @Test func `fire and forget is waited for in tests`() async {
    struct Dropped: Error {}
    @Dependency(\.fireAndForget) var fireAndForget
    let done = Mutex(false)
    await fireAndForget(name: "work", priority: .low) {
      await Task.yield()
      done.withLock { $0 = true }
      throw Dropped()
    }
    #expect(done.withLock { $0 })
  }

  @Test func `fire and forget does not wait when live`() async {
    let (stream, continuation) = AsyncStream<Int>.makeStream()
    let (finished, finish) = AsyncStream<Void>.makeStream()
    await withDependencies {
      $0.context = .live
    } operation: {
      @Dependency(\.fireAndForget) var fireAndForget
      await fireAndForget {
        for await _ in stream {}
        finish.finish()
      }
    }
    // Returned although the work waits for this:
    continuation.finish()
    for await _ in finished {}
  }

  @Test func `a seeded generator gives the same numbers`() {
    func numbers() -> [Int] {
      withDependencies {
        $0.withRandomNumberGenerator = WithRandomNumberGenerator(Steps())
      } operation: {
        @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
        return (0..<5).map { _ in withRandomNumberGenerator { Int.random(in: 0..<1_000, using: &$0) } }
      }
    }
    #expect(numbers() == numbers())
    #expect(Set(numbers()).count > 1)
  }

  @Test func `a failed check fails the test and goes on`() throws {
    let messages = issues {
      @Dependency(\.assert) var assert
      @Dependency(\.assertionFailure) var assertionFailure
      @Dependency(\.precondition) var precondition
      assert(true)
      precondition(true, "fine")
      assert(false, "no attendees")
      assertionFailure("unreachable")
      precondition(false)
    }
    #expect(
      messages.map { $0.split(separator: ": ", maxSplits: 1)[1] } == [
        "Assertion failed: no attendees", "Assertion failed: unreachable", "Precondition failed.",
      ])
    #expect(messages.allSatisfy { $0.contains("BuiltInTests.swift") })
  }

  @Test func `an address is opened by who can`() async {
    let opened = await withDependencies {
      $0.openURL = OpenURLEffect { $0.host() == "swift.org" }
    } operation: {
      @Dependency(\.openURL) var openURL
      return (await openURL(URL(string: "https://swift.org")!), await openURL(URL(string: "https://example.org")!))
    }
    #expect(opened == (true, false))
    let messages = await issues {
      await withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.openURL) var openURL
        #expect(await openURL(URL(string: "https://swift.org")!) == false)
      }
    }
    #expect(messages.count == 1)
  }

  @Test func `tests have a notification center of their own`() {
    @Dependency(\.notificationCenter) var center
    @Dependency(\.notificationCenter) var same
    #expect(center !== NotificationCenter.default)
    #expect(center === same)
  }

  @Test func `what depends on the machine fails a test`() {
    let messages = issues {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.preferredLocales) var preferredLocales
      @Dependency(\.timeZone) var timeZone
      @Dependency(\.urlSession) var urlSession
      @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
      @Dependency(\.openURL) var openURL
      _ = (calendar, locale, preferredLocales, timeZone, urlSession, withRandomNumberGenerator, openURL)
    }
    let names = ["calendar", "locale", "preferredLocales", "timeZone", "urlSession", "withRandomNumberGenerator", "openURL"]
    #expect(messages.count == names.count)
    for name in names {
      #expect(messages.contains { $0.contains("@Dependency(\\.\(name)) has no test implementation") })
    }
  }
}

private struct Steps: RandomNumberGenerator {
  var state: UInt64 = 42
  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state
  }
}

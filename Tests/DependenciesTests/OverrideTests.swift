import Clocks
import Dependencies
import DependenciesNetworking
import Foundation
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite struct OverrideTests {
  @Test func `a property sees the overrides around the reading code`() {
    let feature = Feature()
    withDependencies {
      $0.uuid = .constant(UUID(7))
      $0.date = .constant(Date(timeIntervalSince1970: 7))
    } operation: {
      #expect(feature.uuid() == UUID(7))
      #expect(feature.now == Date(timeIntervalSince1970: 7))
      withDependencies {
        $0.uuid = .constant(UUID(8))
      } operation: {
        #expect(feature.uuid() == UUID(8))
        #expect(feature.now == Date(timeIntervalSince1970: 7))
      }
      #expect(feature.uuid() == UUID(7))
    }
  }

  @Test func `a property keeps what was in force where it was made, and what is in force here comes first`() {
    let feature = withDependencies {
      $0.uuid = .constant(UUID(1))
      $0.date.now = Date(timeIntervalSince1970: 1)
    } operation: {
      Feature()
    }
    #expect(feature.uuid() == UUID(1))
    withDependencies {
      $0.uuid = .constant(UUID(2))
    } operation: {
      #expect(feature.uuid() == UUID(2))
      #expect(feature.now == Date(timeIntervalSince1970: 1))
    }
  }

  @Test("AC-L6-2: overriding one endpoint of a client is enough")
  func oneEndpoint() async {
    let answers = await withDependencies {
      $0.speechClient.requestAuthorization = { "denied" }
    } operation: {
      @Dependency(\.speechClient) var speechClient
      return await speechClient.requestAuthorization()
    }
    #expect(answers == "denied")
  }

  @Test("AC-L6-3: identifiers count from 0 and now is what was set")
  func incrementingAndNow() {
    withDependencies {
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
    } operation: {
      let feature = Feature()
      #expect(feature.uuid() == UUID(0))
      #expect(feature.uuid() == UUID(1))
      #expect(feature.now == Date(timeIntervalSince1970: 1_234_567_890))
      #expect(Feature().date() == Date(timeIntervalSince1970: 1_234_567_890))
    }
    #expect(UUID(0).uuidString == "00000000-0000-0000-0000-000000000000")
    #expect(UUID(42).uuidString == "00000000-0000-0000-0000-00000000002A")
    #expect(UUID(-1) != UUID(.max))
  }

  @Test func `a dependency is read and overridden by its type`() {
    let name = withDependencies {
      $0[InterfaceOnly.self] = InterfaceOnly(name: "mine")
    } operation: {
      @Dependency(InterfaceOnly.self) var client
      return client.name
    }
    #expect(name == "mine")
    var values = DependencyValues.test
    #expect(values[type: InterfaceOnly.self].name == "test")
    values[type: InterfaceOnly.self] = InterfaceOnly(name: "set")
    #expect(values.interfaceOnly.name == "set")
  }

  @Test func `overrides reach child tasks and async operations on the actor of the caller`() async {
    let ids = await withDependencies {
      await Task.yield()
      $0.uuid = .incrementing
    } operation: {
      let feature = Feature()
      async let first = feature.uuid()
      let second = await Task { feature.uuid() }.value
      return await [first, second]
    }
    #expect(Set(ids) == [UUID(0), UUID(1)])
    await onMainActor()
  }

  @MainActor func onMainActor() async {
    let notSendable = NotSendable()
    let result = await withDependencies {
      $0.uuid = .constant(UUID(3))
    } operation: {
      MainActor.assertIsolated()
      await Task.yield()
      notSendable.count += 1
      return notSendable
    }
    #expect(result.count == 1)
  }

  @Test func `overrides go with an error`() {
    struct Refused: Error {}
    #expect(throws: Refused.self) {
      try withDependencies { _ in
        throw Refused()
      } operation: {
      }
    }
    #expect(throws: Refused.self) {
      try withDependencies {
        $0.uuid = .incrementing
      } operation: {
        throw Refused()
      }
    }
  }

  @Test func `many overrides do not disturb each other`() {
    withDependencies {
      $0.uuid = .constant(UUID(1))
      $0.date.now = Date(timeIntervalSince1970: 1)
      $0.calendar = Calendar(identifier: .iso8601)
      $0.locale = Locale(identifier: "de_DE")
      $0.preferredLocales = [Locale(identifier: "fr")]
      $0.timeZone = .gmt
      $0.continuousClock = ImmediateClock()
      $0.suspendingClock = ImmediateClock()
      $0.urlSession = URLSession(configuration: .ephemeral)
      $0.token = Token()
      $0.interfaceOnly.name = "other"
      $0.speechClient.start = { ["other"] }
      $0.context = .preview
    } operation: {
      @Dependency(\.calendar) var calendar
      @Dependency(\.locale) var locale
      @Dependency(\.preferredLocales) var preferredLocales
      @Dependency(\.timeZone) var timeZone
      @Dependency(\.urlSession) var urlSession
      @Dependency(\.interfaceOnly.name) var name
      @Dependency(\.context) var context
      #expect(calendar.identifier == .iso8601)
      #expect(locale.identifier == "de_DE")
      #expect(preferredLocales.map(\.identifier) == ["fr"])
      #expect(timeZone == .gmt)
      #expect(urlSession !== URLSession.shared)
      #expect(name == "other")
      #expect(context == .preview)
    }
  }
}

private struct Feature {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date) var date
  @Dependency(\.date.now) var now
}

private final class NotSendable {
  var count = 0
}

import CounterpointTestSupport
import Dependencies
import DependenciesMacros
import Testing

/// The client of the documentation of `@DependencyClient`, made by the macro and written by hand, must behave the same.
#if Macros
  @DependencyClient
  struct MacroClient: Sendable, SpeechEndpoints {
    var requestAuthorization: @Sendable () async -> String = { "placeholder" }
    var start: @Sendable (_ locale: String) async throws -> [String]
    var stop: @Sendable () -> Void
    @DependencyEndpoint(method: "move") var relocate: @Sendable (_ from: Int, _ to: Int) throws -> Void
    var normalize: @Sendable (_ text: inout String, Int) -> Bool = { _, _ in false }
    var refresh: @MainActor @Sendable () -> Void
    @DependencyEndpointIgnored var plain: @Sendable () -> Int = { 1 }
    var name: String = "macro"
    let version: Int = 1
  }

  extension MacroClient: TestDependencyKey {
    static let testValue = MacroClient()
  }
#endif

protocol SpeechEndpoints {
  var requestAuthorization: @Sendable () async -> String { get set }
  var start: @Sendable (_ locale: String) async throws -> [String] { get set }
  var stop: @Sendable () -> Void { get set }
  func start(locale: String) async throws -> [String]
  init()
}

struct HandWrittenClient: Sendable, SpeechEndpoints {
  var requestAuthorization: @Sendable () async -> String = {
    Unimplemented.report("HandWrittenClient.requestAuthorization")
    return "placeholder"
  }
  var start: @Sendable (_ locale: String) async throws -> [String] = { _ in
    Unimplemented.report("HandWrittenClient.start")
    throw Unimplemented("HandWrittenClient.start")
  }
  func start(locale: String) async throws -> [String] { try await start(locale) }
  var stop: @Sendable () -> Void = { Unimplemented.report("HandWrittenClient.stop") }

  init() {}
}

extension HandWrittenClient: TestDependencyKey {
  static let testValue = HandWrittenClient()
}

@Suite struct ClientTests {
  static var clients: [any SpeechEndpoints & Sendable] {
    #if Macros
      [HandWrittenClient(), MacroClient()]
    #else
      [HandWrittenClient()]
    #endif
  }

  @Test("AC-L11-2: an unimplemented endpoint fails with its label, and returns its placeholder or throws", arguments: clients)
  func unimplementedEndpoints(client: any SpeechEndpoints & Sendable) async {
    let label = "\(type(of: client))"
    let messages = await issues {
      #expect(await client.requestAuthorization() == "placeholder")
      await #expect(throws: Unimplemented("\(label).start")) { try await client.start("en") }
      await #expect(throws: Unimplemented("\(label).start")) { try await client.start(locale: "en") }
      client.stop()
    }
    #expect(messages.count == 4)
    #expect(messages[0].contains("Unimplemented: \(label).requestAuthorization …"))
    #expect(messages[1].contains("Unimplemented: \(label).start …"))
    #expect(messages[3].contains("Unimplemented: \(label).stop …"))
  }

  @Test("AC-L11-2: an endpoint that is not called fails nothing, one that is overridden neither", arguments: clients)
  func overriddenEndpoints(client: any SpeechEndpoints & Sendable) async throws {
    var client = client
    client.requestAuthorization = { "authorized" }
    client.start = { ["in \($0)"] }
    let overridden = client
    let messages = try await issues {
      #expect(await overridden.requestAuthorization() == "authorized")
      let results = try await overridden.start(locale: "de")
      #expect(results == ["in de"])
    }
    #expect(messages == [])
  }

  #if Macros
    @Test func `an endpoint without a test implementation is overridden by itself`() async {
      let messages = await issues {
        await withDependencies {
          $0[MacroClient.self].requestAuthorization = { "denied" }
        } operation: {
          @Dependency(MacroClient.self) var client
          #expect(await client.requestAuthorization() == "denied")
          client.stop()
        }
      }
      #expect(messages.count == 1)
    }

    @Test @MainActor func `methods take labels, placeholders get the arguments`() throws {
      var client = MacroClient()
      client.relocate = { from, to in if from > to { throw Unimplemented("\(from) > \(to)") } }
      try client.move(from: 1, to: 2)
      #expect(throws: Unimplemented("2 > 1")) { try client.move(from: 2, to: 1) }
      client.normalize = { text, count in
        text = String(text.prefix(count))
        return true
      }
      var text = "abcdef"
      #expect(client.normalize(text: &text, 3))
      #expect(text == "abc")
      let messages = issues {
        MacroClient().refresh()
        var text = "abc"
        #expect(!MacroClient().normalize(text: &text, 1))
      }
      #expect(messages.count == 2)
      let none = issues { _ = client.plain() }
      #expect(none == [])
    }

    @Test func `the initializer takes every property`() async throws {
      let client = MacroClient(
        requestAuthorization: { "live" },
        start: { [$0] },
        stop: {},
        relocate: { _, _ in },
        normalize: { _, _ in true },
        refresh: {},
        plain: { 2 },
        name: "all"
      )
      #expect(await client.requestAuthorization() == "live")
      #expect(client.plain() == 2)
      #expect(client.name == "all")
      #expect(client.version == 1)
    }
  #endif
}

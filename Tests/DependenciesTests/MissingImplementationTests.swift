import Clocks
import CounterpointTestSupport
import Dependencies
import Foundation
import Testing

@Suite struct MissingImplementationTests {
  @Test("B.9 item 7: a dependency without a test value fails the test once, and says where and how to cure it")
  func missingTestValue() throws {
    let declaration = #line + 2
    let messages = issues {
      @Dependency(\.speechClient) var speechClient
      @Dependency(\.speechClient) var again
      _ = speechClient
      _ = speechClient
      _ = again
    }
    let message = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(message.contains(#"@Dependency(\.speechClient) has no test implementation, but was accessed from a test context:"#))
    #expect(message.contains("DependenciesTests/MissingImplementationTests.swift:\(declaration)"))
    #expect(message.contains("Dependency:\n    SpeechClient"))
    #expect(message.contains("$0.speechClient = "))
    #expect(message.contains(#"add "static let testValue" to the conformance of SpeechClient"#))
  }

  @Test func `the failure is at the declaration of the property`() {
    withKnownIssue {
      @Dependency(\.uuid) var uuid
      _ = uuid()
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains(#"@Dependency(\.uuid) has no test implementation"#) }
        && issue.sourceLocation?.line == #line - 4
    }
  }

  @Test("AC-L6-1: each dependency that is not overridden is named, until all are overridden")
  func namedUntilOverridden() async throws {
    let nothing = await issues { await RecordMeeting().record() }
    #expect(nothing.contains { $0.contains(#"@Dependency(\.speechClient) has no test implementation"#) })
    #expect(nothing.contains { $0.contains("Unimplemented: ContinuousClock") })
    #expect(nothing.contains { $0.contains(#"@Dependency(\.uuid) has no test implementation"#) })
    #expect(nothing.contains { $0.contains(#"Unimplemented: @Dependency(\.date) …"#) })

    let everything = await issues {
      await withDependencies {
        $0.continuousClock = ImmediateClock()
        $0.speechClient.requestAuthorization = { "denied" }
        $0.uuid = .incrementing
        $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
      } operation: {
        await RecordMeeting().record()
      }
    }
    #expect(everything == [])
  }

  @Test("AC-L6-1: after overriding the clock and the speech client the others are named")
  func namedAfterSomeOverrides() async throws {
    let messages = await issues {
      await withDependencies {
        $0.continuousClock = ImmediateClock()
        $0.speechClient.requestAuthorization = { "denied" }
      } operation: {
        await RecordMeeting().record()
      }
    }
    #expect(messages.count == 2)
    #expect(messages.contains { $0.contains(#"@Dependency(\.uuid) has no test implementation"#) })
    #expect(messages.contains { $0.contains(#"Unimplemented: @Dependency(\.date) …"#) })
  }

  @Test func `looking at a value without a property is no access`() {
    let messages = issues {
      withDependencies {
        $0.speechClient.start = { [] }
      } operation: {
      }
      _ = DependencyValues.test.speechClient
    }
    #expect(messages == [])
  }

  @Test func `looking at a value does not hide a later access`() {
    let messages = issues {
      withDependencies {
        _ = $0.speechClient
      } operation: {
        @Dependency(\.speechClient) var speechClient
        _ = speechClient
      }
    }
    #expect(messages.count == 1)
  }

  @Test func `a key can say that its live value is harmless`() {
    let messages = issues {
      @Dependency(Harmless.self) var harmless
      #expect(harmless.name == "live")
    }
    #expect(messages == [])
  }

  @Test func `a dependency that is read by type is named by its type`() throws {
    let messages = issues {
      @Dependency(SpeechClient.self) var speechClient
      _ = speechClient
    }
    let message = try #require(messages.first)
    #expect(message.contains("@Dependency(SpeechClient.self) has no test implementation, but was accessed from a test context:"))
    #expect(message.contains("$0[SpeechClient.self] = "))
  }

  @Test func `a live context without a live value is reported`() throws {
    let messages = issues {
      withDependencies {
        $0.context = .live
      } operation: {
        @Dependency(\.interfaceOnly) var client
        #expect(client.name == "test")
        _ = client
      }
    }
    let message = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(message.contains(#"@Dependency(\.interfaceOnly) has no live implementation, but was accessed from a live context:"#))
    #expect(message.contains(#"conform InterfaceOnly to "DependencyKey""#))
  }

  @Test func `asking the key itself for its missing test value is reported`() throws {
    let messages = issues { _ = SpeechClient.testValue }
    #expect(try #require(messages.first).contains("The test value of SpeechClient was asked for, but it has none."))
  }
}

private struct RecordMeeting {
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.speechClient) var speechClient
  @Dependency(\.uuid) var uuid

  func record() async {
    _ = await speechClient.requestAuthorization()
    try? await clock.sleep(for: .seconds(1))
    _ = (uuid(), now)
  }
}

import CounterpointTestSupport
import Dependencies
import Foundation
import Testing

@Suite struct PreparationTests {
  @Test func `prepared dependencies are seen everywhere in the test`() async {
    prepareDependencies {
      $0.uuid = .constant(UUID(1))
      $0.speechClient.start = { ["prepared"] }
    }
    @Dependency(\.uuid) var uuid
    #expect(uuid() == UUID(1))
    #expect(
      withDependencies {
        $0.context = .live
      } operation: {
        uuid()
      } == UUID(1))
    #expect(
      withDependencies {
        $0.uuid = .constant(UUID(2))
      } operation: {
        uuid()
      } == UUID(2))
    @Dependency(\.speechClient) var speechClient
    #expect(await speechClient.start() == ["prepared"])
  }

  @Test func `another test does not see them`() {
    let messages = issues {
      @Dependency(\.uuid) var uuid
      #expect(uuid() != UUID(1))
    }
    #expect(messages.count == 1)
  }

  @Test func `preparing twice keeps what is not replaced`() {
    prepareDependencies {
      $0.uuid = .constant(UUID(1))
      $0.interfaceOnly.name = "first"
    }
    prepareDependencies {
      #expect($0.interfaceOnly.name == "first")
      $0.interfaceOnly.name = "second"
    }
    @Dependency(\.uuid) var uuid
    @Dependency(\.interfaceOnly.name) var name
    #expect(uuid() == UUID(1))
    #expect(name == "second")
  }

  @Test func `too late is reported, and the value stays`() throws {
    @Dependency(\.interfaceOnly.name) var name
    #expect(name == "test")
    let messages = issues {
      prepareDependencies {
        $0.interfaceOnly.name = "late"
        $0.context = .preview
      }
    }
    #expect(try #require(messages.first).contains(#""prepareDependencies" comes too late for InterfaceOnly, the context"#))
    #expect(name == "test")
    @Dependency(\.context) var context
    #expect(context == .test)
  }

  @Test func `a prepared context decides the defaults`() async {
    prepareDependencies { $0.context = .preview }
    @Dependency(\.speechClient) var speechClient
    #expect(await speechClient.requestAuthorization() == "preview")
  }

  @Test func `code of no test cannot prepare`() async {
    let messages = await Task.detached {
      issues { prepareDependencies { $0.uuid = .incrementing } }
    }.value
    #expect(messages.count == 1)
  }
}

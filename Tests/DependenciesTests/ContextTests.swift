@testable import Dependencies
import CounterpointTestSupport
import Testing

@Suite struct ContextTests {
  @Test func `a test runs in the test context`() {
    @Dependency(\.context) var context
    #expect(context == .test)
    #expect(DependencyValues().context == .test)
    #expect(DependencyValues.live.context == .live)
    #expect(DependencyValues.preview.context == .preview)
    #expect(DependencyValues.test.context == .test)
  }

  @Test("AC-L6-4: a preview context gives the preview value and fails no test")
  func preview() async {
    let messages = await issues {
      await withDependencies {
        $0.context = .preview
      } operation: {
        @Dependency(\.speechClient) var speechClient
        #expect(await speechClient.requestAuthorization() == "preview")
        @Dependency(\.interfaceOnly) var interfaceOnly
        #expect(interfaceOnly.name == "test")
        @Dependency(Harmless.self) var harmless
        #expect(harmless.name == "live")
      }
    }
    #expect(messages == [])
  }

  @Test func `a live context gives the live value, and each context keeps its own`() async {
    let live = withDependencies {
      $0.context = .live
    } operation: {
      currentToken()
    }
    let test = currentToken()
    #expect(live !== test)
    #expect(
      withDependencies {
        $0.context = .live
      } operation: {
        currentToken()
      } === live)
    #expect(
      withDependencies {
        $0 = .live
      } operation: {
        currentToken()
      } === live)
    #expect(currentToken() === test)
  }

  @Test func `the environment decides the context`() {
    #expect(DependencyContext.detect(environment: [:], isTesting: false) == .live)
    #expect(DependencyContext.detect(environment: [:], isTesting: true) == .test)
    #expect(DependencyContext.detect(environment: ["XCODE_RUNNING_FOR_PREVIEWS": "1"], isTesting: false) == .preview)
    for context in DependencyContext.allCases {
      let environment = [DependencyContext.environmentVariable: context.rawValue, "XCODE_RUNNING_FOR_PREVIEWS": "1"]
      #expect(DependencyContext.detect(environment: environment, isTesting: true) == context)
    }
  }

  @Test func `a context that does not exist is reported and ignored`() throws {
    let messages = issues {
      #expect(DependencyContext.detect(environment: ["COUNTERPOINT_CONTEXT": "prod"], isTesting: false) == .live)
    }
    #expect(try #require(messages.first).contains(#"Set it to "live", "preview" or "test""#))
  }
}

private func currentToken() -> Token {
  @Dependency(\.token) var token
  return token
}

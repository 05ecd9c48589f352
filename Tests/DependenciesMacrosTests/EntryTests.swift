import CounterpointTestSupport
import Dependencies
import DependenciesMacros
import Testing

struct Analytics: Sendable, Equatable {
  var name: String
  static let live = Analytics(name: "live")
  static let lorem = Analytics(name: "lorem")
  static let silent = Analytics(name: "silent")
}

#if Macros
  extension DependencyValues {
    @DependencyEntry var testOnly: Analytics = Analytics.silent
    @DependencyEntry(liveValue: Analytics.live, previewValue: Analytics.lorem) var all: Analytics = Analytics.silent
    @DependencyEntry(liveValue: Analytics.live) var liveOnly: Analytics
    @DependencyEntry(Analytics.silent, liveValue: .live) var fromArguments: Analytics
  }
#endif

extension DependencyValues {
  var handWritten: Analytics {
    get { self[HandWrittenKey.self] }
    set { self[HandWrittenKey.self] = newValue }
  }
}

private enum HandWrittenKey: DependencyKey {
  static var liveValue: Analytics { Analytics.live }
  static var previewValue: Analytics { Analytics.lorem }
  static var testValue: Analytics { Analytics.silent }
}

@Suite struct EntryTests {
  static var paths: [any WritableKeyPath<DependencyValues, Analytics> & Sendable] {
    #if Macros
      [\.handWritten, \.all]
    #else
      [\.handWritten]
    #endif
  }

  @Test(arguments: paths) func `each context has its value`(path: any WritableKeyPath<DependencyValues, Analytics> & Sendable) {
    #expect(read(path) == .silent)
    #expect(read(path, in: .live) == .live)
    #expect(read(path, in: .preview) == .lorem)
    withDependencies {
      $0[keyPath: path] = Analytics(name: "mine")
    } operation: {
      #expect(read(path).name == "mine")
    }
  }

  #if Macros
    @Test func `values that are left out`() {
      #expect(read(\.testOnly) == .silent)
      #expect(read(\.fromArguments) == .silent)
      #expect(read(\.fromArguments, in: .preview) == .live)
      let messages = issues {
        let value = read(\.liveOnly)
        #expect(value == .live)
      }
      #expect(messages.count == 1)
      #expect(messages[0].contains(#"@Dependency(\.liveOnly) has no test implementation"#))
    }
  #endif

  private func read(_ path: any KeyPath<DependencyValues, Analytics> & Sendable) -> Analytics {
    @Dependency(path) var analytics
    return analytics
  }

  private func read(_ path: any KeyPath<DependencyValues, Analytics> & Sendable, in context: DependencyContext) -> Analytics {
    withDependencies {
      $0.context = context
    } operation: {
      read(path)
    }
  }
}

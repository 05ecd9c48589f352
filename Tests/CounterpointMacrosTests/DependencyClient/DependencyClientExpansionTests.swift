import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct DependencyClientExpansionTests {
  @Test func addsInitializersAndMarksClosures() {
    assertDependencyExpansion(
      """
      @DependencyClient
      public struct Client: Sendable {
        public var stop: @Sendable () -> Void
        @DependencyEndpointIgnored public var plain: @Sendable () -> Int = { 1 }
        public var name: String = "a"
        let version = 1
        static let shared = 1
        var computed: Int { 1 }
      }
      """,
      """
      public struct Client: Sendable {
        @DependenciesMacros.DependencyEndpoint
        public var stop: @Sendable () -> Void
        public var plain: @Sendable () -> Int = { 1 }
        public var name: String = "a"
        let version = 1
        static let shared = 1
        var computed: Int { 1 }

        public init(
          stop: @escaping @Sendable () -> Void,
          plain: @escaping @Sendable () -> Int = {
            1
          },
          name: String = "a"
        ) {
          self._stop = stop
          self.plain = plain
          self.name = name
        }

        public init() {
        }
      }
      """
    )
  }

  @Test func keepsInitializersThatAreWritten() {
    assertDependencyExpansion(
      """
      @DependencyClient
      struct Client {
        let id: Int
        init(id: Int) {
          self.id = id
        }
      }
      """,
      """
      struct Client {
        let id: Int
        init(id: Int) {
          self.id = id
        }
      }
      """
    )
  }

  @Test func endpointsThatThrow() {
    assertDependencyExpansion(
      """
      struct Client {
        @DependencyEndpoint public var start: @Sendable (_ locale: Locale, Int) async throws -> [String]
      }
      """,
      """
      struct Client {
        public var start: @Sendable (_ locale: Locale, Int) async throws -> [String] {
          get {
            _start
          }
          set {
            _start = newValue
          }
        }

        private var _start: @Sendable (_ locale: Locale, Int) async throws -> [String] = { _, _ in
          DependenciesMacros.Unimplemented.report("Client.start")
          throw DependenciesMacros.Unimplemented("Client.start")
        }

        public func start(locale: Locale, _ p1: Int) async throws -> [String] {
          try await self._start(locale, p1)
        }
      }
      """
    )
  }

  @Test func endpointsWithAPlaceholder() {
    assertDependencyExpansion(
      """
      struct Client {
        @DependencyEndpoint(method: "fetch") var load: @MainActor (inout Int) -> String = { _ in "" }
      }
      """,
      """
      struct Client {
        var load: @MainActor (inout Int) -> String {
          get {
            _load
          }
          set {
            _load = newValue
          }
        }

        private var _load: @MainActor (inout Int) -> String = { a0 in
          DependenciesMacros.Unimplemented.report("Client.load")
          let placeholder: @MainActor (inout Int) -> String = { _ in
            ""
          }
          return placeholder(&a0)
        }

        @MainActor func fetch(_ p0: inout Int) -> String {
          self._load(&p0)
        }
      }
      """
    )
  }

  @Test func onlyStructsAreClients() {
    assertDependencyExpansion(
      """
      @DependencyClient
      final class Client {
      }
      """,
      """
      final class Client {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyClient' can only be applied to a struct; this is a class",
          line: 1,
          column: 1,
          fixIts: [FixItSpec(message: "Remove '@DependencyClient'")]
        )
      ],
      fixed: """
        final class Client {
        }
        """
    )
  }

  @Test func endpointsThatCannotThrowNeedADefault() {
    assertDependencyExpansion(
      """
      struct Client {
        @DependencyEndpoint var load: (Int, Int) -> String
      }
      """,
      """
      struct Client {
        var load: (Int, Int) -> String
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "The endpoint 'load' needs a default closure: it returns a value and cannot throw",
          line: 2,
          column: 27,
          fixIts: [FixItSpec(message: "Add a default that tests get after the failure")]
        )
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint var load: (Int, Int) -> String = { _, _ in <#String#> }
        }
        """
    )
  }

  @Test func endpointsWithTypedErrorsNeedADefault() {
    assertDependencyExpansion(
      """
      struct Client {
        @DependencyEndpoint var load: () throws(Refused) -> Void
      }
      """,
      """
      struct Client {
        var load: () throws(Refused) -> Void
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "The endpoint 'load' needs a default closure: it cannot throw the error 'Unimplemented'",
          line: 2,
          column: 27,
          fixIts: [FixItSpec(message: "Add a default that tests get after the failure")]
        )
      ]
    )
  }

  @Test func endpointsAreVariables() {
    assertDependencyExpansion(
      """
      struct Client {
        @DependencyEndpoint let load: () -> Void
      }
      """,
      """
      struct Client {
        let load: () -> Void
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "An endpoint must be a 'var', so that tests can override it",
          line: 2,
          column: 23,
          fixIts: [FixItSpec(message: "Replace 'let' with 'var'")]
        )
      ],
      fixed: """
        struct Client {
          @DependencyEndpoint var load: () -> Void
        }
        """
    )
  }

  @Test func endpointsAreClosures() {
    assertDependencyExpansion(
      """
      struct Client {
        @DependencyEndpoint var count: Int
      }
      """,
      """
      struct Client {
        var count: Int
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEndpoint' can only be applied to a stored property whose type is written as a closure type",
          line: 2,
          column: 3,
          fixIts: [FixItSpec(message: "Remove '@DependencyEndpoint'")]
        )
      ],
      fixed: """
        struct Client {
          var count: Int
        }
        """
    )
  }
}

import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct DependencyEntryExpansionTests {
  @Test func makesAKeyWithAllValues() {
    assertDependencyExpansion(
      """
      extension DependencyValues {
        @DependencyEntry(liveValue: Client.live, previewValue: Client.lorem) var client: Client = Client()
      }
      """,
      """
      extension DependencyValues {
        var client: Client {
          get {
            self[_DependencyKey_client.self]
          }
          set {
            self[_DependencyKey_client.self] = newValue
          }
        }

        private enum _DependencyKey_client: Dependencies.DependencyKey {
          typealias Value = Client
          static var liveValue: Client {
            Client.live
          }
          static var previewValue: Client {
            Client.lorem
          }
          static var testValue: Client {
            Client()
          }
        }
      }
      """
    )
  }

  @Test func needsAType() {
    assertDependencyExpansion(
      """
      extension DependencyValues {
        @DependencyEntry var client = Client()
      }
      """,
      """
      extension DependencyValues {
        var client = Client()
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "The dependency 'client' needs a type that is written down",
          line: 2,
          column: 24,
          fixIts: [FixItSpec(message: "Add a type")]
        )
      ],
      fixed: """
        extension DependencyValues {
          @DependencyEntry var client: <#Type#> = Client()
        }
        """
    )
  }

  @Test func needsAValue() {
    assertDependencyExpansion(
      """
      extension DependencyValues {
        @DependencyEntry var client: Client
      }
      """,
      """
      extension DependencyValues {
        var client: Client
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "The dependency 'client' needs a test value after '=', or the argument 'liveValue'",
          line: 2,
          column: 24,
          fixIts: [FixItSpec(message: "Add a test value")]
        )
      ],
      fixed: """
        extension DependencyValues {
          @DependencyEntry var client: Client = <#test value#>
        }
        """
    )
  }

  @Test func needsAVariable() {
    assertDependencyExpansion(
      """
      extension DependencyValues {
        @DependencyEntry var client: Client { Client() }
      }
      """,
      """
      extension DependencyValues {
        var client: Client { Client() }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@DependencyEntry' can only be applied to a 'var' without accessors, in an extension of 'DependencyValues'",
          line: 2,
          column: 3
        )
      ]
    )
  }
}

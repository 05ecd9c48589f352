import Dependencies
import IssueReporting

struct FactClient: Sendable {
  var fetchAsync: @Sendable (Int) async throws -> String

  struct Failure: Swift.Error, Equatable {}

  /// The name that one half of the episode gives to the failure.
  typealias Error = Failure
}

extension FactClient: TestDependencyKey {
  static let testValue = Self(
    fetchAsync: unimplemented("FactClient.fetchAsync", placeholder: "")
  )
}

extension DependencyValues {
  var fact: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

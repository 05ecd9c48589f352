import ComposableArchitecture

/// A client as `@DependencyClient` would write it: closures, an initializer, and endpoints that fail a test which has not overridden them.
struct Catalog: Sendable {
  var title: @Sendable (_ number: Int) async throws -> String
  var reserve: @Sendable (_ number: Int) async -> Void

  init(
    title: @escaping @Sendable (_ number: Int) async throws -> String,
    reserve: @escaping @Sendable (_ number: Int) async -> Void
  ) {
    self.title = title
    self.reserve = reserve
  }
}

extension Catalog: TestDependencyKey {
  static let testValue = Self(
    title: unimplemented("Catalog.title"),
    reserve: unimplemented("Catalog.reserve")
  )
}

extension DependencyValues {
  var catalog: Catalog {
    get { self[Catalog.self] }
    set { self[Catalog.self] = newValue }
  }
}

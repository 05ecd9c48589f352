@testable import Dependencies
import CounterpointTestSupport
import DependenciesTestSupport
import Foundation
import Synchronization
import Testing

/// What one test makes is not seen by another, although they run in parallel.
@Suite struct IsolationTests {
  @Test func `defaults are made once in a test`() async {
    @Dependency(\.token) var first
    @Dependency(\.token) var second
    #expect(first === second)
    let inChild = await Task {
      @Dependency(\.token) var token
      return token
    }.value
    #expect(inChild === first)
    withDependencies {
      $0.uuid = .incrementing
    } operation: {
      @Dependency(\.token) var third
      #expect(third === first)
    }
  }

  static let seen = Mutex<[ObjectIdentifier: Token]>([:])

  @Test(arguments: 0..<20) func `each case of a parameterized test has defaults of its own`(_ number: Int) async {
    for _ in 0..<3 {
      await Task.yield()
      @Dependency(\.token) var token
      let mine = CaseToken.current ?? token
      #expect(mine === token)
      CaseToken.$current.withValue(token) {
        @Dependency(\.token) var again
        #expect(again === token)
      }
    }
    @Dependency(\.token) var token
    let isNew = Self.seen.withLock { $0.updateValue(token, forKey: ObjectIdentifier(token)) == nil }
    #expect(isNew)
  }

  @Test func `what a property captured in one test is not seen by another`() {
    let foreign = DependencyScope()
    let layer = DependencyLayer(overrides: overrides { $0.uuid = .constant(UUID(666)) }, scope: foreign)
    let shared = DependencyLayer.$current.withValue(layer) { Shared() }
    withDependencies {
      $0.uuid = .constant(UUID(1))
    } operation: {
      #expect(shared.uuid() == UUID(1))
    }
    let messages = issues { #expect(shared.uuid() != UUID(666)) }
    #expect(messages.count == 1)
  }

  @Test func `a detached task sees what its properties captured, and no test sees what it makes`() async {
    let feature = withDependencies {
      $0.uuid = .constant(UUID(5))
    } operation: {
      Shared()
    }
    @Dependency(\.token) var token
    let (id, detached, other) = await Task.detached {
      @Dependency(\.token) var first
      @Dependency(\.token) var second
      return (feature.uuid(), first, second)
    }.value
    #expect(id == UUID(5))
    #expect(detached !== token)
    #expect(other !== token)
  }

  @Test func `scopes of tests are bounded, and those in use stay`() {
    let scopes = TestScopes(capacity: 10)
    let used = scopes.scope(of: "used")
    let held = ObjectIdentifier(scopes.scope(of: "held"))
    let holder = scopes.scope(of: "held")
    for number in 0..<100 {
      _ = scopes.scope(of: "test \(number)")
      #expect(scopes.scope(of: "used") === used)
      #expect(scopes.count <= 11)
    }
    #expect(ObjectIdentifier(scopes.scope(of: "held")) == held)
    withExtendedLifetime(holder) {}
    scopes.remove("used")
    #expect(scopes.scope(of: "used") !== used)
  }

  @Test func `two tasks that make a default at the same time see one`() async {
    let scope = DependencyScope()
    let layer = DependencyLayer(scope: scope)
    let tokens = await DependencyLayer.$current.withValue(layer) {
      await withTaskGroup(of: Token.self) { group in
        for _ in 0..<50 {
          group.addTask {
            @Dependency(\.token) var token
            return token
          }
        }
        return await group.reduce(into: [Token]()) { $0.append($1) }
      }
    }
    #expect(Set(tokens.map(ObjectIdentifier.init)).count == 1)
  }

  private func overrides(_ update: (inout DependencyValues) -> Void) -> DependencyTable {
    var values = DependencyValues()
    update(&values)
    return values.layer.overrides
  }
}

private enum CaseToken {
  @TaskLocal static var current: Token?
}

private struct Shared {
  @Dependency(\.uuid) var uuid
}

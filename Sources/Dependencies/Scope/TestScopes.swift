import IssueReporting
import Synchronization

/// The scopes of the tests that run in a process.
///
/// A test is known by its identity: Swift Testing has one for each test, and with `DependenciesTestSupport` linked one for each case of a
/// parameterized test and each test of XCTest too. The test-support library also tells when a test of XCTest is over; Swift Testing tells
/// nobody. So the number of scopes that are kept is bounded, and those that were not used for longest go first. A scope that something
/// else still holds, such as a model that captured it, stays known for as long.
final class TestScopes: Sendable {
  /// The scopes of this process, with room for more tests than ever run at the same time.
  static let shared = TestScopes(capacity: 4_096)

  private struct Entry {
    weak var scope: DependencyScope?
    var kept: DependencyScope?
    var lastUse: UInt64
  }

  // Sendable: the identities of tests are values, which Swift Testing declares sendable.
  private struct Identity: Hashable, @unchecked Sendable {
    var rawValue: AnyHashable
  }

  private struct State {
    var entries: [Identity: Entry] = [:]
    var keptCount = 0
    var uses: UInt64 = 0
  }

  private let capacity: Int
  private let state = Mutex(State())

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// The scope of the test that runs here; `nil` when the code cannot be attributed to a test: in a detached task or a foreign thread.
  static var current: DependencyScope? {
    guard let identity = TestObservation.currentTest else { return nil }
    return shared.scope(of: identity)
  }

  /// The scope of a test, made when there is none.
  ///
  /// - Complexity: O(1) amortized.
  func scope(of test: AnyHashable) -> DependencyScope {
    let identity = Identity(rawValue: test)
    return state.withLock { state in
      state.uses += 1
      let known = state.entries[identity]
      if let kept = known?.kept {
        state.entries[identity]?.lastUse = state.uses
        return kept
      }
      if state.keptCount >= capacity { evict(&state) }
      let scope = known?.scope ?? DependencyScope()
      state.entries[identity] = Entry(scope: scope, kept: scope, lastUse: state.uses)
      state.keptCount += 1
      return scope
    }
  }

  /// Lets go of the scope of a test that is over.
  func remove(_ test: AnyHashable) {
    let identity = Identity(rawValue: test)
    state.withLock { state in
      if state.entries.removeValue(forKey: identity)?.kept != nil { state.keptCount -= 1 }
    }
  }

  /// The number of tests whose scope is known.
  var count: Int { state.withLock { $0.entries.count } }

  /// Lets go of the half that was not used for longest, and forgets those that nothing else holds.
  private func evict(_ state: inout State) {
    // Only keys and numbers are copied: a copy of an entry would hold its scope.
    let byUse = state.entries.compactMap { identity, entry in entry.kept == nil ? nil : (identity, entry.lastUse) }.sorted { $0.1 < $1.1 }
    let old = byUse.prefix((capacity + 1) / 2).map(\.0)
    for identity in old { state.entries[identity]?.kept = nil }
    state.keptCount -= old.count
    state.entries = state.entries.filter { $0.value.scope != nil }
  }
}

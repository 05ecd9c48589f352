import IssueReporting

/// What `withDependencies` puts in force: the overrides, an overridden context, and the scope that keeps default values.
///
/// Immutable, so that tasks and threads share it freely and identity is a quick test for "nothing differs".
final class DependencyLayer: Sendable {
  let overrides: DependencyTable
  let context: DependencyContext?

  /// The scope whose default values are seen here; `nil` where none has been chosen yet and the running test has to be asked.
  let scope: DependencyScope?

  /// The same as `scope`, which holds it for as long as the layer lives: looking into it takes no reference.
  private let unretainedScope: Unmanaged<DependencyScope>?

  init(overrides: DependencyTable = DependencyTable(), context: DependencyContext? = nil, scope: DependencyScope? = nil) {
    self.overrides = overrides
    self.context = context
    self.scope = scope
    unretainedScope = scope.map(Unmanaged.passUnretained)
  }

  /// The value that the scope keeps for a key.
  func keptValue(for key: ObjectIdentifier, in context: DependencyContext?) -> AnyDependencyBox? {
    unretainedScope?._withUnsafeGuaranteedRef { $0.value(for: key, in: context) }
  }

  /// The layer that the innermost `withDependencies` of this task put in force.
  @TaskLocal static var current: DependencyLayer?

  /// The layer of code that no `withDependencies` surrounds.
  ///
  /// Under tests it has no scope: one process runs many tests, each with a scope of its own.
  static let root = DependencyLayer(scope: isTesting ? nil : .process)

  /// The layer in force here.
  static var currentOrRoot: DependencyLayer { current ?? root }
}

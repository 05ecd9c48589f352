import Synchronization

/// One search for the default of a dependency, while it goes on.
///
/// The defaults of a key are static properties that know nothing of their reader. The one that stands for "there is no test value" finds
/// here who asked.
final class DependencyResolution: Sendable {
  @TaskLocal static var current: DependencyResolution?

  let name: DependencyName
  let context: DependencyContext
  let scope: DependencyScope?
  let access: DependencyAccess?
  private let missing = Atomic(false)

  init(name: DependencyName, context: DependencyContext, scope: DependencyScope?, access: DependencyAccess?) {
    self.name = name
    self.context = context
    self.scope = scope
    self.access = access
  }

  /// Whether the key turned out to have no value of its own for the context.
  var isMissing: Bool { missing.load(ordering: .relaxed) }

  /// Whether the default that is being made is looked at without a `@Dependency` property, for instance to replace a part of it.
  ///
  /// Asking marks the default as one to make anew for a property.
  static var isOnlyLooking: Bool {
    guard let current, current.access == nil else { return false }
    current.markMissing()
    return true
  }

  func markMissing() { missing.store(true, ordering: .relaxed) }

  func makeDefault<Key: TestDependencyKey>(of key: Key.Type) -> Key.Value {
    switch context {
    case .preview: return Key.previewValue
    case .test: return Key.testValue
    case .live:
      if let liveKey = key as? any DependencyKey.Type { return liveValue(of: liveKey) }
      MissingImplementation.liveValueIsMissing(for: key, resolution: self)
      return Key.testValue
    }

    func liveValue<LiveKey: DependencyKey>(of key: LiveKey.Type) -> Key.Value {
      // The same type as `Key`, known to have a live value: both name one `Value`.
      LiveKey.liveValue as! Key.Value
    }
  }
}

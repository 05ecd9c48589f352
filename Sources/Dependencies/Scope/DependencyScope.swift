import Synchronization

/// Keeps the defaults that have been made, and what has been reported, for the process or for one test.
///
/// Finding a value takes no lock: what is kept is a snapshot that never changes, only gives way to a larger one. The snapshots that gave
/// way are let go together with the scope, because a reader may still be inside one of them. A dependency that is used for the first time
/// makes one, so there are never more of them than dependencies in the program.
final class DependencyScope: Sendable {
  /// The scope of a process that runs no tests.
  static let process = DependencyScope()

  private final class Snapshot: Sendable {
    let contents: Contents
    init(_ contents: Contents) { self.contents = contents }
  }

  private struct Contents {
    var prepared = DependencyTable()
    var preparedContext: DependencyContext?
    var live = DependencyTable()
    var preview = DependencyTable()
    var test = DependencyTable()

    subscript(context: DependencyContext) -> DependencyTable {
      get {
        switch context {
        case .live: live
        case .preview: preview
        case .test: test
        }
      }
      set {
        switch context {
        case .live: live = newValue
        case .preview: preview = newValue
        case .test: test = newValue
        }
      }
    }
  }

  private struct State {
    var snapshots: [Snapshot] = []
    var reported: Set<ObjectIdentifier> = []

    var contents: Contents { snapshots.last?.contents ?? Contents() }
  }

  private let state = Mutex(State())

  /// The last of the snapshots in `state`, which holds them until `deinit`: what is loaded from here is alive.
  private let snapshot = Atomic<Unmanaged<Snapshot>?>(nil)

  /// The value that was prepared or made for a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - context: The context that is overridden; `nil` for that of the test or process.
  func value(for key: ObjectIdentifier, in context: DependencyContext?) -> AnyDependencyBox? {
    snapshot.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { snapshot in
      if let prepared = snapshot.contents.prepared[key] { return prepared }
      switch context ?? snapshot.contents.preparedContext ?? .detected {
      case .live: return snapshot.contents.live[key]
      case .preview: return snapshot.contents.preview[key]
      case .test: return snapshot.contents.test[key]
      }
    }
  }

  /// The context that was prepared.
  var preparedContext: DependencyContext? {
    snapshot.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.contents.preparedContext }
  }

  /// The values that were prepared.
  var prepared: DependencyTable { state.withLock { $0.contents.prepared } }

  /// Keeps a value that was made unless there already is one, and returns the one that is kept.
  func keep(_ box: AnyDependencyBox, for key: ObjectIdentifier, in context: DependencyContext) -> AnyDependencyBox {
    state.withLock { state in
      var contents = state.contents
      if let existing = contents.prepared[key] ?? contents[context][key] { return existing }
      contents[context].set(box, for: key)
      publish(contents, &state)
      return box
    }
  }

  /// Prepares values and a context, except those that are already in use.
  ///
  /// - Returns: The names of the types that are in use and keep their value, and whether the context is in use and stays.
  func prepare(_ prepared: DependencyTable, context: DependencyContext?) -> (lateNames: [String], isContextLate: Bool) {
    state.withLock { state in
      var contents = state.contents
      var lateNames: [String] = []
      prepared.forEach { key, box in
        if DependencyContext.allCases.contains(where: { contents[$0][key] != nil }) {
          lateNames.append("\(box.valueType)")
        } else {
          contents.prepared.set(box, for: key)
        }
      }
      var isContextLate = false
      if let context, context != contents.preparedContext {
        isContextLate = DependencyContext.allCases.contains { !contents[$0].isEmpty }
        if !isContextLate { contents.preparedContext = context }
      }
      publish(contents, &state)
      return (lateNames, isContextLate)
    }
  }

  /// Whether nothing has been reported for the key so far; from now on something has.
  func isFirstReport(for key: ObjectIdentifier) -> Bool {
    state.withLock { $0.reported.insert(key).inserted }
  }

  private func publish(_ contents: Contents, _ state: inout State) {
    let new = Snapshot(contents)
    state.snapshots.append(new)
    snapshot.store(.passUnretained(new), ordering: .releasing)
  }
}

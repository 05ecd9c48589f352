import ComposableArchitecture
import Foundation
import Logging
import Synchronization

/// Keeps the data of all windows, tells them of changes, and writes them to a file.
///
/// A change is written one second after the last one, so that a row of changes is one write; ``flush()`` writes at once. If the file cannot be written, it is tried again every
/// five seconds, and the windows say so.
///
/// ```swift
/// let repository = try StandupsRepository(file: .open(in: directory))
/// let store = Store(initialState: AppFeature.State(repository.snapshot)) { AppFeature() } withDependencies: {
///   $0.standupsClient = repository.client
/// }
/// ```
public final class StandupsRepository: Sendable {
  private struct State {
    var snapshot: StandupsSnapshot
    /// Counts the changes that belong into the file.
    var revision = 0
    var pendingSave: Task<Void, Never>?
    var lastListener = 0
    var listeners: [Int: AsyncStream<StandupsSnapshot>.Continuation] = [:]
  }

  /// How long nothing has to change before the data are written.
  public static let quietTime = Duration.seconds(1)
  /// How long after a failure it is tried again.
  public static let retryTime = Duration.seconds(5)

  private let state: Mutex<State>
  private let writer: RepositoryWriter
  private let clock: any Clock<Duration>
  private let logger = Logger(label: "standups.data")

  /// Makes a repository that keeps everything in memory.
  ///
  /// - Parameters:
  ///   - standups: The data to begin with.
  ///   - problem: What the user is told about a file that there is not.
  public convenience init(_ standups: [Standup] = [], problem: StorageProblem? = nil) {
    self.init(StandupsSnapshot(standups: IdentifiedArray(uniqueElements: standups), problem: problem), clock: ContinuousClock()) { _ in }
  }

  /// Makes a repository that keeps its data in a file.
  ///
  /// A file that cannot be read is put aside, and the repository begins empty; its snapshot says so.
  ///
  /// - Parameters:
  ///   - file: The file, which nobody else may write to.
  ///   - clock: What the times are told by.
  /// - Throws: ``StandupsFileError`` if there are data that this version must not touch, or that can neither be read nor put aside.
  public convenience init(file: StandupsFile, clock: any Clock<Duration> = ContinuousClock()) throws {
    let snapshot = try file.load()
    self.init(snapshot, clock: clock) { try file.save($0) }
    if let problem = snapshot.problem {
      logger.error("\(problem.title). \(problem.message)")
    }
  }

  init(
    _ snapshot: StandupsSnapshot, clock: any Clock<Duration>, save: @escaping @Sendable (IdentifiedArrayOf<Standup>) throws -> Void
  ) {
    state = Mutex(State(snapshot: snapshot))
    writer = RepositoryWriter(save: save)
    self.clock = clock
  }

  /// The data as they are now.
  public var snapshot: StandupsSnapshot {
    state.withLock { $0.snapshot }
  }

  /// The data as a feature sees them.
  public var client: StandupsClient {
    StandupsClient(
      snapshot: { self.snapshot },
      changes: { self.changes() },
      apply: { self.apply($0) }
    )
  }

  /// The data as they are now, and then whenever they have changed.
  ///
  /// Who is slow misses what is no longer true: only the last of several changes waits.
  public func changes() -> AsyncStream<StandupsSnapshot> {
    let (stream, continuation) = AsyncStream<StandupsSnapshot>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = state.withLock { state in
      state.lastListener += 1
      state.listeners[state.lastListener] = continuation
      continuation.yield(state.snapshot)
      return state.lastListener
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { _ = $0.listeners.removeValue(forKey: number) }
    }
    return stream
  }

  /// Changes the data, tells everybody, and has them written.
  ///
  /// - Parameter edit: What was done.
  public func apply(_ edit: StandupsEdit) {
    state.withLock { state in
      let before = state.snapshot
      if state.snapshot.apply(edit) {
        state.revision += 1
        scheduleSave(after: Self.quietTime, &state)
      }
      if state.snapshot != before { tell(state) }
    }
  }

  /// Writes what is not written yet, now.
  ///
  /// - Returns: Whether everything is in the file.
  @discardableResult
  public func flush() async -> Bool {
    state.withLock { state in
      state.pendingSave?.cancel()
      state.pendingSave = nil
    }
    return await save()
  }

  // Told under the lock, so that nobody hears of two changes in the wrong order.
  private func tell(_ state: borrowing State) {
    for listener in state.listeners.values { listener.yield(state.snapshot) }
  }

  private func scheduleSave(after delay: Duration, _ state: inout State) {
    state.pendingSave?.cancel()
    state.pendingSave = Task { [weak self, clock] in
      do { try await clock.sleep(for: delay) } catch { return }
      await self?.save()
    }
  }

  @discardableResult
  private func save() async -> Bool {
    do {
      try await writer.write { state.withLock { ($0.snapshot.standups, $0.revision) } }
      note(nil)
      return true
    } catch {
      logger.error("The standups could not be saved. \(error)")
      note("\(error)")
      return false
    }
  }

  /// Notes how the last write went.
  private func note(_ failure: String?) {
    state.withLock { state in
      let before = state.snapshot.problem
      if let failure {
        state.snapshot.problem = .notSaved(reason: failure)
        scheduleSave(after: Self.retryTime, &state)
      } else if case .notSaved = before {
        state.snapshot.problem = nil
      }
      if state.snapshot.problem != before { tell(state) }
    }
  }
}

/// Writes one version after the other, and none that is older than what is there.
private actor RepositoryWriter {
  private let save: @Sendable (IdentifiedArrayOf<Standup>) throws -> Void
  private var savedRevision = 0

  init(save: @escaping @Sendable (IdentifiedArrayOf<Standup>) throws -> Void) {
    self.save = save
  }

  // Without a suspension point: the next call reads its version when this one is through.
  func write(_ current: () -> (IdentifiedArrayOf<Standup>, revision: Int)) throws {
    let (standups, revision) = current()
    guard revision != savedRevision else { return }
    try save(standups)
    savedRevision = revision
  }
}

import CasePaths
import ComposableCore
import Dependencies
import Foundation
import Synchronization
import Testing

/// A feature that contains itself, so that it can be nested as deep as one likes.
private struct Endless: Reducer {
  struct State: Equatable {
    var count = 0
    @PresentationState var child: State?

    init(depth: Int) {
      if depth > 1 { child = State(depth: depth - 1) }
    }
  }

  indirect enum Action: CasePathable, Sendable {
    case increment
    case incrementLater
    case child(PresentationAction<Action>)

    struct AllCasePaths {
      var child: AnyCasePath<Action, PresentationAction<Action>> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }

    /// The action for the feature `depth` levels down.
    func nested(_ depth: Int) -> Action {
      depth == 0 ? self : .child(.presented(nested(depth - 1)))
    }
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .none
      case .incrementLater:
        return .run { send in await send(.increment) }
      case .child:
        return .none
      }
    }
    .ifLet(\.$child, action: \.child) { Endless() }
  }
}

extension Endless.State {
  fileprivate func count(at depth: Int) -> Int? {
    depth == 0 ? count : child?.count(at: depth - 1)
  }
}

/// Runs the jobs of an actor on a thread of its own, with a small stack.
private final class ThreadExecutor: SerialExecutor {
  private struct Queue {
    var jobs: [UnownedJob] = []
    var isStopped = false
  }

  private let queue = Mutex(Queue())
  private let condition = NSCondition()

  init(stackSize: Int) {
    let thread = Thread { [self] in
      while let job = next() { job.runSynchronously(on: asUnownedSerialExecutor()) }
    }
    thread.stackSize = stackSize
    thread.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    condition.withLock {
      queue.withLock { $0.jobs.append(job) }
      condition.signal()
    }
  }

  func stop() {
    condition.withLock {
      queue.withLock { $0.isStopped = true }
      condition.signal()
    }
  }

  private func next() -> UnownedJob? {
    condition.withLock {
      while true {
        let (job, isStopped) = queue.withLock { ($0.jobs.isEmpty ? nil : $0.jobs.removeFirst(), $0.isStopped) }
        if let job { return job }
        if isStopped { return nil }
        condition.wait()
      }
    }
  }
}

private actor Room {
  private let executor: ThreadExecutor
  private var store: IsolatedStoreOf<Endless>?

  nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }

  init(executor: ThreadExecutor) {
    self.executor = executor
  }

  func open(depth: Int) {
    store = IsolatedStore(initialState: Endless.State(depth: depth)) { Endless() }
  }

  func close() { store = nil }

  func send(_ action: Endless.Action) async -> Endless.State? {
    guard let store else { return nil }
    await store.send(action).finish()
    return store.state
  }
}

@Suite struct IsolatedStoreTests {
  @Test func aThousandStoresOnTheirOwnActorsRunBesideEachOther() async {
    let counts = await withTaskGroup(of: Int?.self) { group in
      for _ in 0..<1000 {
        group.addTask {
          let room = Hall()
          await room.open()
          for _ in 0..<5 { await room.send(.incrementLater) }
          return await room.count
        }
      }
      return await group.reduce(into: [Int?]()) { $0.append($1) }
    }
    #expect(counts.count == 1000)
    #expect(counts.allSatisfy { $0 == 5 })
  }

  @Test("30 levels of presented features on a thread with a stack of 512 KB")
  func deep() async {
    let executor = ThreadExecutor(stackSize: 512 * 1024)
    let room = Room(executor: executor)
    await room.open(depth: 30)
    #expect(await room.send(Endless.Action.increment.nested(29))?.count(at: 29) == 1)
    let later = await room.send(Endless.Action.incrementLater.nested(29))?.count(at: 29)
    #expect(later == 2)
    #expect(await room.send(.increment)?.count == 1)
    await room.close()
    executor.stop()
  }

  @Test("effects end when their store is closed, and when the actor that has it goes", arguments: [true, false])
  func closing(actorStays: Bool) async {
    let stream = AsyncStream<String>.makeStream()
    var hall: Hall? = Hall {
      await withTaskCancellationHandler {
        stream.continuation.yield("started")
        for await _ in AsyncStream<Void>.makeStream().stream {}
      } onCancel: {
        stream.continuation.yield("cancelled")
      }
    }
    await hall?.open()
    await hall?.sendAndForget(.incrementLater)
    var events = stream.stream.makeAsyncIterator()
    #expect(await events.next() == "started")
    if actorStays { await hall?.close() } else { hall = nil }
    #expect(await events.next() == "cancelled")
  }
}

/// An actor with a store, as a server has thousands.
private actor Hall {
  private var store: IsolatedStore<Int, Endless.Action>?
  private let work: @Sendable () async -> Void

  init(work: @escaping @Sendable () async -> Void = {}) {
    self.work = work
  }

  var count: Int? { store?.state }

  func open() {
    store = IsolatedStore(initialState: 0) { [work] in
      Reduce<Int, Endless.Action> { state, action in
        if case .increment = action { state += 1 }
        guard case .incrementLater = action else { return .none }
        return .run { send in
          await work()
          await send(.increment)
        }
      }
    }
  }

  func send(_ action: Endless.Action) async { await store?.send(action).finish() }

  func sendAndForget(_ action: Endless.Action) { store?.send(action) }

  func close() { store = nil }
}

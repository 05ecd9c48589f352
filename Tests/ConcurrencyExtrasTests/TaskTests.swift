import ConcurrencyExtras
import CounterpointTestSupport
import Testing

@Suite struct TaskTests {
  private struct Failure: Error, Equatable {}

  @Test("Task.never waits until it is cancelled, and throws then")
  func never() async {
    let recorder = OperationRecorder<String>()
    let (started, start) = AsyncStream<Void>.makeStream()
    let task = Task {
      recorder.record("started")
      start.yield()
      do { try await Task.never() } catch { recorder.record("\(error is CancellationError)") }
    }
    for await _ in started { break }
    for _ in 0..<10 { await Task.yield() }
    #expect(recorder.operations == ["started"])
    task.cancel()
    await task.value
    #expect(recorder.operations == ["started", "true"])
    await #expect(throws: CancellationError.self) {
      try await Task {
        withUnsafeCurrentTask { $0?.cancel() }
        try await Task.never()
      }.value
    }
    let endpoint: @Sendable () async throws -> Int = { try await Task.never() }
    let stubbed = Task { try await endpoint() }
    stubbed.cancel()
    await #expect(throws: CancellationError.self) { try await stubbed.value }
  }

  @Test("cancellableValue hands the value, the error and the cancellation on")
  func cancellableValue() async throws {
    #expect(await Task { 42 }.cancellableValue == 42)
    await #expect(throws: Failure.self) { try await Task<Int, any Error> { throw Failure() }.cancellableValue }

    let inner = Task<Int, any Error> { try await Task.never() }
    let plain = Task {
      for await _ in AsyncStream<Int>.never {}; return Task.isCancelled
    }
    let outer = Task { try await inner.cancellableValue }
    let plainOuter = Task { await plain.cancellableValue }
    outer.cancel()
    plainOuter.cancel()
    await #expect(throws: CancellationError.self) { try await outer.value }
    #expect(inner.isCancelled)
    #expect(await plainOuter.value)
  }

  @Test("Result catches what an asynchronous closure returns or throws, on the caller's actor")
  @MainActor func resultCatching() async {
    let success = await Result { () async throws -> Int in
      MainActor.assertIsolated()
      await Task.yield()
      MainActor.assertIsolated()
      return 1
    }
    #expect(try! success.get() == 1)
    let failure = await Result<Int, any Error> {
      await Task.yield(); throw Failure()
    }
    #expect(throws: Failure.self) { try failure.get() }
    let typed: Result<Int, Failure> = await Result { () async throws(Failure) -> Int in
      await Task.yield(); throw Failure()
    }
    #expect(typed == .failure(Failure()))
  }

  @Test("megaYield still compiles and returns")
  func megaYield() async {
    await Task.megaYield()
    await Task.megaYield(count: 0)
  }
}

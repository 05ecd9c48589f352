import ConcurrencyExtras
import Testing

@Suite struct StreamTests {
  private struct Failure: Error, Equatable {}

  @Test("AC-L11-1: A stream gives exactly what its continuation was given")
  func streamWithContinuation() async {
    let (stream, continuation) = AsyncStream<String>.streamWithContinuation()
    continuation.yield("a")
    continuation.yield("b")
    continuation.finish()
    #expect(await stream.reduce(into: []) { $0.append($1) } == ["a", "b"])
  }

  @Test("AC-L11-1: A throwing stream gives exactly what its continuation was given, and throws its error")
  func throwingStreamWithContinuation() async throws {
    let finished = AsyncThrowingStream<String, any Error>.streamWithContinuation()
    finished.continuation.yield("a")
    finished.continuation.yield("b")
    finished.continuation.finish()
    #expect(try await finished.stream.reduce(into: []) { $0.append($1) } == ["a", "b"])

    let failed = AsyncThrowingStream<String, any Error>.streamWithContinuation(String.self, bufferingPolicy: .unbounded)
    failed.continuation.yield("a")
    failed.continuation.finish(throwing: Failure())
    var iterator = failed.stream.makeAsyncIterator()
    #expect(try await iterator.next() == "a")
    await #expect(throws: Failure.self) { try await iterator.next() }
  }

  @Test("The buffering policy is passed on")
  func bufferingPolicy() async {
    let (stream, continuation) = AsyncStream.streamWithContinuation(Int.self, bufferingPolicy: .bufferingNewest(1))
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    #expect(await stream.reduce(into: []) { $0.append($1) } == [3])
  }

  @Test("Finished streams end at once, with the error if one is given")
  func finished() async throws {
    for await _ in AsyncStream<Int>.finished { Issue.record("An element of a finished stream") }
    let placeholder: AsyncThrowingStream<Int, any Error> = .finished
    for try await _ in placeholder { Issue.record("An element of a finished stream") }
    for try await _ in AsyncThrowingStream<Int, any Error>.finished() { Issue.record("An element of a finished stream") }
    await #expect(throws: Failure.self) {
      for try await _ in AsyncThrowingStream<Int, any Error>.finished(throwing: Failure()) {}
    }
  }

  @Test("Streams that never end are ended by cancellation")
  func never() async throws {
    let task = Task {
      for await _ in AsyncStream<Int>.never { Issue.record("An element of an empty stream") }
      return Task.isCancelled
    }
    let throwing = Task {
      for try await _ in AsyncThrowingStream<Int, any Error>.never { Issue.record("An element of an empty stream") }
      return Task.isCancelled
    }
    for _ in 0..<10 { await Task.yield() }
    task.cancel()
    throwing.cancel()
    #expect(await task.value)
    #expect(try await throwing.value)
  }
}

import ConcurrencyExtras
import CounterpointTestSupport
import Testing

@Suite struct ErasureTests {
  private struct Stop: Error {}

  /// Counts from 1 without end, records each request, suspends at the third one until cancelled if told to, and carries a tracked
  /// token in the sequence and another in each iterator.
  private struct Numbers: AsyncSequence, Sendable {
    var recorder: OperationRecorder<String>
    var tracker: LifetimeTracker
    var token: LifetimeTracked<String>
    var last = Int.max
    var stall: Int?
    var requested: AsyncStream<Int>.Continuation?

    init(_ recorder: OperationRecorder<String>, _ tracker: LifetimeTracker) {
      self.recorder = recorder
      self.tracker = tracker
      token = tracker.track("sequence")
    }

    struct Iterator: AsyncIteratorProtocol {
      var sequence: Numbers
      var token: LifetimeTracked<String>
      var number = 0

      mutating func next() async throws -> Int? {
        number += 1
        sequence.recorder.record("next \(number)")
        sequence.requested?.yield(number)
        if number == sequence.stall {
          do {
            try await Task.never()
          } catch {
            sequence.recorder.record("cancelled")
            throw error
          }
        }
        guard number <= sequence.last else { throw Stop() }
        return number
      }
    }

    func makeAsyncIterator() -> Iterator {
      recorder.record("iterate")
      return Iterator(sequence: self, token: tracker.track("iterator"))
    }
  }

  @Test("Erased streams give the elements of their base, asking for each only when they are asked")
  func elements() async throws {
    let recorder = OperationRecorder<String>()
    await withLifetimeTracking { tracker in
      let stream = Numbers(recorder, tracker).eraseToStream()
      #expect(recorder.operations == [])
      var iterator = stream.makeAsyncIterator()
      #expect(await iterator.next() == 1)
      #expect(recorder.takeOperations() == ["iterate", "next 1"])
      #expect(await iterator.next() == 2)
      #expect(recorder.takeOperations() == ["next 2"])
    }
    let (base, continuation) = AsyncStream<Int>.makeStream()
    for number in 1...3 { continuation.yield(number) }
    continuation.finish()
    #expect(try await base.map { $0 * 2 }.eraseToThrowingStream().reduce(into: []) { $0.append($1) } == [2, 4, 6])
  }

  @Test("When the consumer leaves its loop, the base is not asked again and is released with the stream")
  func consumerLeaves() async throws {
    let recorder = OperationRecorder<String>()
    let tracker = LifetimeTracker()
    do {
      let stream = Numbers(recorder, tracker).eraseToStream()
      for await number in stream where number == 2 { break }
      let throwing = Numbers(recorder, tracker).eraseToThrowingStream()
      for try await number in throwing where number == 2 { break }
      #expect(tracker.liveCount == 4)
      #expect(recorder.operations == ["iterate", "next 1", "next 2", "iterate", "next 1", "next 2"])
    }
    tracker.expectNoLeaks()
    #expect(tracker.createdCount == 4)
    #expect(recorder.operations.count == 6)
  }

  @Test("A stream that nobody iterates releases its base")
  func neverIterated() {
    let recorder = OperationRecorder<String>()
    withLifetimeTracking { tracker in
      _ = Numbers(recorder, tracker).eraseToStream()
      _ = Numbers(recorder, tracker).eraseToThrowingStream()
    }
    #expect(recorder.operations == [])
  }

  @Test("When the consuming task is cancelled, the pending request is cancelled and the base released", arguments: [false, true])
  func consumerIsCancelled(throwing: Bool) async {
    let recorder = OperationRecorder<String>()
    let tracker = LifetimeTracker()
    await {
      let (requests, requested) = AsyncStream<Int>.makeStream()
      var numbers = Numbers(recorder, tracker)
      numbers.stall = 3
      numbers.requested = requested
      let task = Task { [numbers] in
        if throwing {
          do {
            for try await _ in numbers.eraseToThrowingStream() {}
          } catch {
            recorder.record("consumer: \(error is CancellationError)")
          }
        } else {
          for await _ in numbers.eraseToStream() {}
          recorder.record("consumer: end")
        }
      }
      for await number in requests where number == 3 { break }
      task.cancel()
      await task.value
    }()
    let end = throwing ? "consumer: true" : "consumer: end"
    #expect(recorder.operations == ["iterate", "next 1", "next 2", "next 3", "cancelled", end])
    tracker.expectNoLeaks()
  }

  @Test("The base's error is thrown by a throwing stream and ends the other; the base is released either way")
  func failures() async throws {
    let recorder = OperationRecorder<String>()
    let tracker = LifetimeTracker()
    var numbers: Numbers? = Numbers(recorder, tracker)
    numbers?.last = 2
    let stream = try #require(numbers?.eraseToStream())
    let throwing = try #require(numbers?.eraseToThrowingStream())
    numbers = nil
    #expect(await stream.reduce(into: []) { $0.append($1) } == [1, 2])
    var seen: [Int] = []
    await #expect(throws: Stop.self) { for try await number in throwing { seen.append(number) } }
    #expect(seen == [1, 2])
    tracker.expectNoLeaks()
    for await _ in stream { Issue.record("An element after the end") }
    #expect(recorder.operations.filter { $0 == "next 3" }.count == 2)
  }

  @Test("A second task that asks while another waits ends at once and is reported")
  func twoConsumers() async {
    let recorder = OperationRecorder<String>()
    let tracker = LifetimeTracker()
    let (requests, requested) = AsyncStream<Int>.makeStream()
    var numbers = Numbers(recorder, tracker)
    numbers.stall = 1
    numbers.requested = requested
    let stream = numbers.eraseToStream()
    let first = Task { for await _ in stream {} }
    for await _ in requests { break }
    await withKnownIssue {
      for await _ in stream { Issue.record("An element for the second consumer") }
    } matching: {
      "\($0.comments)".contains("Give each task a stream of its own")
    }
    first.cancel()
    await first.value
    #expect(recorder.operations == ["iterate", "next 1", "cancelled"])
  }
}

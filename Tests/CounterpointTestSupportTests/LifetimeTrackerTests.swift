import CounterpointTestSupport
import Testing

@Suite struct LifetimeTrackerTests {
  @Test("Instances are counted while they live, on any thread")
  func counts() async {
    let tracker = LifetimeTracker()
    var first: LifetimeTracked<Int>? = tracker.track(1)
    #expect(first?.payload == 1 && first?.serialNumber == 1)
    let second = tracker.track(2)
    #expect(tracker.liveCount == 2)
    first = nil
    #expect(tracker.liveCount == 1)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { _ = tracker.track(number) } }
    }
    #expect(tracker.liveCount == 1 && tracker.createdCount == 102)
    #expect(second == tracker.track(2))
    #expect(second < tracker.track(3))
    #expect(Set([second, tracker.track(2)]).count == 1)
    #expect("\(second)" == "2")
  }

  @Test("A leak is reported with the payload and the place where it was made")
  func leaks() async {
    var escaped: [LifetimeTracked<String>] = []
    withKnownIssue {
      withLifetimeTracking { tracker in
        escaped.append(tracker.track("held"))
        _ = tracker.track("released")
      }
    } matching: { issue in
      let text = "\(issue.comments)"
      return text.contains("1 of 2 tracked") && text.contains("'held', made at CounterpointTestSupportTests/LifetimeTrackerTests.swift")
        && !text.contains("'released'")
    }
    #expect(escaped.count == 1)
    await withKnownIssue {
      await withLifetimeTracking { tracker in
        await Task.yield()
        escaped.append(tracker.track("again"))
      }
    } matching: {
      "\($0.comments)".contains("'again'")
    }
  }

  @Test("What the body returns and throws is handed on")
  func result() async {
    struct Stop: Error {}
    #expect(withLifetimeTracking { _ in 1 } == 1)
    #expect(throws: Stop.self) { try withLifetimeTracking { _ in throw Stop() } }
    await #expect(throws: Stop.self) {
      try await withLifetimeTracking { _ in
        await Task.yield(); throw Stop()
      }
    }
  }
}

import Clocks
import Schedules
import Testing

/// Random operations on a test clock, compared with a list that is sorted anew each time.
@MainActor
struct TestClockModelTests {
  /// The naive clock: everything in one array.
  struct Model {
    var now = 0
    var sleepers: [(deadline: Int, arrival: Int, id: Int, naps: [Int])] = []
    var arrivals = 0
    var log: [String] = []

    mutating func start(_ id: Int, naps: [Int]) {
      var naps = naps
      while let nap = naps.first {
        naps.removeFirst()
        if nap > 0 {
          arrivals += 1
          sleepers.append((now + nap, arrivals, id, naps))
          return
        }
        log.append("\(id) woke at \(now)")
      }
    }

    mutating func cancel(_ id: Int) {
      guard let index = sleepers.firstIndex(where: { $0.id == id }) else { return }
      sleepers.remove(at: index)
      log.append("\(id) cancelled at \(now)")
    }

    mutating func advance(by step: Int) {
      let end = now + step
      while let deadline = sleepers.map(\.deadline).min(), deadline <= end {
        now = deadline
        let due = sleepers.filter { $0.deadline == deadline }.sorted { $0.arrival < $1.arrival }
        sleepers.removeAll { $0.deadline == deadline }
        for sleeper in due {
          log.append("\(sleeper.id) woke at \(now)")
          start(sleeper.id, naps: sleeper.naps)
        }
      }
      now = end
    }
  }

  @Test("random sleeps, naps within advances, cancellations and advances equal the model's", arguments: 0..<40 as Range<UInt64>)
  func randomOperations(seed: UInt64) async {
    var generator = SeededGenerator(seed: seed)
    let schedule = Schedule()
    let clock: TestClock<Duration> = TestClock()
    let log = Log<String>()
    var model = Model()
    var tasks: [Task<Void, Never>] = []

    for step in 0..<200 {
      switch Int.random(in: 0..<10, using: &generator) {
      case 0..<5:
        let id = tasks.count
        // Naps of zero give way to others, which the model does not know; naps that are long enough to meet and to tie do the rest.
        let naps = (0..<Int.random(in: 1...4, using: &generator)).map { _ in Int.random(in: 1...12, using: &generator) }
        model.start(id, naps: naps)
        tasks.append(
          schedule.start {
            do {
              for nap in naps {
                try await clock.sleep(for: .seconds(nap))
                log.append("\(id) woke at \(clock.now.offset.components.seconds)")
              }
            } catch {
              log.append("\(id) cancelled at \(clock.now.offset.components.seconds)")
            }
          })
      case 5..<7:
        guard let id = tasks.indices.randomElement(using: &generator) else { continue }
        model.cancel(id)
        schedule.cancel(tasks[id])
      default:
        let duration = Int.random(in: 0...9, using: &generator)
        model.advance(by: duration)
        await clock.advance(by: .seconds(duration))
      }
      #expect(log.entries == model.log, "seed \(seed), step \(step)")
      #expect(clock.now.offset == .seconds(model.now), "seed \(seed), step \(step)")
      #expect(clock.describeSleepers().count == model.sleepers.count, "seed \(seed), step \(step)")
      if log.entries != model.log { return }
    }
    await clock.run()
    model.advance(by: 100)
    #expect(log.entries == model.log, "seed \(seed), at the end")
  }
}

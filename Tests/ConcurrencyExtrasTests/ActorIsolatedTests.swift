import ConcurrencyExtras
import Testing

@Suite struct ActorIsolatedTests {
  @Test("AC-L11-3: 100 concurrent reads and writes are safe, and the last write is read")
  func concurrentAccess() async {
    let isolated = ActorIsolated(0)
    await withTaskGroup(of: Void.self) { group in
      for number in 1...100 {
        group.addTask {
          await isolated.setValue(number)
          let seen = await isolated.value
          #expect((1...100).contains(seen))
        }
      }
    }
    await isolated.setValue(1_000)
    #expect(await isolated.value == 1_000)
  }

  @Test("withValue changes in place, returns and throws")
  func withValue() async throws {
    struct Stop: Error {}
    let isolated = ActorIsolated<[Int]>([])
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 {
        group.addTask { await isolated.withValue { $0.append(number) } }
      }
    }
    #expect(
      await isolated.withValue {
        $0.sort(); return $0.count
      } == 100)
    #expect(await isolated.value == Array(0..<100))
    await #expect(throws: Stop.self) {
      try await isolated.withValue {
        $0 = []; throw Stop()
      }
    }
    #expect(await isolated.value == [])
  }
}

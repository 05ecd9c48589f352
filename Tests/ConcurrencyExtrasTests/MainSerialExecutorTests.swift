import ConcurrencyExtras
import Testing

@Suite struct MainSerialExecutorTests {
  @Test func tasksRunInTheOrderInWhichTheyBegan() async {
    var orders: Set<[Int]> = []
    for _ in 0..<50 {
      await withMainSerialExecutor {
        let order = LockIsolated<[Int]>([])
        await withTaskGroup(of: Void.self) { group in
          for index in 0..<6 {
            group.addTask {
              order.withValue { $0.append(index) }
              await Task.yield()
              order.withValue { $0.append(10 + index) }
            }
          }
        }
        orders.insert(order.value)
      }
    }
    #expect(orders == [[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]])
  }
}

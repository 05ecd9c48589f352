import ConcurrencyExtras
import Foundation
import Testing

@Suite struct UncheckedSendableTests {
  private final class Counter: Hashable {
    var count = 0
    static func == (lhs: Counter, rhs: Counter) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  }

  private struct Point: Hashable, Codable {
    var x = 1
    var y = 2
  }

  @Test("It carries a value into another task")
  func carries() async {
    let counter = UncheckedSendable(Counter())
    await Task.detached { counter.count += 1 }.value
    #expect(counter.count == 1)
    #expect(counter.value.count == 1)
    #expect(counter == UncheckedSendable(counter.value))
    #expect(counter != UncheckedSendable(Counter()))
  }

  @Test("It wraps properties and shows members for reading and writing")
  func wrapper() {
    struct Holder {
      @UncheckedSendable var point = Point()
    }
    var holder = Holder()
    holder.point.x = 5
    holder.$point.y = 6
    #expect(holder.$point.x == 5)
    #expect(holder.point == Point(x: 5, y: 6))
    holder.$point = UncheckedSendable(Point())
    #expect(holder.$point.wrappedValue == Point())
    #expect(UncheckedSendable(wrappedValue: 1).value == 1)
    let sum: KeyPath<Point, Int> = \.x
    #expect(holder.$point[dynamicMember: sum] == 1)
    #expect(Set([holder.$point, UncheckedSendable(Point())]).count == 1)
  }

  @Test("It is coded like its value and iterated like its value")
  func forwarding() async throws {
    let data = try JSONEncoder().encode([UncheckedSendable(Point())])
    #expect(try JSONDecoder().decode([Point].self, from: data) == [Point()])
    #expect(try JSONDecoder().decode([UncheckedSendable<Point>].self, from: data) == [UncheckedSendable(Point())])
    let stream = UncheckedSendable(
      AsyncStream<Int> { continuation in
        continuation.yield(1); continuation.finish()
      })
    #expect(await stream.eraseToStream().reduce(0, +) == 1)
    for await number in stream { Issue.record("\(number) after the end") }
  }
}

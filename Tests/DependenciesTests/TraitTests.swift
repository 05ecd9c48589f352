import Clocks
import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@Suite(.dependencies { $0.uuid = .incrementing })
struct TraitTests {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now

  @Test(arguments: 0..<5) func `each test of a suite counts from 0`(_ number: Int) {
    #expect(uuid() == UUID(0))
    #expect(uuid() == UUID(1))
  }

  @Test(.dependency(\.uuid, .constant(UUID(9))), .dependency(\.date.now, Date(timeIntervalSince1970: 9)))
  func `the trait of a test wins over that of its suite`() {
    #expect(uuid() == UUID(9))
    #expect(now == Date(timeIntervalSince1970: 9))
  }

  @Test(.dependency(InterfaceOnly(name: "trait"))) func `a value that is its own key needs no path`() {
    @Dependency(\.interfaceOnly) var client
    #expect(client.name == "trait")
  }

  @Test(.dependencies) func `the plain trait overrides nothing`() {
    #expect(uuid() == UUID(0))
  }

  @Test(.dependency(\.continuousClock, TestClock())) func `a dependency is read as the type the test put there`() async {
    @Dependency(\.continuousClock, as: TestClock<Duration>.self) var clock
    let testClock = clock
    let sleeper = Task { try await testClock.sleep(for: .seconds(1)) }
    await testClock.advance(by: .seconds(1))
    await #expect(throws: Never.self) { try await sleeper.value }
  }
}

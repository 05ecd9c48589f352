import CSchedules
import Foundation
import Schedules
import Synchronization
import Testing

/// Names and lines of code, found in the debug information of this program.
@Suite(.enabled(if: Schedule.Reach.unavailability == nil))
@MainActor struct SourceOfCodeTests {
  private func point(of task: Schedule.LiveTask) -> [String] {
    task.awaitPoints().filter { $0.file == "SourceOfCodeTests.swift" }.map(\.description)
  }

  @Test("a suspended task tells the line of each await, innermost first, and the same when it is asked again")
  func awaitPoints() throws {
    let schedule = Schedule()
    schedule.step { _ = Task { await outer() } }
    schedule.runUntilQuiet()
    let task = try #require(schedule.liveTasks().first)
    let expected = [
      "inner() (SourceOfCodeTests.swift:\(Lines.inner))", "outer() (SourceOfCodeTests.swift:\(Lines.outer))",
    ]
    #expect(point(of: task).starts(with: expected), "\(task.awaitPoints())")
    #expect(point(of: task).starts(with: expected))
    schedule.cancelTasks()
    Held.continuation.withLock { $0?.resume() }
    schedule.runUntilQuiet()
  }

  @Test("a function of C is found too, whose debug information is of another version")
  func functionOfC() throws {
    let function: @convention(c) () -> UInt64 = cschedules_newest_task
    // A function of C is a pointer to its code, and is only looked up here, not called.
    let source = cschedules_find_source(unsafeBitCast(function, to: UInt.self))
    #expect(source.symbol.map { String(cString: $0) } == "cschedules_newest_task")
    let file = try #require(source.file.map { String(cString: $0) })
    #expect(file.hasSuffix("hooks.c"))
    let text = try String(
      contentsOf: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources/CSchedules/hooks.c")
        .standardizedFileURL, encoding: .utf8)
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).firstIndex { $0.hasPrefix("uint64_t cschedules_newest_task(") }
    #expect(Int(source.line) == (line ?? -1) + 1)
  }

  @Test("what is no code of this program has no name and no line")
  func nowhere() {
    var local = 0
    let addresses = withUnsafePointer(to: &local) { [0, 1, UInt.max, UInt(bitPattern: $0)] }
    for address in addresses {
      let source = cschedules_find_source(address)
      #expect(source.symbol == nil && source.file == nil && source.line == 0)
    }
  }

  @Test("a name that is not Swift's is shown as it is")
  func otherNames() throws {
    let name = try #require(cschedules_demangle("not mangled"))
    defer { free(name) }
    #expect(String(cString: name) == "not mangled")
  }
}

private enum Held {
  static let continuation = Mutex<UnsafeContinuation<Void, Never>?>(nil)
}

private enum Lines {
  static let inner = #line + 6
  static let outer = #line + 10
}

@concurrent
private func inner() async -> Int {
  await withUnsafeContinuation { continuation in Held.continuation.withLock { $0 = continuation } }
  return 1
}

private func outer() async -> Int {
  await inner() + 1
}

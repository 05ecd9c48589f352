/// So many operations of one case and nothing else, on the main thread: `counterpoint-bench count send-plain 1000`.
///
/// `scripts/bench-instructions` runs it under valgrind, which does not survive the way in which an asynchronous program uses its main thread. So it is a synchronous program, for
/// cases that never wait.
struct CountedRun {
  private let name: String
  private let count: Int

  /// Reads the arguments; `nil` if they ask for something else.
  init?(arguments: [String]) {
    guard arguments.count == 4, arguments[1] == "count", let count = Int(arguments[3]) else { return nil }
    name = arguments[2]
    self.count = count
  }

  /// Does the operations.
  @MainActor
  func callAsFunction() {
    guard let benchmark = allCases().first(where: { $0.name == name }) else { preconditionFailure("There is no case '\(name)'.") }
    var isDone = false
    Task.immediate { @MainActor in
      _ = await benchmark.setUp()(count)
      isDone = true
    }
    precondition(isDone, "'\(name)' waits for something; its instructions cannot be counted.")
  }
}

/// An order of jobs in which an explored operation failed.
public struct ExploredFailure: Error, Sendable, CustomStringConvertible {
  /// The order in which it was found.
  public let order: Schedule.Order
  /// The choices that were made in that order.
  public let choices: [Int]
  /// The smallest list of choices that was found to fail; empty when FIFO order fails.
  public let smallestChoices: [Int]
  /// What was wrong with the smallest list: an error that was thrown, ``ReportedIssues``, or a ``ScheduleStall``.
  public let error: any Error
  /// Whether the smallest list failed once more when it was replayed.
  public let isRepeatable: Bool
  /// What happened with the smallest list: jobs, as in ``Schedule/trace``, and between them lines that begin with `»`, for what the test and its effects did.
  public let trace: [String]
  private let function: String

  init(
    order: Schedule.Order, choices: [Int], smallestChoices: [Int], error: any Error, isRepeatable: Bool, trace: [String], function: String
  ) {
    self.order = order
    self.choices = choices
    self.smallestChoices = smallestChoices
    self.error = error
    self.isRepeatable = isRepeatable
    self.trace = trace
    self.function = function
  }

  /// The smallest order that fails.
  public var smallest: Schedule.Order { smallestChoices.isEmpty ? .fifo : .replay(smallestChoices) }

  /// What failed, what happened before, and how to run it again.
  public var description: String {
    let name = function.prefix { $0 != "(" }
    return """
      The operation fails in the order \(order): \(error)

      The smallest order that fails: \(smallest) (\(smallestChoices.filter { $0 != 0 }.count) of \(choices.count) choices are not FIFO)

      What happens in it (M is a job of the main actor, P one elsewhere, with the number of its task; 0 is none):

      \(traceLines)

      Run it again with 'explore(only: \(smallest)) { ... }', or from the command line:

        COUNTERPOINT_SCHEDULE='\(smallest)' swift test --filter \(name)\(isRepeatable ? "" : "\n\n\(unrepeatable)")
      """
  }

  private var unrepeatable: String {
    """
    It did not fail when it was run once more in this order: something that the schedule does not rule takes part, such as the real clock, a random number, the order of a \
    Set or Dictionary, or a thread.
    """
  }

  /// Jobs side by side, everything else on lines of its own.
  private var traceLines: String {
    var lines: [String] = []
    var jobs: [String] = []
    func flush() {
      var rest = jobs[...]
      while !rest.isEmpty {
        lines.append("    " + rest.prefix(16).joined(separator: " "))
        rest = rest.dropFirst(16)
      }
      jobs = []
    }
    for entry in trace {
      if entry.hasPrefix("»") {
        flush()
        lines.append("  \(entry)")
      } else {
        jobs.append(entry)
      }
    }
    flush()
    return lines.joined(separator: "\n")
  }
}

/// Two different runs in the same order.
struct ExploredDivergence: CustomStringConvertible {
  let description: String

  init?(_ order: Schedule.Order, _ first: ExplorationRunner.Run, _ second: ExplorationRunner.Run) {
    guard first.trace != second.trace else { return nil }
    let index = zip(first.trace, second.trace).enumerated().first { $1.0 != $1.1 }?.offset ?? min(first.trace.count, second.trace.count)
    func step(_ trace: [String]) -> String { index < trace.count ? trace[index] : "nothing more" }
    description = """
      The order \(order) gave two different runs of the same operation. Step \(index + 1) was '\(step(first.trace))' in the first and '\(step(second.trace))' in the second.

      Something that the schedule does not rule takes part: the real clock, a random number, the order of a Set or Dictionary, a thread, or state that outlives a run. \
      Control it through a dependency; until then a seed proves nothing.
      """
  }
}

public import CounterpointUI
public import Schedules

/// Uses a view as a person would, and says what happened.
///
/// It finds things by what they are and what they are called, as a person and assistive technology do. Whatever the view starts, its tasks and what they start,
/// runs on a ``Schedule``: after each step everything has run that can, and nothing is waited for by the clock.
///
/// ```swift
/// let tester = ViewTester(CounterView(model: model))
/// try tester.tap("Increment")
/// #expect(tester.texts == ["1"])
/// #expect(tester.lastEdits.count == 1)
/// ```
@MainActor
public final class ViewTester {
  /// Runs what the view starts.
  public let schedule: Schedule
  /// The view, alive.
  public let graph: ViewGraph
  /// What the last step changed of what is drawn.
  public private(set) var lastEdits: [Edit] = []
  /// What the view has asked of whatever shows it, besides being drawn.
  public private(set) var requests: [RendererRequest] = []
  private var shown: RenderNode

  /// Brings a view to life and lets it settle.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - schedule: What runs its tasks.
  public init<Content: View>(_ view: Content, schedule: Schedule = Schedule()) {
    self.schedule = schedule
    let graph = schedule.step { ViewGraph(view) }
    self.graph = graph
    shown = graph.tree
    graph.onRequest = { [weak self] in self?.requests.append($0) }
    schedule.runUntilQuiet()
    graph.flush()
    shown = graph.tree
  }

  /// Does something as part of the test, and lets everything settle that it started.
  ///
  /// - Parameter body: What to do.
  /// - Returns: What it returns.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    let result = try schedule.step(body)
    settle()
    return result
  }

  /// Runs what can run, and takes note of what has changed.
  public func settle() {
    schedule.runUntilQuiet()
    _ = schedule.step { graph.flush() }
    lastEdits = edits(from: shown, to: graph.tree)
    shown = graph.tree
  }

  // MARK: - What there is

  /// What is drawn.
  public var tree: RenderNode { graph.tree }

  /// What assistive technology is told.
  public var accessibility: [AccessibilityNode] {
    // What is open over everything else hides the rest.
    let all = tree.accessibility
    return all.last { $0.role == .dialog }.map { [$0] } ?? all
  }

  /// What assistive technology is told, as lines.
  public var outline: String { accessibility.map(\.outline).joined(separator: "\n") }

  /// All that is to be read, in order.
  public var texts: [String] {
    accessibility.flatMap(\.all).filter { $0.role == .text || $0.role == .heading }.map(\.name)
  }

  /// Finds the one thing with a role and a name.
  ///
  /// - Parameters:
  ///   - role: What it is; `nil` for anything.
  ///   - name: What it is called; `nil` for anything.
  /// - Returns: The thing.
  /// - Throws: ``NotFound`` when there is none, or more than one.
  public func find(_ role: AccessibilityNode.Role? = nil, _ name: String? = nil) throws -> AccessibilityNode {
    let found = accessibility.flatMap(\.all).filter { (role == nil || $0.role == role) && (name == nil || $0.name == name) }
    guard found.count == 1, let one = found.first else {
      throw NotFound(role: role, name: name, count: found.count, outline: outline)
    }
    return one
  }

  /// Whether there is something with a role and a name.
  public func has(_ role: AccessibilityNode.Role? = nil, _ name: String? = nil) -> Bool {
    accessibility.flatMap(\.all).contains { (role == nil || $0.role == role) && (name == nil || $0.name == name) }
  }

  /// There is no such thing, or there are several.
  public struct NotFound: Error, CustomStringConvertible {
    let role: AccessibilityNode.Role?
    let name: String?
    let count: Int
    let outline: String

    /// What was looked for, and what there is.
    public var description: String {
      let what = [role?.rawValue, name.map { "\"\($0)\"" }].compactMap(\.self).joined(separator: " ")
      let howMany = count == 0 ? "There is no \(what)." : "There are \(count) of \(what); ask for more than that to tell them apart."
      return "\(howMany) What there is:\n\(outline)"
    }
  }

  /// What was done had no effect, because nothing takes it.
  public struct NotHandled: Error, CustomStringConvertible {
    let event: ViewEvent
    let target: AccessibilityNode

    /// What was done, and to what.
    public var description: String { "\(target.role.rawValue) \"\(target.name)\" does not take \(event)." }
  }
}

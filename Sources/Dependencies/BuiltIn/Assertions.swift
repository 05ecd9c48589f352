import IssueReporting

/// A dependency that checks a condition which only a mistake of the programmer can make false.
///
/// Conform a type to it to handle failed checks in your own way: `$0.assert = MyAssertion()`.
public protocol AssertionEffect: Sendable {
  /// Checks a condition.
  ///
  /// - Parameters:
  ///   - condition: What should be true.
  ///   - message: What it means when it is not.
  ///   - file: The file of the check.
  ///   - line: The line of the check.
  func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionEffect {
  /// Checks a condition.
  ///
  /// ```swift
  /// @Dependency(\.assert) var assert
  /// assert(attendees.count > 0, "A meeting needs somebody who speaks.")
  /// ```
  ///
  /// - Parameters:
  ///   - condition: What should be true.
  ///   - message: What it means when it is not.
  ///   - file: The file of the check.
  ///   - line: The line of the check.
  @_disfavoredOverload
  public func callAsFunction(
    _ condition: @autoclosure () -> Bool,
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(condition(), message(), file: file, line: line)
  }
}

/// A dependency that stands for code which only a mistake of the programmer can reach.
public protocol AssertionFailureEffect: Sendable {
  /// Says that the code was reached.
  ///
  /// - Parameters:
  ///   - message: What that means.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  func callAsFunction(
    _ message: @autoclosure () -> String,
    file: StaticString,
    line: UInt
  )
}

extension AssertionFailureEffect {
  /// Says that the code was reached.
  ///
  /// - Parameters:
  ///   - message: What that means.
  ///   - file: The file of the call.
  ///   - line: The line of the call.
  @_disfavoredOverload
  public func callAsFunction(
    _ message: @autoclosure () -> String = "",
    file: StaticString = #file,
    line: UInt = #line
  ) {
    callAsFunction(message(), file: file, line: line)
  }
}

extension DependencyValues {
  /// Checks a condition in debug builds: stops the process live and in previews, fails the test in tests.
  public var assert: any AssertionEffect {
    get { self[AssertKey.self] }
    set { self[AssertKey.self] = newValue }
  }

  /// Stands for code that must not be reached: stops a debug build live and in previews, fails the test in tests.
  public var assertionFailure: any AssertionFailureEffect {
    get { self[AssertionFailureKey.self] }
    set { self[AssertionFailureKey.self] = newValue }
  }

  /// Checks a condition in all builds: stops the process live and in previews, fails the test in tests.
  public var precondition: any AssertionEffect {
    get { self[PreconditionKey.self] }
    set { self[PreconditionKey.self] = newValue }
  }
}

private enum AssertKey: DependencyKey {
  static let liveValue: any AssertionEffect = StoppingAssertion()
  static let testValue: any AssertionEffect = ReportingAssertion(kind: "Assertion")
}

private enum AssertionFailureKey: DependencyKey {
  static let liveValue: any AssertionFailureEffect = StoppingAssertionFailure()
  static let testValue: any AssertionFailureEffect = ReportingAssertionFailure()
}

private enum PreconditionKey: DependencyKey {
  static let liveValue: any AssertionEffect = StoppingPrecondition()
  static let testValue: any AssertionEffect = ReportingAssertion(kind: "Precondition")
}

private struct StoppingAssertion: AssertionEffect {
  func callAsFunction(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assert(condition(), message(), file: file, line: line)
  }
}

private struct StoppingPrecondition: AssertionEffect {
  func callAsFunction(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.precondition(condition(), message(), file: file, line: line)
  }
}

private struct StoppingAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    Swift.assertionFailure(message(), file: file, line: line)
  }
}

private struct ReportingAssertion: AssertionEffect {
  let kind: String

  func callAsFunction(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    guard !condition() else { return }
    reportFailure(kind, message(), file: file, line: line)
  }
}

private struct ReportingAssertionFailure: AssertionFailureEffect {
  func callAsFunction(_ message: @autoclosure () -> String, file: StaticString, line: UInt) {
    reportFailure("Assertion", message(), file: file, line: line)
  }
}

private func reportFailure(_ kind: String, _ message: String, file: StaticString, line: UInt) {
  TestSupportCheck.ensureTestSupportIsLinked()
  let text = message.isEmpty ? "\(kind) failed." : "\(kind) failed: \(message)"
  reportIssue(text, fileID: file, filePath: file, line: line, column: 1)
}

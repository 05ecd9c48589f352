import ComposableCore
import IssueReporting
import Testing

@Suite struct TaskResultTests {
  private struct Plain: Error {}
  private struct Comparable: Error, Equatable { var code = 0 }
  private struct Other: Error, Equatable {}

  @Test("AC-L5-1: numbers, strings and booleans are equatable; closures, tuples and nothing are not")
  func equatability() {
    #expect(isEquatable(1))
    #expect(isEquatable("Hello"))
    #expect(isEquatable(true))
    #expect(!isEquatable({ () -> Void in }))
    #expect(!isEquatable((1, 2)))
    #expect(!isEquatable(()))
  }

  @Test("AC-L5-2: values of unknown types are compared by the equality of their type")
  func dynamicEquality() {
    #expect(equals(1, 1))
    #expect(equals("Hello", "Hello"))
    #expect(!equals(true, false))
    #expect(!equals(1, "1"))
    withKnownIssue {
      #expect(!equals((), ()))
    } matching: { issue in
      issue.description.contains("Tried to compare a non-equatable type: ()")
    }
  }

  @Test("AC-L5-3: comparing errors that are not equatable is reported with the name of their type")
  func nonEquatableErrors() {
    withKnownIssue {
      #expect(TaskResult<Int>.failure(Plain()) != .failure(Plain()))
    } matching: { issue in
      issue.description.contains("Tried to compare a non-equatable error type: Plain")
    }
    #expect(TaskResult<Int>.failure(Comparable()) == .failure(Comparable()))
  }

  // A test then shows them as an unexpected action.
  @Test func errorsOfDifferentTypesDifferWithoutAWordAboutEquatability() {
    #expect(TaskResult<Int>.failure(Plain()) != .failure(Comparable()))
    #expect(TaskResult<Int>.failure(Comparable()) != .failure(Plain()))
  }

  @Test("AC-L5-4: successes are compared by value, failures by error, and the one is never the other")
  func cases() {
    #expect(TaskResult.success(1) != .failure(Comparable()))
    #expect(TaskResult.success(1) == .success(1))
    #expect(TaskResult.success(1) != .success(2))
    #expect(TaskResult<Int>.failure(Comparable()) != .failure(Other()))
    #expect(TaskResult<Int>.failure(Comparable(code: 1)) != .failure(Comparable(code: 2)))
  }

  @Test("AC-L5-5: what the work returns is the success, what it throws the failure, cancellation too")
  func catching() async {
    let value = await TaskResult { 1 }
    #expect(value == .success(1))
    let error = await TaskResult<Int> { throw Comparable(code: 3) }
    #expect(error == .failure(Comparable(code: 3)))
    let cancelled = await TaskResult<Int> { throw CancellationError() }
    guard case .failure(let reason) = cancelled else {
      Issue.record("cancellation is a failure")
      return
    }
    #expect(reason is CancellationError)
  }

  @Test("AC-L5-6: an error can be matched by its type")
  func matching() {
    func name(_ result: TaskResult<Int>) -> String {
      switch result {
      case .success: "success"
      case .failure(let error as Comparable): "comparable \(error.code)"
      case .failure: "failure"
      }
    }
    #expect(name(.failure(Comparable(code: 7))) == "comparable 7")
    #expect(name(.failure(Plain())) == "failure")
    #expect(name(.success(1)) == "success")
  }

  @Test func resultsAreTransformed() throws {
    #expect(TaskResult.success(1).map { $0 + 1 } == .success(2))
    #expect(TaskResult.success(1).flatMap { _ in TaskResult<Int>.failure(Other()) } == .failure(Other()))
    #expect(TaskResult<Int>.failure(Other()).map { $0 + 1 } == .failure(Other()))
    #expect(try TaskResult.success(1).value == 1)
    #expect(throws: Other.self) { try TaskResult<Int>.failure(Other()).value }
    #expect(TaskResult(Result<Int, Other>.failure(Other())) == .failure(Other()))
    #expect(try Result(TaskResult.success(1)).get() == 1)
    #expect(Set([TaskResult.success(1), .success(1), .failure(Other()), .failure(Other())]).count == 2)
  }
}

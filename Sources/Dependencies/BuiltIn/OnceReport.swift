import IssueReporting
import Synchronization

/// A failure that the first use of a built-in test value reports, and no other.
///
/// One is made together with the value, so once means once per test.
final class OnceReport: Sendable {
  private let dependency: String
  private let cure: String
  private let isReported = Atomic(false)

  init(_ dependency: String, cure: String) {
    self.dependency = dependency
    self.cure = cure
  }

  func report() {
    guard !isReported.exchange(true, ordering: .relaxed) else { return }
    TestSupportCheck.ensureTestSupportIsLinked()
    reportIssue(
      """
      Unimplemented: \(dependency) …

      A test used this dependency without overriding it, and got the live behaviour.

      To fix this, override it around the code under test:

          withDependencies {
            \(cure)
          } operation: {
            // the code under test
          }
      """
    )
  }
}

import IssueReporting

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Bionic)
  import Bionic
#endif

/// Makes sure that a reported issue can fail the test that runs.
package enum TestSupportCheck {
  /// Stops the process when it runs tests and nothing in it can turn an issue into a test failure.
  ///
  /// IssueReporting finds the testing frameworks through its library `IssueReportingTestSupport`, which it looks up by name. Off Apple's
  /// platforms an issue is only printed when the library is missing, and the test passes: a suite that cannot fail. The product
  /// `ComposableTestSupport` brings the library along.
  ///
  /// Called before an issue is reported that a test must not survive, and wherever a test is set up. The answer is found once per process.
  package static func ensureTestSupportIsLinked() {
    #if os(Linux) || os(Android)
      guard isTesting, !isLinked else { return }
      let cure = """

        This process runs tests, but the reported issues of the code under test cannot fail them: "IssueReportingTestSupport" is not linked.

        To fix this, add the product "ComposableTestSupport" of the package "counterpoint" to the dependencies of the test target:

            .testTarget(
              name: "FeatureTests",
              dependencies: [
                "Feature",
                .product(name: "ComposableTestSupport", package: "counterpoint"),
              ]
            )

        The process stops here, because a test that cannot fail tells nothing.

        """
      // Straight to the file descriptor: the `stderr` of C is a global variable that nobody guards.
      _ = cure.withCString { write(STDERR_FILENO, $0, strlen($0)) }
      exit(EXIT_FAILURE)
    #endif
  }

  #if os(Linux) || os(Android)
    /// Whether the function is found with which IssueReporting records a failure, looked up the way it does itself.
    private static let isLinked: Bool = {
      guard let library = dlopen("libIssueReportingTestSupport.so", RTLD_LAZY) ?? dlopen(nil, RTLD_LAZY) else { return false }
      return dlsym(library, "$s25IssueReportingTestSupport8_XCTFailypyF") != nil
    }()
  #endif
}

import FoundationEssentials
import IssueReporting

/// Where code runs, which decides the default of a dependency.
///
/// The context is detected once per process, in this order:
/// 1. the environment variable `COUNTERPOINT_CONTEXT`, when it is `live`, `preview` or `test`;
/// 2. ``preview`` in a preview process (the environment variable `XCODE_RUNNING_FOR_PREVIEWS` is `1`);
/// 3. ``test`` in a process that runs tests of XCTest or Swift Testing;
/// 4. ``live`` otherwise.
///
/// Override it for a part of a program with `withDependencies { $0.context = .preview }`: a gallery of previews does so for what it shows.
public enum DependencyContext: String, Sendable, Hashable, CaseIterable {
  /// The application runs: ``DependencyKey/liveValue``.
  case live
  /// A preview runs: ``TestDependencyKey/previewValue``.
  case preview
  /// A test runs: ``TestDependencyKey/testValue``.
  case test

  /// The environment variable that decides the context of a process.
  public static let environmentVariable = "COUNTERPOINT_CONTEXT"

  static let detected = detect(environment: ProcessInfo.processInfo.environment, isTesting: isTesting)

  /// Decides the context of a process from its environment.
  static func detect(environment: [String: String], isTesting: Bool) -> DependencyContext {
    if let name = environment[environmentVariable] {
      if let context = DependencyContext(rawValue: name) { return context }
      reportIssue(
        """
        The environment variable \(environmentVariable) is "\(name)", which is no context for dependencies.

        Set it to "live", "preview" or "test", or remove it to have the context detected.
        """
      )
    }
    if environment["XCODE_RUNNING_FOR_PREVIEWS"] == "1" { return .preview }
    return isTesting ? .test : .live
  }
}

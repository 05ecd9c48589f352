public import FoundationEssentials
import IssueReporting

/// A dependency that opens an address outside of the application.
///
/// ```swift
/// @Dependency(\.openURL) var openURL
/// await openURL(URL(string: "https://swift.org")!)
/// ```
///
/// Who shows the application knows how: the browser of the person who looks, or the desktop of this machine. A view layer overrides this
/// dependency for its stores. Nothing does outside of one, so the live value opens nothing and reports an issue.
public struct OpenURLEffect: Sendable {
  private let handler: @Sendable (URL) async -> Bool

  /// Creates a dependency that opens addresses.
  ///
  /// - Parameter handler: Opens an address, and tells whether it could.
  public init(handler: @escaping @Sendable (URL) async -> Bool) {
    self.handler = handler
  }

  /// Opens an address.
  ///
  /// - Parameter url: The address.
  /// - Returns: Whether it could be opened.
  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool {
    await handler(url)
  }
}

extension DependencyValues {
  /// Opens an address outside of the application; a test that does not override it fails.
  public var openURL: OpenURLEffect {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

private enum OpenURLKey: DependencyKey {
  static let liveValue = OpenURLEffect { url in
    reportIssue(
      """
      Nothing here can open \(url.absoluteString): the dependency "openURL" has no handler.

      To fix this, run the feature in a view layer that has one, or override it: $0.openURL = OpenURLEffect { url in … }.
      """
    )
    return false
  }

  static let previewValue = OpenURLEffect { _ in false }
}

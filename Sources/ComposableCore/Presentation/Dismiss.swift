public import Dependencies
import IssueReporting
public import SwiftNavigation

/// Dismisses the feature that calls it, whoever presented it.
///
/// ```swift
/// @Dependency(\.dismiss) var dismiss
///
/// case .cancelButtonTapped:
///   return .run { _ in await dismiss() }
/// ```
///
/// The parent gets the action that takes the feature away: `.dismiss` for a feature presented with `@Presents`, `.popFrom(id:)` for an element of a stack. Actions that the
/// effect has sent before arrive before. Once the parent has processed it the effects of the feature are cancelled, the one that calls this included.
///
/// In a feature that nobody presented the call is reported as an issue.
public struct DismissEffect: Sendable {
  private let dismiss: @Sendable (UITransaction?, SourceLocation) async -> Void

  private init(operation: @escaping @Sendable (UITransaction?, SourceLocation) async -> Void) {
    dismiss = operation
  }

  /// Makes an effect that calls `dismiss`, for tests of a feature by itself.
  ///
  /// - Parameter dismiss: Called instead of dismissing.
  public init(_ dismiss: @escaping @Sendable () async -> Void) {
    self.init(operation: { _, _ in await dismiss() })
  }

  /// Dismisses the feature.
  ///
  /// - Parameters:
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  public func callAsFunction(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await dismiss(nil, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Dismisses the feature with an animation.
  ///
  /// - Parameters:
  ///   - animation: How views show that the feature goes; `nil` shows it at once.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  public func callAsFunction(
    animation: Animation?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await dismiss(UITransaction(animation: animation), location)
  }

  /// Dismisses the feature in a transaction.
  ///
  /// - Parameters:
  ///   - transaction: What views are told about the change.
  ///   - fileID: The source location, for the report.
  ///   - filePath: The source location, for the report.
  ///   - line: The source location, for the report.
  ///   - column: The source location, for the report.
  public func callAsFunction(
    transaction: UITransaction,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    await dismiss(transaction, SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  fileprivate static let ofCurrentEffect = DismissEffect { transaction, location in
    if let context = EffectContext.current, await context.host.dismiss(for: context, transaction) { return }
    reportIssue(
      """
      '@Dependency(\\.dismiss)' was called in a feature that nobody presented. Nothing was dismissed.

      It works in effects of features that are run by 'ifLet' on a '@Presents' field or by 'forEach' on a stack. In a test of such a feature by itself, override it: \
      '$0.dismiss = DismissEffect { … }'. A detached task does not know its effect.
      """,
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column
    )
  }
}

extension DependencyValues {
  /// Dismisses the feature that calls it in an effect.
  public var dismiss: DismissEffect {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }

  /// Whether the feature was presented by another: with `@Presents`, or on a stack.
  public var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }
}

private enum DismissKey: DependencyKey {
  static let liveValue = DismissEffect.ofCurrentEffect
  static let testValue = DismissEffect.ofCurrentEffect
}

private enum IsPresentedKey: DependencyKey {
  static let liveValue = false
  static let testValue = false
}

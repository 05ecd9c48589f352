public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The implementation of `#Preview("name") { }`: a preview, and a constant by which a program finds it.
public enum PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    // The compiler has checked the call against the macro's declaration.
    guard let body = node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self) else { return [] }
    let label = node.arguments.first { $0.label == nil }?.expression.trimmedDescription ?? "nil"
    let name = context.makeUniqueName("Preview")
    // The body is written as code of the file. A member called, say, 'preview' would hide a function of that name from it.
    let (preview, record) = (context.makeUniqueName("preview"), context.makeUniqueName("record"))
    let location = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    let file = location?.file.trimmedDescription ?? "\"\""
    let line = location?.line.trimmedDescription ?? "0"
    return [
      """
      private enum \(name) {
        @MainActor static var \(preview): CounterpointUI.Preview {
          CounterpointUI.Preview(\(raw: label), fileID: \(raw: file), line: \(raw: line)) \(body.trimmed)
        }
        @section("counterpoint_previews") @used
        static let \(record): @convention(c) () -> UnsafeMutableRawPointer = {
          CounterpointUI._previewRecord { \(name).\(preview) }
        }
      }
      """
    ]
  }
}

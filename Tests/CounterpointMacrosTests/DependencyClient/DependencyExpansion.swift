import CounterpointMacros
import SwiftSyntax
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Checks what the macros of dependencies make of a source, the mistakes they name, and what their fix-its make of it.
func assertDependencyExpansion(
  _ source: String,
  _ expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  fixed: String? = nil,
  location: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: [
      "DependencyClient": MacroSpec(type: DependencyClientMacro.self),
      "DependencyEndpoint": MacroSpec(type: DependencyEndpointMacro.self),
      "DependencyEndpointIgnored": MacroSpec(type: DependencyEndpointIgnoredMacro.self),
      "DependencyEntry": MacroSpec(type: DependencyEntryMacro.self),
    ],
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in Issue.record(Comment(rawValue: failure.message), sourceLocation: location) }
  )
}

import CounterpointMacros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// Checks what the macros of features make of a source, the mistakes they name, and what their fix-its make of it.
func assertFeatureExpansion(
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
      "ObservableState": MacroSpec(type: ObservableStateMacro.self, conformances: ["ObservableState"]),
      "ObservationStateIgnored": MacroSpec(type: ObservationStateIgnoredMacro.self),
      "ObservationStateTracked": MacroSpec(type: ObservationStateTrackedMacro.self),
      "Presents": MacroSpec(type: PresentsMacro.self),
      "Reducer": MacroSpec(type: ReducerMacro.self, conformances: ["Reducer", "CaseReducer"]),
      "ReducerCaseEphemeral": MacroSpec(type: ReducerCaseEphemeralMacro.self),
      "ReducerCaseIgnored": MacroSpec(type: ReducerCaseIgnoredMacro.self),
      "ViewAction": MacroSpec(type: ViewActionMacro.self, conformances: ["ViewActionSending"]),
    ],
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in Issue.record(Comment(rawValue: failure.message), sourceLocation: location) }
  )
}

/// Checks that a source is refused with one message, whose fix-it makes `fixed` of it, and that nothing is written for it but `expanded`.
func assertFeatureMistake(
  _ source: String,
  _ message: String,
  line: Int,
  column: Int,
  fixIt: String? = nil,
  fixed: String? = nil,
  expanded: String,
  location: Testing.SourceLocation = #_sourceLocation
) {
  assertFeatureExpansion(
    source,
    expanded,
    diagnostics: [DiagnosticSpec(message: message, line: line, column: column, fixIts: fixIt.map { [FixItSpec(message: $0)] } ?? [])],
    fixed: fixed,
    location: location
  )
}

internal import SwiftDiagnostics

/// The text of an error that a macro reports, and of a fix-it that it offers.
struct MacroMessage: DiagnosticMessage, FixItMessage {
  let message: String
  let diagnosticID: MessageID
  let severity: DiagnosticSeverity

  var fixItID: MessageID { diagnosticID }

  /// Creates a message.
  ///
  /// - Parameters:
  ///   - message: The text.
  ///   - id: A name for this kind of message.
  ///   - severity: How bad it is.
  init(_ message: String, id: String, severity: DiagnosticSeverity = .error) {
    self.message = message
    self.diagnosticID = MessageID(domain: "CounterpointMacros", id: id)
    self.severity = severity
  }
}

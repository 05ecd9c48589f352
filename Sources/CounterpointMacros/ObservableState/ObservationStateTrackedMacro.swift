internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The implementation of `@ObservationStateTracked`: accessors that tell the registrar of each read and change, and the property that stores the value.
public enum ObservationStateTrackedMacro {}

extension ObservationStateTrackedMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let field = StateField(declaration), field.type != nil || field.initialValue != nil else { return [] }
    return FieldAccessors(field: field, stored: field.storage).all(initialization: "\(field.storage) = initialValue")
  }
}

extension ObservationStateTrackedMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let field = StateField(declaration) else {
      context.diagnose(.trackedIsNoVariable(node))
      return []
    }
    if let state = EnclosingState(context.lexicalContext), !state.isObservable {
      context.diagnose(.needsObservableState(node, state: state))
    }
    guard field.type != nil || field.initialValue != nil else { return [] }
    let type = field.type.map { ": \($0.description)" } ?? ""
    // An optional variable begins with `nil`, whether that is written or not; the storage has to, too.
    let value = field.initialValue.map { " = \($0.description)" } ?? ""
    let observers = field.binding.accessorBlock.map { " \(ObserverBodies(of: field).rewrite($0).trimmedDescription)" } ?? ""
    return ["private var \(raw: field.storage)\(raw: type)\(raw: value)\(raw: observers)"]
  }
}

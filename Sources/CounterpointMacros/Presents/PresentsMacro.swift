internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The implementation of `@Presents`: an observed optional whose state is stored in a `PresentationState`, which `$name` gives.
public enum PresentsMacro {}

extension PresentsMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    guard let presented = Presented(declaration, node: node, in: context.lexicalContext, reportingTo: nil) else { return [] }
    return FieldAccessors(field: presented.field, stored: "\(presented.field.storage).wrappedValue")
      .all(initialization: "\(presented.field.storage) = \(presented.storageType)(wrappedValue: initialValue)")
  }
}

extension PresentsMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let presented = Presented(declaration, node: node, in: context.lexicalContext, reportingTo: context) else { return [] }
    let field = presented.field
    let accessors = FieldAccessors(field: field, stored: field.storage).access.map(\.description).joined(separator: "\n")
    let modifiers = field.declaration.modifiers.map { $0.trimmedDescription + " " }.joined()
    return [
      "private var \(raw: field.storage) = \(raw: presented.storageType)(wrappedValue: \(raw: field.initialValue?.description ?? "nil"))",
      """
      \(raw: modifiers)var $\(raw: field.name.unescaped): \(raw: presented.storageType) {
      \(raw: accessors)
      }
      """,
    ]
  }
}

/// A presented field that can be expanded.
private struct Presented {
  let field: StateField
  let state: TypeSyntax

  var storageType: String { "ComposableCore.PresentationState<\(state.description)>" }

  /// Checks a declaration; without a context nothing is diagnosed, so that each mistake is told once.
  init?(
    _ declaration: some DeclSyntaxProtocol,
    node: AttributeSyntax,
    in lexicalContext: [Syntax],
    reportingTo context: (any MacroExpansionContext)?
  ) {
    guard let field = StateField(declaration) else {
      context?.diagnose(.presentsIsNoVariable(node, declaration))
      return nil
    }
    if let state = EnclosingState(lexicalContext), !state.isObservable {
      context?.diagnose(.needsObservableState(node, state: state))
      return nil
    }
    guard let type = field.type else {
      context?.diagnose(.presentsNeedsType(field))
      return nil
    }
    guard let state = Self.wrapped(type) else {
      context?.diagnose(.presentsNeedsOptional(type, field))
      return nil
    }
    self.field = field
    self.state = state
  }

  /// The type inside of an optional one; `nil` if it is none.
  private static func wrapped(_ type: TypeSyntax) -> TypeSyntax? {
    if let optional = type.as(OptionalTypeSyntax.self) { return optional.wrappedType.trimmed }
    let generic = type.as(IdentifierTypeSyntax.self)
    guard generic?.name.text == "Optional", case .type(let wrapped)? = generic?.genericArgumentClause?.arguments.first?.argument else {
      return nil
    }
    return wrapped.trimmed
  }
}

extension Diagnostic {
  fileprivate static func presentsIsNoVariable(_ node: AttributeSyntax, _ declaration: some DeclSyntaxProtocol) -> Diagnostic {
    let message = MacroMessage(
      "'@Presents' can only be applied to one stored 'var' of an optional type: '@Presents var child: Child.State?'",
      id: "presentsIsNoVariable"
    )
    guard let specifier = declaration.as(VariableDeclSyntax.self)?.bindingSpecifier, specifier.tokenKind == .keyword(.let) else {
      return Diagnostic(node: node, message: message)
    }
    return Diagnostic(
      node: specifier,
      message: MacroMessage("What '@Presents' presents comes and goes, so it must be a 'var'", id: "presentsConstant"),
      fixIt: .replace(
        message: MacroMessage("Replace 'let' with 'var'", id: "makeVariable"),
        oldNode: specifier,
        newNode: specifier.with(\.tokenKind, .keyword(.var))
      )
    )
  }

  fileprivate static func presentsNeedsType(_ field: StateField) -> Diagnostic {
    let annotation = TypeAnnotationSyntax(
      colon: .colonToken(trailingTrivia: .space),
      type: TypeSyntax("<#State#>?"),
      trailingTrivia: field.binding.initializer == nil ? [] : .space
    )
    let binding = field.binding.with(\.pattern, field.binding.pattern.trimmed).with(\.typeAnnotation, annotation)
    return Diagnostic(
      node: field.binding,
      message: MacroMessage("'@Presents' needs the type of '\(field.name.text)' written down", id: "presentsNeedsType"),
      fixIt: .replace(message: MacroMessage("Add an optional type", id: "addType"), oldNode: field.binding, newNode: binding)
    )
  }

  fileprivate static func presentsNeedsOptional(_ type: TypeSyntax, _ field: StateField) -> Diagnostic {
    let written = field.binding.typeAnnotation!.type
    return Diagnostic(
      node: written,
      message: MacroMessage(
        "'@Presents' needs an optional type: 'nil' is when '\(field.name.text)' is not presented", id: "presentsNeedsOptional"),
      fixIt: .replace(
        message: MacroMessage("Make the type optional", id: "makeOptional"),
        oldNode: written,
        newNode: TypeSyntax(OptionalTypeSyntax(wrappedType: written.trimmed)).with(\.trailingTrivia, written.trailingTrivia)
      )
    )
  }
}

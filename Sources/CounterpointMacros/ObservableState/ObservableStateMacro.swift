internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The implementation of `@ObservableState`: states the conformance, and gives each stored variable of a struct accessors that tell its observers.
public enum ObservableStateMacro {}

extension ObservableStateMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let modifiers = modifiers(of: declaration) else {
      let isClass = declaration.is(ClassDeclSyntax.self)
      context.diagnose(isClass ? .observableClass(node) : .onlyApplies(node, to: "a struct or an enum", declaration: declaration))
      return []
    }
    if let modifier = DeclaredAccess.unreachable(modifiers, in: context.lexicalContext), let name = name(of: declaration) {
      context.diagnose(.privateType(name, modifier: modifier, macro: "@ObservableState"))
      return []
    }
    let access = DeclaredAccess.ofMembers(modifiers, in: context.lexicalContext)
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      return ObservableEnumExpansion(enumeration, access: access).members
    }
    diagnoseFields(of: declaration, in: context)
    return ObservableStructExpansion(declaration, access: access).members
  }

  private static func diagnoseFields(of declaration: some DeclGroupSyntax, in context: some MacroExpansionContext) {
    let variables = ConditionalMembers.read(declaration.memberBlock.members) { member in
      member.as(VariableDeclSyntax.self).map { [$0] } ?? []
    }
    for variable in variables.flattened() where variable.isStoredVariable {
      if let field = StateField(variable) {
        if let wrapper = field.wrapper, !field.isIgnored { context.diagnose(.wrappedField(field, wrapper: wrapper)) }
      } else if !variable.attributes.contains(named: "ObservationStateIgnored") {
        context.diagnose(.severalFields(variable))
      }
    }
  }
}

extension ObservableStateMacro: MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self), let field = StateField(member), field.isObserved, !field.isPresented,
      !field.attributes.contains(named: "ObservationStateTracked")
    else { return [] }
    return ["@ComposableCore.ObservationStateTracked"]
  }
}

extension ObservableStateMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard !protocols.isEmpty, let modifiers = modifiers(of: declaration),
      DeclaredAccess.unreachable(modifiers, in: context.lexicalContext) == nil
    else { return [] }
    let header: DeclSyntax = "extension \(type.trimmed): ComposableCore.ObservableState {}"
    return [header.cast(ExtensionDeclSyntax.self)]
  }

  private static func modifiers(of declaration: some DeclGroupSyntax) -> DeclModifierListSyntax? {
    declaration.as(StructDeclSyntax.self)?.modifiers ?? declaration.as(EnumDeclSyntax.self)?.modifiers
  }

  private static func name(of declaration: some DeclGroupSyntax) -> TokenSyntax? {
    declaration.as(StructDeclSyntax.self)?.name ?? declaration.as(EnumDeclSyntax.self)?.name
  }
}

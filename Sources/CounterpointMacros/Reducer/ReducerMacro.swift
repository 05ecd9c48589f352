internal import SwiftDiagnostics
public import SwiftSyntax
internal import SwiftSyntaxBuilder
public import SwiftSyntaxMacros

/// The implementation of `@Reducer`: states the conformance, marks what a struct declares, and writes what an enum of reducers needs.
public enum ReducerMacro {}

extension ReducerMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let modifiers = modifiers(of: declaration) else {
      context.diagnose(.onlyApplies(node, to: "a struct or an enum", declaration: declaration))
      return []
    }
    if let modifier = DeclaredAccess.unreachable(modifiers, in: context.lexicalContext), let name = name(of: declaration) {
      context.diagnose(.privateType(name, modifier: modifier, macro: "@Reducer"))
      return []
    }
    let access = DeclaredAccess.ofMembers(modifiers, in: context.lexicalContext)
    if let enumeration = declaration.as(EnumDeclSyntax.self) {
      let conformances = SynthesizedConformances(node, in: context)
      guard let cases = ReducerCase.read(enumeration, in: context) else { return [] }
      return CaseReducerExpansion(enumeration, cases: cases, conformances: conformances, access: access).members
    }
    if case .argumentList(let arguments)? = node.arguments, !arguments.isEmpty { context.diagnose(.conformancesOfStruct(node)) }
    let feature = FeatureMembers(declaration)
    if let method = feature.reduceMethod, feature.body != nil { context.diagnose(.reduceBesideBody(method)) }
    return feature.isBlank ? FeatureMembers.blank(access: access) : []
  }
}

extension ReducerMacro: MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AttributeSyntax] {
    guard declaration.is(StructDeclSyntax.self) else { return [] }
    if let variable = member.as(VariableDeclSyntax.self), FeatureMembers.isBody(variable) {
      let isBuilder = variable.attributes.plain.contains { $0.simpleName.hasSuffix("Builder") }
      return isBuilder ? [] : ["@ComposableCore.ReducerBuilder<Self.State, Self.Action>"]
    }
    guard let enumeration = member.as(EnumDeclSyntax.self), ["Action", "State"].contains(enumeration.name.text) else { return [] }
    var attributes: [AttributeSyntax] = []
    if !enumeration.attributes.contains(named: "CasePathable") { attributes.append("@CasePaths.CasePathable") }
    if enumeration.name.text == "State", !enumeration.attributes.contains(named: "dynamicMemberLookup") {
      attributes.append("@dynamicMemberLookup")
    }
    return attributes
  }
}

extension ReducerMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let modifiers = modifiers(of: declaration), DeclaredAccess.unreachable(modifiers, in: context.lexicalContext) == nil else {
      return []
    }
    // Both are named: of a conformance that only another one implies, the compiler does not find the witnesses that a macro writes.
    let known = declaration.is(EnumDeclSyntax.self) ? ["Reducer", "CaseReducer"] : ["Reducer"]
    let wanted = known.filter { name in protocols.contains { $0.simpleName == name } }
    guard !wanted.isEmpty else { return [] }
    let conformances = wanted.map { "ComposableCore.\($0)" }.joined(separator: ", ")
    let header: DeclSyntax = "extension \(type.trimmed): \(raw: conformances) {}"
    return [header.cast(ExtensionDeclSyntax.self)]
  }

  private static func modifiers(of declaration: some DeclGroupSyntax) -> DeclModifierListSyntax? {
    declaration.as(StructDeclSyntax.self)?.modifiers ?? declaration.as(EnumDeclSyntax.self)?.modifiers
  }

  private static func name(of declaration: some DeclGroupSyntax) -> TokenSyntax? {
    declaration.as(StructDeclSyntax.self)?.name ?? declaration.as(EnumDeclSyntax.self)?.name
  }
}

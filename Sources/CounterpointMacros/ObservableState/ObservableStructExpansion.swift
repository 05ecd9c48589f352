internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// Writes the members that make a struct an observable state.
struct ObservableStructExpansion {
  private let access: String
  private let fields: [ConditionalMembers<StateField>]
  private let codingFields: [ConditionalMembers<(name: String, storage: String)>]
  private let needsCodingKeys: Bool

  /// Prepares the expansion of a struct.
  ///
  /// - Parameters:
  ///   - declaration: The struct.
  ///   - access: The access level of the members, followed by a space.
  init(_ declaration: some DeclGroupSyntax, access: String) {
    self.access = access
    let members = declaration.memberBlock.members
    fields = ConditionalMembers.read(members) { member in
      StateField(member).flatMap { $0.isObserved ? [$0] : nil } ?? []
    }
    codingFields = ConditionalMembers.read(members) { Self.codingFields(of: $0) }
    needsCodingKeys = Self.inheritsCoding(declaration) && !Self.writesCoding(members)
  }

  /// The registrar, the numbers of the fields, where they are stored; for a codable state also the names under which they are coded.
  var members: [DeclSyntax] {
    var members: [DeclSyntax] = [
      "\(raw: access)var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()"
    ]
    guard !fields.isEmpty else { return members + codingKeys }
    var count = -1
    let numbers = fields.render { field in
      count += 1
      return "static var \(field.name.text): Swift.Int { \(count) }"
    }
    members.append(
      """
      private enum _$Field {
      \(raw: numbers)
      }
      """
    )
    let paths = fields.render { field in
      guard field.isAvailable else { return "" }
      let projection = field.isPresented ? "$\(field.name.unescaped)" : field.name.text
      return "fields.add(\(field.number), \\.\(projection), stored: \\.\(field.storage))"
    }
    members.append(
      """
      \(raw: access)static func _$fields(_ fields: inout ComposableCore.ObservableStateFields<Self>) {
      fields.add(registrar: \\._$observationRegistrar)
      \(raw: paths)
      }
      """
    )
    return members + codingKeys
  }

  // The stored properties have other names than the variables, and the registrar is none of the state's business.
  private var codingKeys: [DeclSyntax] {
    guard needsCodingKeys else { return [] }
    let cases = codingFields.render { field in
      field.name == field.storage ? "case \(field.name)" : "case \(field.storage) = \"\(field.name)\""
    }
    guard !codingFields.isEmpty else { return ["private enum CodingKeys: Swift.CodingKey {\n}"] }
    return [
      """
      private enum CodingKeys: Swift.String, Swift.CodingKey {
      \(raw: cases)
      }
      """
    ]
  }

  private static func codingFields(of member: DeclSyntax) -> [(name: String, storage: String)] {
    if let field = StateField(member) {
      guard !field.isObserved else { return [(field.name.unescaped, field.storage)] }
      return field.wrapper == nil ? [(field.name.text, field.name.text)] : [(field.name.unescaped, field.storage)]
    }
    guard let constant = member.as(VariableDeclSyntax.self), constant.bindingSpecifier.tokenKind == .keyword(.let),
      !constant.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) })
    else { return [] }
    return constant.bindings.compactMap { binding in
      // A constant with a value is not decoded, and the compiler warns if it has a key.
      guard binding.initializer == nil, let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return nil }
      return (name, name)
    }
  }

  private static func inheritsCoding(_ declaration: some DeclGroupSyntax) -> Bool {
    let coding: Set<String> = ["Codable", "Decodable", "Encodable"]
    return declaration.inheritanceClause?.inheritedTypes.contains { inherited in
      inherited.type.trimmedDescription.split(whereSeparator: { "&. ".contains($0) }).contains { coding.contains(String($0)) }
    } ?? false
  }

  private static func writesCoding(_ members: MemberBlockItemListSyntax) -> Bool {
    members.contains { member in
      if member.decl.as(EnumDeclSyntax.self)?.name.text == "CodingKeys" { return true }
      if member.decl.as(TypeAliasDeclSyntax.self)?.name.text == "CodingKeys" { return true }
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        return function.name.text == "encode" && function.signature.parameterClause.parameters.first?.firstName.text == "to"
      }
      let parameters = member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters
      return parameters?.count == 1 && parameters?.first?.firstName.text == "from"
    }
  }
}

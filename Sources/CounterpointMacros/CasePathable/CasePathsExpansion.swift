internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// Writes the members that make an enum case-pathable.
struct CasePathsExpansion {
  private let enumName: String
  private let access: String
  private let items: [Item]

  /// A case, or a block of conditional compilation around cases.
  private indirect enum Item {
    case path(CasePayload, attributes: String, availability: String?)
    case conditional([(head: String, items: [Item])])
  }

  /// Prepares the expansion of an enum.
  ///
  /// - Parameters:
  ///   - enumeration: The enum.
  ///   - lexicalContext: What it is declared in, innermost first: the access level of an extension counts for its members.
  init(enumeration: EnumDeclSyntax, lexicalContext: [Syntax]) {
    enumName = enumeration.name.text
    access = Self.access(of: enumeration, lexicalContext: lexicalContext)
    items = Self.items(of: enumeration.memberBlock.members, enumName: enumName)
  }

  /// The type `AllCasePaths`, the property `allCasePaths`, and names for types that `AllCasePaths` hides.
  var members: [DeclSyntax] {
    [
      """
      \(raw: access)struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
      \(raw: body)
      }
      """,
      "\(raw: access)static var allCasePaths: AllCasePaths { AllCasePaths() }",
    ]
      + hiddenNames(items).sorted().map { name in
        "\(raw: access)typealias \(raw: PayloadTypeRewriter.alias(of: name)) = \(raw: name)"
      }
  }

  private func hiddenNames(_ items: [Item]) -> Set<String> {
    items.reduce(into: []) { names, item in
      switch item {
      case .path(let payload, _, _): names.formUnion(payload.hiddenNames)
      case .conditional(let clauses): clauses.forEach { names.formUnion(hiddenNames($0.items)) }
      }
    }
  }

  private var body: String {
    let rootType = "CasePaths.PartialCaseKeyPath<\(enumName)>"
    let properties = render(items) { payload, attributes, _ in property(payload, attributes: attributes) }
    let count = Self.count(items)
    let reflection =
      count == 0
      ? ""
      : "switch root {\n" + render(items) { payload, _, _ in "case .\(payload.name): return \\.\(payload.name)" } + "\n}"
    let iteration = render(items) { payload, _, availability in
      let append = "paths.append(\\.\(payload.name))"
      return availability.map { "if #available(\($0)) { \(append) }" } ?? append
    }
    return """
      \(properties)
      \(access)subscript(root: \(enumName)) -> \(rootType) {
      \(reflection)
      }
      \(access)func makeIterator() -> Swift.IndexingIterator<[\(rootType)]> {
      \(count == 0 ? "let" : "var") paths: [\(rootType)] = []
      \(iteration)
      return paths.makeIterator()
      }
      """
  }

  private func property(_ payload: CasePayload, attributes: String) -> String {
    let type = "CasePaths.AnyCasePath<\(enumName), \(payload.type)>"
    let found = payload.type == "Swift.Void" ? "()" : payload.boundValue
    return """
      \(attributes)\(access)var \(payload.name): \(type) {
      \(type)(
      embed: \(payload.embedding(enumName: enumName)),
      extract: { root in
      guard case \(payload.pattern) = root else { return nil }
      return \(found)
      }
      )
      }
      """
  }

  private func render(_ items: [Item], _ text: (CasePayload, String, String?) -> String) -> String {
    items.map { item in
      switch item {
      case .path(let payload, let attributes, let availability): text(payload, attributes, availability)
      case .conditional(let clauses):
        clauses.map { "\($0.head)\n\(render($0.items, text))" }.joined(separator: "\n") + "\n#endif"
      }
    }
    .joined(separator: "\n")
  }

  private static func count(_ items: [Item]) -> Int {
    items.reduce(0) { total, item in
      switch item {
      case .path: total + 1
      case .conditional(let clauses): total + clauses.reduce(0) { $0 + count($1.items) }
      }
    }
  }

  private static func items(of members: MemberBlockItemListSyntax, enumName: String) -> [Item] {
    members.flatMap { member -> [Item] in
      if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
        let availability = declaration.attributes.compactMap { $0.as(AttributeSyntax.self) }
          .filter { $0.attributeName.trimmedDescription == "available" }
        let attributes = availability.map { $0.trimmedDescription + "\n" }.joined()
        return declaration.elements.map {
          .path(CasePayload($0, enumName: enumName), attributes: attributes, availability: platforms(in: availability))
        }
      }
      guard let block = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
      let clauses = block.clauses.map { clause -> (head: String, items: [Item]) in
        let nested = clause.elements?.as(MemberBlockItemListSyntax.self).map { items(of: $0, enumName: enumName) }
        let head = [clause.poundKeyword.text, clause.condition?.trimmedDescription].compactMap(\.self).joined(separator: " ")
        return (head, nested ?? [])
      }
      return clauses.allSatisfy(\.items.isEmpty) ? [] : [.conditional(clauses)]
    }
  }

  /// The arguments of `@available(macOS 26, *)`, which `#available` takes as they are; `nil` for the long form.
  private static func platforms(in attributes: [AttributeSyntax]) -> String? {
    for attribute in attributes {
      guard case .availability(let arguments)? = attribute.arguments else { continue }
      let areVersions = arguments.contains { $0.argument.is(PlatformVersionSyntax.self) }
      if areVersions { return arguments.trimmedDescription }
    }
    return nil
  }

  private static func access(of enumeration: EnumDeclSyntax, lexicalContext: [Syntax]) -> String {
    if let own = level(of: enumeration.modifiers) { return own }
    return lexicalContext.first?.as(ExtensionDeclSyntax.self).flatMap { level(of: $0.modifiers) } ?? ""
  }

  private static func level(of modifiers: DeclModifierListSyntax) -> String? {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.public), .keyword(.package): return modifier.name.text + " "
      case .keyword(.internal), .keyword(.fileprivate), .keyword(.private): return ""
      default: continue
      }
    }
    return nil
  }
}

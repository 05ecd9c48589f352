internal import SwiftSyntax

/// What a macro has found in a type's members, in the order of the declaration and with the conditional compilation around it.
indirect enum ConditionalMembers<Member> {
  case member(Member)
  case conditional([(head: String, members: [ConditionalMembers])])

  /// Reads the members of a type.
  ///
  /// - Parameters:
  ///   - list: The members.
  ///   - read: What to make of one declaration.
  static func read(_ list: MemberBlockItemListSyntax, _ read: (DeclSyntax) -> [Member]) -> [ConditionalMembers] {
    list.flatMap { item -> [ConditionalMembers] in
      guard let block = item.decl.as(IfConfigDeclSyntax.self) else { return read(item.decl).map { .member($0) } }
      let clauses = block.clauses.map { clause -> (head: String, members: [ConditionalMembers]) in
        let head = [clause.poundKeyword.text, clause.condition?.trimmedDescription].compactMap(\.self).joined(separator: " ")
        return (head, clause.elements?.as(MemberBlockItemListSyntax.self).map { Self.read($0, read) } ?? [])
      }
      return clauses.allSatisfy(\.members.isEmpty) ? [] : [.conditional(clauses)]
    }
  }
}

extension Array {
  /// All members, whatever their condition.
  func flattened<Member>() -> [Member] where Element == ConditionalMembers<Member> {
    flatMap { item -> [Member] in
      switch item {
      case .member(let member): [member]
      case .conditional(let clauses): clauses.flatMap { $0.members.flattened() }
      }
    }
  }

  /// Writes a text for each member, under its condition.
  func render<Member>(_ text: (Member) -> String) -> String where Element == ConditionalMembers<Member> {
    map { item in
      switch item {
      case .member(let member): text(member)
      case .conditional(let clauses):
        clauses.map { "\($0.head)\n\($0.members.render(text))" }.joined(separator: "\n") + "\n#endif"
      }
    }
    .filter { !$0.isEmpty }
    .joined(separator: "\n")
  }
}

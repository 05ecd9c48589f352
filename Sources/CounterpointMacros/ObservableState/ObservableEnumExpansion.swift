internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// Writes the members that make an enum of states an observable state.
struct ObservableEnumExpansion {
  private let access: String
  private let cases: [ConditionalMembers<Case>]

  private struct Case {
    let name: String
    let payloads: Int
    let tag: Int

    /// The pattern that binds the associated values.
    var pattern: String {
      payloads == 0 ? ".\(name)" : ".\(name)(\(values.map { "let \($0)" }.joined(separator: ", ")))"
    }

    /// The associated values, as one.
    var value: String {
      payloads == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    }

    private var values: [String] { (0..<payloads).map { "value\($0)" } }
  }

  /// Prepares the expansion of an enum.
  ///
  /// - Parameters:
  ///   - enumeration: The enum.
  ///   - access: The access level of the members, followed by a space.
  init(_ enumeration: EnumDeclSyntax, access: String) {
    self.access = access
    var tag = -1
    cases = ConditionalMembers.read(enumeration.memberBlock.members) { member in
      (member.as(EnumCaseDeclSyntax.self)?.elements).map(Array.init)?.map { element in
        tag += 1
        return Case(name: element.name.text, payloads: element.parameterClause?.parameters.count ?? 0, tag: tag)
      } ?? []
    }
  }

  /// The identity and the registrar, both by the case.
  var members: [DeclSyntax] {
    [
      """
      \(raw: access)var _$id: ComposableCore.ObservableStateID {
      switch self {
      \(raw: identities)
      }
      }
      """,
      """
      \(raw: access)var _$observationRegistrar: ComposableCore.ObservationStateRegistrar {
      switch self {
      \(raw: registrars)
      }
      }
      """,
    ]
  }

  // Statements and not one expression: each is checked by itself, so that the time is proportional to the number of cases.
  private var identities: String {
    cases.render { item in
      let payload = item.payloads == 0 ? "" : ", of: \(item.value)"
      return "case \(item.pattern): return ComposableCore.ObservableStateID(case: \(item.tag)\(payload))"
    }
  }

  private var registrars: String {
    cases.render { item in
      guard item.payloads == 1 else { return "case .\(item.name): return .inert" }
      return "case \(item.pattern): return ComposableCore.ObservationStateRegistrar(of: \(item.value))"
    }
  }
}

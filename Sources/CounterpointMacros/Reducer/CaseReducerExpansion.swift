internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// Writes the members of an enum of reducers: its state, its action, the reducer that runs the right one, and the stores to switch over.
struct CaseReducerExpansion {
  private let name: String
  private let cases: [ConditionalMembers<ReducerCase>]
  private let conformances: SynthesizedConformances
  private let access: String
  private let indirect: String

  /// Prepares the expansion of an enum.
  ///
  /// - Parameters:
  ///   - enumeration: The enum.
  ///   - cases: Its cases.
  ///   - conformances: What state and action are to conform to.
  ///   - access: The access level of the members, followed by a space.
  init(
    _ enumeration: EnumDeclSyntax,
    cases: [ConditionalMembers<ReducerCase>],
    conformances: SynthesizedConformances,
    access: String
  ) {
    name = enumeration.name.text
    self.cases = cases
    self.conformances = conformances
    self.access = access
    indirect = enumeration.modifiers.contains { $0.name.tokenKind == .keyword(.indirect) } ? "indirect " : ""
  }

  /// The members, in the order: `State`, `Action`, `Body`, `body`, `CaseScope`, `scope`.
  var members: [DeclSyntax] {
    [state, action, "\(raw: access)typealias Body = ComposableCore.CaseReducers<State, Action>", body, caseScope, scope]
  }

  private var state: DeclSyntax {
    let own = ["ComposableCore.CaseReducerState", "ComposableCore.ObservableState", "CasePaths.CasePathIterable"]
    let inherited = (own + conformances.state).joined(separator: ", ")
    let elements = cases.render { item in
      let payload: String =
        switch item.kind {
        case .feature(let reducer, _): "(\(reducer).State)"
        case .ephemeral(let type): "(\(type))"
        case .ignored(let clause): clause.trimmedDescription
        case .empty: ""
        }
      return "\(item.modifiers)case \(item.name)\(payload)"
    }
    let declaration: DeclSyntax = """
      @dynamicMemberLookup
      \(raw: access)\(raw: indirect)enum State: \(raw: inherited) {
      \(raw: access)typealias StateReducer = \(raw: name)
      \(raw: elements)\(raw: ephemeralMember)
      }
      """
    let enumeration = declaration.cast(EnumDeclSyntax.self)
    return withMembers(enumeration, casePaths(enumeration) + ObservableEnumExpansion(enumeration, access: access).members)
  }

  // What '@CasePathable' and '@ObservableState' would write, and not these attributes: an extension macro on a type that a macro has written makes the
  // compiler (6.3) crash, depending on what else is in the file.
  private func casePaths(_ enumeration: EnumDeclSyntax) -> [DeclSyntax] {
    CasePathsExpansion(enumeration: enumeration, lexicalContext: []).members
  }

  private func withMembers(_ enumeration: EnumDeclSyntax, _ members: [DeclSyntax]) -> DeclSyntax {
    let items = members.map { MemberBlockItemSyntax(leadingTrivia: .newline, decl: $0, trailingTrivia: .newline) }
    return DeclSyntax(enumeration.with(\.memberBlock.members, enumeration.memberBlock.members + items))
  }

  private var ephemeralMember: String {
    let isEverEphemeral = (cases.flattened() as [ReducerCase]).contains { $0.ephemerality != "false" }
    guard isEverEphemeral else { return "" }
    let answers = cases.render { item in
      let binding = item.ephemerality.contains("(state)") ? "(let state)" : ""
      return "case .\(item.name)\(binding): return \(item.ephemerality)"
    }
    return "\n" + """
      \(access)static func _isEphemeral(_ state: Self) -> Swift.Bool {
      switch state {
      \(answers)
      }
      }
      """
  }

  private var action: DeclSyntax {
    let inherited = (["CasePaths.CasePathable", "CasePaths.CasePathIterable"] + conformances.action).joined(separator: ", ")
    let elements = cases.render { item in
      let payload: String =
        switch item.kind {
        case .feature(let type, _), .ephemeral(let type): "\(type).Action"
        case .ignored, .empty: "Swift.Never"
        }
      return "\(item.modifiers)case \(item.name)(\(payload))"
    }
    let declaration: DeclSyntax = """
      \(raw: access)\(raw: indirect)enum Action: \(raw: inherited) {
      \(raw: elements)
      }
      """
    let enumeration = declaration.cast(EnumDeclSyntax.self)
    return withMembers(enumeration, casePaths(enumeration))
  }

  // Statements and not one array literal: each is checked by itself, so that the time is proportional to the number of cases.
  private var body: DeclSyntax {
    let all: [ReducerCase] = cases.flattened()
    guard !all.isEmpty else {
      return """
        \(raw: access)static var body: Body {
        Body({ _ in nil }, [])
        }
        """
    }
    // Where conditional compilation leaves cases out, the positions of the others are known only to the compiled program.
    let isConditional = cases.contains { if case .conditional = $0 { true } else { false } }
    let features = all.compactMap { item in
      if case .feature = item.kind { item.name } else { nil }
    }
    func position(_ name: String) -> String {
      isConditional ? "\(name.filter { $0 != "`" })Position" : "\(features.firstIndex(of: name) ?? 0)"
    }
    let additions = cases.render { item in
      guard case .feature(_, let expression) = item.kind else { return "" }
      let constant = isConditional ? "let \(position(item.name)) = cases.count\n" : ""
      return """
        \(constant)cases.append(
        ComposableCore.ReducerCase(state: \\.\(item.name), action: \\.\(item.name)) { \(expression) }
        )
        """
    }
    let answers = cases.render { item in
      guard case .feature = item.kind else { return "case .\(item.name): return nil" }
      return "case .\(item.name): return \(position(item.name))"
    }
    let specifier = features.isEmpty ? "let" : "var"
    return """
      \(raw: access)static var body: Body {
      \(raw: specifier) cases: [ComposableCore.ReducerCase<State, Action>] = []
      \(raw: additions)
      return Body({ action in
      switch action {
      \(raw: answers)
      }
      }, cases)
      }
      """
  }

  private var caseScope: DeclSyntax {
    let elements = cases.render { item in
      let payload: String =
        switch item.kind {
        case .feature(let reducer, _): "(ComposableCore.Store<\(reducer).State, \(reducer).Action>)"
        case .ephemeral(let type): "(\(type))"
        case .ignored(let clause): clause.trimmedDescription
        case .empty: ""
        }
      return "case \(item.name)\(payload)"
    }
    return """
      \(raw: access)enum CaseScope {
      \(raw: elements)
      }
      """
  }

  private var scope: DeclSyntax {
    let answers = cases.render { item in
      switch item.kind {
      case .feature:
        return "case .\(item.name)(let state): return .\(item.name)(store._caseStore(\\.\(item.name), action: \\.\(item.name), or: state))"
      case .ephemeral:
        return "case .\(item.name)(let state): return .\(item.name)(state)"
      case .ignored(let clause):
        let values = clause.parameters.indices.enumerated().map { "value\($0.offset)" }
        let arguments = zip(clause.parameters, values).map { parameter, value in
          let label = parameter.firstName?.text
          return (label == nil || label == "_" ? "" : "\(label!): ") + value
        }
        let pattern = values.map { "let \($0)" }.joined(separator: ", ")
        return "case .\(item.name)(\(pattern)): return .\(item.name)(\(arguments.joined(separator: ", ")))"
      case .empty:
        return "case .\(item.name): return .\(item.name)"
      }
    }
    return """
      @Swift.MainActor
      \(raw: access)static func scope(_ store: ComposableCore.Store<State, Action>) -> CaseScope {
      switch store.state {
      \(raw: answers)
      }
      }
      """
  }
}

extension ReducerCase {
  /// An expression that says whether the state of the case is ephemeral.
  fileprivate var ephemerality: String {
    switch kind {
    case .ephemeral: "true"
    case .feature(let reducer, _) where reducer.hasSuffix(".Body"): "\(reducer).State._isEphemeral(state)"
    case .feature, .ignored, .empty: "false"
    }
  }
}

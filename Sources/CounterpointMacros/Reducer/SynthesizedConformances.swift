internal import SwiftDiagnostics
internal import SwiftSyntax
internal import SwiftSyntaxMacros

/// The protocols that the state and the action of an enum of reducers are to conform to.
struct SynthesizedConformances {
  let state: [String]
  let action: [String]

  /// Reads the arguments of `@Reducer(state: .equatable, .hashable, action: .sendable)`.
  init(_ node: AttributeSyntax, in context: some MacroExpansionContext) {
    var names: [String: [String]] = [:]
    var label = ""
    if case .argumentList(let arguments)? = node.arguments {
      for argument in arguments {
        label = argument.label?.text ?? label
        let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text ?? ""
        if let conformance = Self.known[name] {
          names[label, default: []].append(conformance)
        } else {
          context.diagnose(.unknownConformance(argument))
        }
      }
    }
    state = names["state"] ?? []
    action = names["action"] ?? []
  }

  private static let known = [
    "codable": "Swift.Codable", "decodable": "Swift.Decodable", "encodable": "Swift.Encodable",
    "equatable": "Swift.Equatable", "hashable": "Swift.Hashable", "sendable": "Swift.Sendable",
  ]
}

extension Diagnostic {
  fileprivate static func unknownConformance(_ argument: LabeledExprSyntax) -> Diagnostic {
    Diagnostic(
      node: argument.expression,
      message: MacroMessage(
        "'@Reducer' reads its arguments as they are written: '.codable', '.decodable', '.encodable', '.equatable', '.hashable' or '.sendable'",
        id: "unknownConformance"
      )
    )
  }

  static func conformancesOfStruct(_ node: AttributeSyntax) -> Diagnostic {
    Diagnostic(
      node: node,
      message: MacroMessage(
        "The arguments of '@Reducer' are for enums, whose state and action it writes: declare the conformances of this 'State' and 'Action' where they stand",
        id: "conformancesOfStruct"
      ),
      fixIt: .replace(
        message: MacroMessage("Remove the arguments", id: "removeArguments"),
        oldNode: node,
        newNode: node.with(\.leftParen, nil).with(\.arguments, nil).with(\.rightParen, nil)
      )
    )
  }

  static func reduceBesideBody(_ method: FunctionDeclSyntax) -> Diagnostic {
    Diagnostic(
      node: method.name,
      message: MacroMessage(
        """
        This reducer has a 'body', which is what runs: 'reduce(into:action:)' would never be called. \
        Give it another name and call it in the body, as 'Reduce { … }' or 'Reduce(name)'
        """,
        id: "reduceBesideBody"
      ),
      fixIt: .replace(
        message: MacroMessage("Rename the method to 'core'", id: "renameReduce"),
        oldNode: method.name,
        newNode: method.name.with(\.tokenKind, .identifier("core"))
      )
    )
  }
}

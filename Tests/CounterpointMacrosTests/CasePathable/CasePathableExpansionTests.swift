import CounterpointMacros
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacrosGenericTestSupport
import Testing

private func assertExpansion(
  _ source: String,
  _ expanded: String,
  diagnostics: [DiagnosticSpec] = [],
  fixed: String? = nil,
  location: Testing.SourceLocation = #_sourceLocation
) {
  assertMacroExpansion(
    source,
    expandedSource: expanded,
    diagnostics: diagnostics,
    macroSpecs: ["CasePathable": MacroSpec(type: CasePathableMacro.self, conformances: ["CasePathable", "CasePathIterable"])],
    fixedSource: fixed,
    indentationWidth: .spaces(2),
    failureHandler: { failure in Issue.record(Comment(rawValue: failure.message), sourceLocation: location) }
  )
}

@Suite struct CasePathableExpansionTests {
  @Test func writesAPathForEachCase() {
    assertExpansion(
      """
      @CasePathable
      public enum Destination {
        case detail(Detail)
        case alert(title: String, isUrgent: Bool)
        case settings
      }
      """,
      """
      public enum Destination {
        case detail(Detail)
        case alert(title: String, isUrgent: Bool)
        case settings

        public struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          public var detail: CasePaths.AnyCasePath<Destination, Detail> {
            CasePaths.AnyCasePath<Destination, Detail>(
              embed: Destination.detail,
              extract: { root in
                guard case .detail(let value0) = root else {
                  return nil
                }
                return value0
              }
            )
          }
          public var alert: CasePaths.AnyCasePath<Destination, (title: String, isUrgent: Bool)> {
            CasePaths.AnyCasePath<Destination, (title: String, isUrgent: Bool)>(
              embed: {
                Destination.alert(title: $0.0, isUrgent: $0.1)
              },
              extract: { root in
                guard case .alert(let value0, let value1) = root else {
                  return nil
                }
                return (value0, value1)
              }
            )
          }
          public var settings: CasePaths.AnyCasePath<Destination, Swift.Void> {
            CasePaths.AnyCasePath<Destination, Swift.Void>(
              embed: {
                Destination.settings
              },
              extract: { root in
                guard case .settings = root else {
                  return nil
                }
                return ()
              }
            )
          }
          public subscript(root: Destination) -> CasePaths.PartialCaseKeyPath<Destination> {
            switch root {
            case .detail:
              return \\.detail
            case .alert:
              return \\.alert
            case .settings:
              return \\.settings
            }
          }
          public func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Destination>]> {
            var paths: [CasePaths.PartialCaseKeyPath<Destination>] = []
            paths.append(\\.detail)
            paths.append(\\.alert)
            paths.append(\\.settings)
            return paths.makeIterator()
          }
        }

        public static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Destination: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """
    )
  }

  @Test func namesTheEnumInPlaceOfSelfAndKeepsConditions() {
    assertExpansion(
      """
      @CasePathable
      enum Tree {
        indirect case node([Self])
        #if DEBUG
        case probe
        #endif
      }
      """,
      """
      enum Tree {
        indirect case node([Self])
        #if DEBUG
        case probe
        #endif

        struct AllCasePaths: CasePaths.CasePathReflectable, Swift.Sendable, Swift.Sequence {
          var node: CasePaths.AnyCasePath<Tree, [Tree]> {
            CasePaths.AnyCasePath<Tree, [Tree]>(
              embed: Tree.node,
              extract: { root in
                guard case .node(let value0) = root else {
                  return nil
                }
                return value0
              }
            )
          }
          #if DEBUG
          var probe: CasePaths.AnyCasePath<Tree, Swift.Void> {
            CasePaths.AnyCasePath<Tree, Swift.Void>(
              embed: {
                Tree.probe
              },
              extract: { root in
                guard case .probe = root else {
                  return nil
                }
                return ()
              }
            )
          }
          #endif
          subscript(root: Tree) -> CasePaths.PartialCaseKeyPath<Tree> {
            switch root {
            case .node:
              return \\.node
            #if DEBUG
            case .probe:
              return \\.probe
            #endif
            }
          }
          func makeIterator() -> Swift.IndexingIterator<[CasePaths.PartialCaseKeyPath<Tree>]> {
            var paths: [CasePaths.PartialCaseKeyPath<Tree>] = []
            paths.append(\\.node)
            #if DEBUG
            paths.append(\\.probe)
            #endif
            return paths.makeIterator()
          }
        }

        static var allCasePaths: AllCasePaths {
          AllCasePaths()
        }
      }

      extension Tree: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """
    )
  }

  @Test func otherDeclarationsAreRejected() {
    assertExpansion(
      """
      @CasePathable
      struct Destination {
      }
      """,
      """
      struct Destination {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' can only be applied to an enum; this is a struct",
          line: 1, column: 1, fixIts: [FixItSpec(message: "Remove '@CasePathable'")]
        )
      ],
      fixed: """
        struct Destination {
        }
        """
    )
  }

  @Test func overloadedCasesAreRejected() {
    assertExpansion(
      """
      @CasePathable
      fileprivate enum Action {
        case load(page: Int)
        case load(url: String)
      }
      """,
      """
      fileprivate enum Action {
        case load(page: Int)
        case load(url: String)
      }

      extension Action: CasePaths.CasePathable, CasePaths.CasePathIterable {
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: """
            '@CasePathable' needs one name for each case: there is another case 'load', and a case key path '\\.load' could mean either
            """,
          line: 4, column: 8, fixIts: [FixItSpec(message: "Rename this case to 'loadUrl'")]
        )
      ],
      fixed: """
        @CasePathable
        fileprivate enum Action {
          case load(page: Int)
          case loadUrl(url: String)
        }
        """
    )
  }

  @Test func privateNestedEnumsAreRejected() {
    assertExpansion(
      """
      struct Feature {
        @CasePathable
        private enum Action {
          case load
        }
      }
      """,
      """
      struct Feature {
        private enum Action {
          case load
        }
      }
      """,
      diagnostics: [
        DiagnosticSpec(
          message: "'@CasePathable' cannot extend 'Action': from outside of the declaration that it is private in, it cannot be named",
          line: 3, column: 3, fixIts: [FixItSpec(message: "Make 'Action' fileprivate")]
        )
      ],
      fixed: """
        struct Feature {
          @CasePathable
          fileprivate enum Action {
            case load
          }
        }
        """
    )
  }
}

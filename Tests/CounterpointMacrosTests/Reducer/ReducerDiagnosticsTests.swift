import SwiftSyntaxMacrosGenericTestSupport
import Testing

@Suite struct ReducerDiagnosticsTests {
  @Test func classes() {
    assertFeatureMistake(
      """
      @Reducer
      final class Feature {
      }
      """,
      "'@Reducer' can only be applied to a struct or an enum; this is a class",
      line: 1,
      column: 1,
      fixIt: "Remove '@Reducer'",
      fixed: """
        final class Feature {
        }
        """,
      expanded: """
        final class Feature {
        }
        """
    )
  }

  @Test func aBodyBesideTheMethod() {
    assertFeatureMistake(
      """
      struct Feature: Reducer {
        @Reducer
        struct Inner: Reducer {
          func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
          @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { EmptyReducer() }
        }
      }
      """,
      """
      This reducer has a 'body', which is what runs: 'reduce(into:action:)' would never be called. \
      Give it another name and call it in the body, as 'Reduce { … }' or 'Reduce(name)'
      """,
      line: 4,
      column: 10,
      fixIt: "Rename the method to 'core'",
      expanded: """
        struct Feature: Reducer {
          struct Inner: Reducer {
            func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
            @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { EmptyReducer() }
          }
        }

        extension Feature.Inner: ComposableCore.Reducer, ComposableCore.CaseReducer {
        }
        """.replacingCaseReducer
    )
  }

  @Test func conformancesOfAStruct() {
    assertFeatureMistake(
      """
      @Reducer(state: .equatable)
      struct Feature {
        let interval: Int
      }
      """,
      "The arguments of '@Reducer' are for enums, whose state and action it writes: declare the conformances of this 'State' and 'Action' where they stand",
      line: 1,
      column: 1,
      fixIt: "Remove the arguments",
      expanded: """
        struct Feature {
          let interval: Int
        }

        extension Feature: ComposableCore.Reducer {
        }
        """
    )
  }

  @Test(arguments: ["String", "Detail, Int", "[Detail]"])
  func casesWithoutAReducer(payload: String) {
    assertFeatureMistake(
      """
      @Reducer
      enum Destination {
        case help(\(payload))
      }
      """,
      """
      '@Reducer' needs one reducer in the case 'help', or an 'AlertState' or 'ConfirmationDialogState': \
      mark a case that holds other values '@ReducerCaseIgnored'
      """,
      line: 3,
      column: 8,
      fixIt: "Add '@ReducerCaseIgnored'",
      fixed: """
        @Reducer
        enum Destination {
          @ReducerCaseIgnored case help(\(payload))
        }
        """,
      expanded: """
        enum Destination {
          case help(\(payload))
        }

        extension Destination: ComposableCore.Reducer, ComposableCore.CaseReducer {
        }
        """
    )
  }

  @Test func viewsWithoutAStore() {
    assertFeatureMistake(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView {
        var name = ""
      }
      """,
      "'@ViewAction' sends to the property 'store', which this type does not declare",
      line: 1,
      column: 1,
      fixIt: "Add 'let store: StoreOf<Feature>'",
      fixed: """
        @ViewAction(for: Feature.self)
        struct FeatureView {
          let store: StoreOf<Feature>
          var name = ""
        }
        """,
      expanded: """
        struct FeatureView {
          var name = ""
        }
        """
    )
  }
}

extension String {
  /// The test support passes both conformances, and a struct takes only the first.
  fileprivate var replacingCaseReducer: String {
    split(separator: ", ComposableCore.CaseReducer").joined()
  }
}

import SwiftSyntaxMacrosGenericTestSupport
import Testing

private let registrar = """
    var _$observationRegistrar = ComposableCore.ObservationStateRegistrar()
  }

  extension State: ComposableCore.ObservableState {
  }
  """

@Suite struct ObservableStateDiagnosticsTests {
  @Test func classes() {
    assertFeatureMistake(
      """
      @ObservableState
      final class State {
      }
      """,
      "'@ObservableState' is for values, and this is a class: make it a struct, or a model of its own with '@Observable'",
      line: 1,
      column: 1,
      fixIt: "Replace '@ObservableState' with '@Observable'",
      fixed: """
        @Observable
        final class State {
        }
        """,
      expanded: """
        final class State {
        }
        """
    )
  }

  @Test func otherPropertyWrappers() {
    assertFeatureMistake(
      """
      @ObservableState
      struct State {
        @Clamped var count = 0
      }
      """,
      "'@ObservableState' cannot observe 'count': '@Clamped' keeps its value. Mark it '@ObservationStateIgnored', or do without '@Clamped'",
      line: 3,
      column: 3,
      fixIt: "Add '@ObservationStateIgnored'",
      fixed: """
        @ObservableState
        struct State {
          @ObservationStateIgnored @Clamped var count = 0
        }
        """,
      expanded: """
        struct State {
          @Clamped var count = 0

        \(registrar)
        """
    )
  }

  @Test func severalVariablesInOneDeclaration() {
    assertFeatureMistake(
      """
      @ObservableState
      struct State {
        var a = 1, b, c: Int?
      }
      """,
      "'@ObservableState' needs a declaration of its own for each variable",
      line: 3,
      column: 7,
      fixIt: "Declare each variable by itself",
      fixed: """
        @ObservableState
        struct State {
          var a = 1
          var b: Int?
          var c: Int?
        }
        """,
      expanded: """
        struct State {
          var a = 1, b, c: Int?

        \(registrar)
        """
    )
  }

  @Test func privateTypesInsideOfOthers() {
    assertFeatureMistake(
      """
      struct Feature {
        @ObservableState
        private struct State {
        }
      }
      """,
      "'@ObservableState' cannot extend 'State': from outside of the declaration that it is private in, it cannot be named",
      line: 3,
      column: 3,
      fixIt: "Make 'State' fileprivate",
      fixed: """
        struct Feature {
          @ObservableState
          fileprivate struct State {
          }
        }
        """,
      expanded: """
        struct Feature {
          private struct State {
          }
        }
        """
    )
  }

  @Test func presentedFieldsNeedAnObservableState() {
    assertFeatureMistake(
      """
      struct State {
        @Presents var child = Child.State()
      }
      """,
      "'@Presents' needs a registrar to tell of changes: mark 'State' '@ObservableState'",
      line: 2,
      column: 3,
      expanded: """
        struct State {
          var child = Child.State()
        }
        """
    )
  }

  @Test func presentedFieldsNeedAType() {
    assertFeatureMistake(
      """
      struct State: ObservableState {
        @Presents var child = Child.State()
      }
      """,
      "'@Presents' needs the type of 'child' written down",
      line: 2,
      column: 17,
      fixIt: "Add an optional type",
      fixed: """
        struct State: ObservableState {
          @Presents var child: <#State#>? = Child.State()
        }
        """,
      expanded: """
        struct State: ObservableState {
          var child = Child.State()
        }
        """
    )
  }

  @Test func presentedFieldsNeedAnOptionalType() {
    assertFeatureMistake(
      """
      struct State: ObservableState {
        @Presents var child: Child.State
      }
      """,
      "'@Presents' needs an optional type: 'nil' is when 'child' is not presented",
      line: 2,
      column: 24,
      fixIt: "Make the type optional",
      fixed: """
        struct State: ObservableState {
          @Presents var child: Child.State?
        }
        """,
      expanded: """
        struct State: ObservableState {
          var child: Child.State
        }
        """
    )
  }

  @Test func presentedConstants() {
    assertFeatureMistake(
      """
      struct State: ObservableState {
        @Presents let child: Child.State?
      }
      """,
      "What '@Presents' presents comes and goes, so it must be a 'var'",
      line: 2,
      column: 13,
      fixIt: "Replace 'let' with 'var'",
      fixed: """
        struct State: ObservableState {
          @Presents var child: Child.State?
        }
        """,
      expanded: """
        struct State: ObservableState {
          let child: Child.State?
        }
        """
    )
  }
}

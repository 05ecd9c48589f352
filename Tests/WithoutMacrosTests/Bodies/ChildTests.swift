import ComposableArchitecture
import Testing

@MainActor
@Suite struct ChildTests {
  private struct State: Equatable {
    var notes: [String]? = []
    @PresentationState var presented: [String]?
  }

  private enum Action: CasePathable {
    case notes(Note.Action)
    case presented(PresentationAction<Note.Action>)

    struct AllCasePaths: Sendable {
      var notes: AnyCasePath<Action, Note.Action> {
        AnyCasePath(embed: Action.notes, extract: { if case .notes(let value) = $0 { value } else { nil } })
      }
      var presented: AnyCasePath<Action, PresentationAction<Note.Action>> {
        AnyCasePath(embed: Action.presented, extract: { if case .presented(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Test(arguments: [true, false])
  func aChildIsBuiltOfEverythingThatABodyTakes(isLong: Bool) {
    let store = Store(initialState: State(presented: [])) {
      Reduce<State, Action> { _, _ in .none }
        .ifLet(\.notes, action: \.notes) {
          if isLong {
            Note("long")
          } else {
            EmptyReducer()
          }
          for number in 1...2 {
            Note("\(number)")
          }
          Reduce { notes, _ in
            notes.append("inline")
            return .none
          }
        }
        .ifLet(\.$presented, action: \.presented) {
          if isLong {
            Note("long")
          }
          Note("presented")
        }
    }
    store.send(.notes(.run))
    store.send(.presented(.presented(.run)))
    #expect(store.notes == (isLong ? ["long"] : []) + ["1", "2", "inline"])
    #expect(store.presented == (isLong ? ["long"] : []) + ["presented"])
    store.send(.presented(.dismiss))
    #expect(store.presented == nil)
  }

  @Test func aFunctionThatMakesAChildOfAnotherStateIsReported() {
    withKnownIssue {
      let store = Store(initialState: State()) {
        Reduce<State, Action> { _, _ in .none }
          .ifLet(\.notes, action: \.notes, then: { () -> EmptyReducer<Int, String> in return EmptyReducer() })
      }
      store.send(.notes(.run))
      #expect(store.notes == [])
    } matching: { issue in
      "\(issue)".contains("EmptyReducer<Int, String>")
    }
  }
}

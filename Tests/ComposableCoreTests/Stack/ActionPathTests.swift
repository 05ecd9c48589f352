import CasePaths
import ComposableCore
import Testing

@Suite struct ActionPathTests {
  @Test func stackActionsAreNamedByIdAndCase() {
    let tapped: CaseKeyPath<AppAction, Void> = \.path[id: 0].detail.tapped
    #expect(tapped() == .path(.element(id: 0, action: .detail(.tapped))))
    #expect(AppAction.path(.element(id: 0, action: .detail(.tapped))).is(tapped))
    #expect(!AppAction.path(.element(id: 1, action: .detail(.tapped))).is(tapped))
    #expect(!AppAction.path(.popFrom(id: 0)).is(tapped))

    let action = AppAction.path(.element(id: 1, action: .recordMeeting(.delegate(.saveMeeting))))
    #expect(action[case: \.path[id: 1].recordMeeting.delegate] == .saveMeeting)
    #expect(action[case: \.path.element]?.id == 1)
    #expect(AppAction.path(.popFrom(id: 1))[case: \.path.popFrom] == 1)
    let push: CaseKeyPath<AppAction, (id: StackElementID, state: Path.State)> = \.path.push
    #expect(push((id: 0, state: .detail(DetailState()))) == .path(.push(id: 0, state: .detail(DetailState()))))
    #expect(AppAction.path(.push(id: 4, state: .recordMeeting(RecordState())))[case: push]?.id == 4)
  }

  @Test func equalPathsOfEqualIdsAreEqual() {
    let first: CaseKeyPath<AppAction, Path.Action> = \.path[id: 0]
    let second: CaseKeyPath<AppAction, Path.Action> = \.path[id: 0]
    let third: CaseKeyPath<AppAction, Path.Action> = \.path[id: 1]
    #expect(first == second)
    #expect(first != third)
  }

  @Test func stackActionsMatchPatterns() {
    func describe(_ action: AppAction) -> String {
      switch action {
      case .path(.element(id: _, action: .recordMeeting(.delegate(let action)))): "delegate \(action)"
      case .path(.element(id: let id, action: .detail(.tapped))): "tapped \(id.generation)"
      case .path(.popFrom(id: let id)): "pop \(id.generation)"
      case .path(.push(id: _, state: .detail)): "push detail"
      case .path, .destination, .rows: "other"
      }
    }
    #expect(describe(.path(.element(id: 1, action: .recordMeeting(.delegate(.saveMeeting))))) == "delegate saveMeeting")
    #expect(describe(.path(.element(id: 3, action: .detail(.tapped)))) == "tapped 3")
    #expect(describe(.path(.popFrom(id: 1))) == "pop 1")
    #expect(describe(.path(.push(id: 1, state: .detail(DetailState())))) == "push detail")
    #expect(describe(.path(.element(id: 1, action: .recordMeeting(.onTask)))) == "other")
  }

  @Test func presentationActionsAreNamedWithAndWithoutPresented() {
    let short: CaseKeyPath<AppAction, String> = \.destination.detail.titleChanged
    let long: CaseKeyPath<AppAction, String> = \.destination.presented.detail.titleChanged
    #expect(short("a") == .destination(.presented(.detail(.titleChanged("a")))))
    #expect(short("a") == long("a"))
    #expect(AppAction.destination(.presented(.detail(.titleChanged("b"))))[case: short] == "b")
    #expect(AppAction.destination(.dismiss).is(\.destination.dismiss))
    #expect(!AppAction.destination(.dismiss).is(\.destination.presented))
    #expect(!AppAction.destination(.dismiss).is(\.destination.detail))
    #expect((\AppAction.Cases.destination.dismiss)() == .destination(.dismiss))
  }

  @Test func identifiedActionsAreNamedByIdAndCase() {
    let tapped: CaseKeyPath<AppAction, Void> = \.rows[id: 7].tapped
    #expect(tapped() == .rows(.element(id: 7, action: .tapped)))
    #expect(!AppAction.rows(.element(id: 8, action: .tapped)).is(tapped))
    #expect(AppAction.rows(.element(id: 8, action: .titleChanged("a")))[case: \.rows.element]?.id == 8)
    #expect(AppAction.rows(.element(id: 8, action: .titleChanged("a")))[case: \.rows[id: 8].titleChanged] == "a")
  }

  @Test func casesAreIterated() {
    typealias Stack = StackAction<Int, Int>
    #expect(Array(Stack.allCasePaths) == [\Stack.Cases.element, \Stack.Cases.popFrom, \Stack.Cases.push])
    #expect(Stack.allCasePaths[.popFrom(id: 0)] == \Stack.Cases.popFrom)
    typealias Presentation = PresentationAction<Int>
    #expect(Array(Presentation.allCasePaths) == [\Presentation.Cases.dismiss, \Presentation.Cases.presented])
    #expect(Presentation.allCasePaths[.presented(1)] == \Presentation.Cases.presented)
    typealias Identified = IdentifiedAction<Int, Int>
    #expect(Array(Identified.allCasePaths) == [\Identified.Cases.element])
    #expect(Identified.allCasePaths[.element(id: 1, action: 1)] == \Identified.Cases.element)
  }

  @Test func actionsOfFeaturesThatContainThemselves() {
    // A feature that presents itself, and stacks of itself: the enums are finite because their children are indirect.
    enum Action: Equatable {
      case child(PresentationAction<Action>)
      case path(StackAction<Int, Action>)
      case rows(IdentifiedAction<Int, Action>)
      case tapped
    }
    let action = Action.child(.presented(.path(.element(id: 0, action: .rows(.element(id: 1, action: .tapped))))))
    #expect(action == .child(.presented(.path(.element(id: 0, action: .rows(.element(id: 1, action: .tapped)))))))
    #expect(action != .child(.presented(.path(.element(id: 0, action: .rows(.element(id: 2, action: .tapped)))))))
  }

  @Test func aliasesNameTheTypesOfAReducer() {
    struct Row: Reducer {
      typealias State = RowState
      typealias Action = DetailAction
      func reduce(into state: inout RowState, action: DetailAction) -> Effect<DetailAction> { .none }
    }
    #expect(StackActionOf<Row>.self == StackAction<RowState, DetailAction>.self)
    #expect(IdentifiedActionOf<Row>.self == IdentifiedAction<Int, DetailAction>.self)
  }
}

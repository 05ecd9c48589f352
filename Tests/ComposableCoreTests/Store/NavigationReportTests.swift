import CasePaths
import ComposableCore
import CounterpointTestSupport
import Testing

@MainActor
@Suite struct NavigationReportTests {
  struct Child: Equatable, Identifiable {
    let id: Int
  }

  struct State: Equatable {
    @PresentationState var sheet: Child?
    var path = StackState<Child>()
  }

  enum Action: CasePathable {
    case sheet(PresentationAction<Never>)
    case path(StackAction<Child, Never>)

    struct AllCasePaths {
      var sheet: AnyCasePath<Action, PresentationAction<Never>> {
        AnyCasePath(embed: { .sheet($0) }, extract: { if case .sheet(let action) = $0 { action } else { nil } })
      }
      var path: AnyCasePath<Action, StackAction<Child, Never>> {
        AnyCasePath(embed: { .path($0) }, extract: { if case .path(let action) = $0 { action } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  private let state: State = {
    var state = State(sheet: Child(id: 1))
    _ = state.path.push(Child(id: 2), id: 0)
    return state
  }()

  @Test func navigationThatNoReducerFollowsIsReportedWithTheCure() {
    let store = Store(initialState: state) { EmptyReducer<State, Action>() }
    let path = store.scope(state: \.path, action: \.path)
    let reports = issues {
      store.dismiss(state: \.sheet, action: \.sheet)
      path.pop(from: 0)
      path.push(Child(id: 3))
    }
    #expect(reports.count == 3)
    #expect(reports[0].contains("No reducer of NavigationReportTests.State follows the action"))
    #expect(reports[0].contains("with 'ifLet' for the action '\\.sheet'"))
    #expect(reports[1].contains("n element was popped from a stack of NavigationReportTests.Child"))
    #expect(reports[2].contains("n element was pushed onto a stack of NavigationReportTests.Child"))
    for report in reports.dropFirst() { #expect(report.contains("with 'forEach', '.forEach(\\.path, action: \\.path)', in the body")) }
  }

  @Test func navigationThatReducersFollowIsNot() {
    let store = Store(initialState: state) {
      EmptyReducer<State, Action>()
        .ifLet(\.$sheet, action: \.sheet) { EmptyReducer() }
        .forEach(\.path, action: \.path) { EmptyReducer() }
    }
    let path = store.scope(state: \.path, action: \.path)
    let reports = issues {
      path.push(Child(id: 3))
      #expect(store.path.count == 2)
      path.pop(from: 0)
      path.pop(from: 0)
      store.dismiss(state: \.sheet, action: \.sheet)
      store.dismiss(state: \.sheet, action: \.sheet)
    }
    #expect(reports.isEmpty)
    #expect(store.state == State())
  }
}

import ComposableArchitecture
import IssueReporting

/// A program as users write it, without a test runner: it makes mistakes that are reported, and goes on.
@main
struct ReportingProgram {
  @MainActor
  static func main() async {
    reportIssue("The app says that something is wrong.")
    XCTFail("It says so in the spelling of tests, too.")
    let store = Store(initialState: Parent.State()) { Parent() }
    store.send(.child(.increment))
    await store.send(.fail).finish()
    print("went on with \(store.state.count)")
  }
}

/// A feature whose child is absent, and whose effect throws what nothing catches.
struct Parent: Reducer {
  struct State {
    var count = 0
    var child: Int?
  }

  enum Action: CasePathable {
    case child(ChildAction)
    case fail

    struct AllCasePaths {
      var child: AnyCasePath<Action, ChildAction> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  enum ChildAction { case increment }
  struct Failure: Error {}

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      state.count += 1
      return if case .fail = action { .run { _ in throw Failure() } } else { .none }
    }
    .ifLet(\.child, action: \.child) {
      Reduce<Int, ChildAction> { count, _ in
        count += 1
        return .none
      }
    }
  }
}

import ComposableArchitecture

/// A feature that contains itself twice: as rows, and presented.
struct Folder: Reducer {
  struct State: Equatable, Identifiable, Sendable {
    let id: Int
    var name = ""
    @PresentationState var opened: Folder.State?
    var folders: IdentifiedArrayOf<Folder.State> = []
  }

  indirect enum Action: CasePathable, Equatable, Sendable {
    case addButtonTapped
    case closeButtonTapped
    case folders(IdentifiedActionOf<Folder>)
    case nameChanged(String)
    case openButtonTapped(id: Int)
    case opened(PresentationAction<Folder.Action>)

    struct AllCasePaths: Sendable {
      var addButtonTapped: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .addButtonTapped }, extract: { if case .addButtonTapped = $0 { () } else { nil } })
      }
      var closeButtonTapped: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .closeButtonTapped }, extract: { if case .closeButtonTapped = $0 { () } else { nil } })
      }
      var folders: AnyCasePath<Action, IdentifiedActionOf<Folder>> {
        AnyCasePath(embed: Action.folders, extract: { if case .folders(let value) = $0 { value } else { nil } })
      }
      var nameChanged: AnyCasePath<Action, String> {
        AnyCasePath(embed: Action.nameChanged, extract: { if case .nameChanged(let value) = $0 { value } else { nil } })
      }
      var openButtonTapped: AnyCasePath<Action, Int> {
        AnyCasePath(embed: Action.openButtonTapped, extract: { if case .openButtonTapped(let value) = $0 { value } else { nil } })
      }
      var opened: AnyCasePath<Action, PresentationAction<Folder.Action>> {
        AnyCasePath(embed: Action.opened, extract: { if case .opened(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.folders.append(State(id: state.folders.count))
        return .none
      case .closeButtonTapped:
        return .run { _ in await dismiss() }
      case .nameChanged(let name):
        state.name = name
        return .none
      case .openButtonTapped(let id):
        state.opened = state.folders[id: id]
        return .none
      case .folders, .opened:
        return .none
      }
    }
    .forEach(\.folders, action: \.folders) { Folder() }
    .ifLet(\.$opened, action: \.opened) { Folder() }
  }
}

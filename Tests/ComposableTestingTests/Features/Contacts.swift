import CasePaths
import ComposableCore
import Dependencies
import Synchronization

/// Contacts that an editor adds to, which saves them on a server.
struct Contacts: Reducer {
  struct State: Equatable {
    var names: [String] = []
    @PresentationState var editor: Editor.State?
  }

  @CasePathable
  enum Action: Equatable {
    case addButtonTapped
    case backButtonTapped
    case editor(PresentationAction<Editor.Action>)
    case saved(String)
  }

  let server: Server
  /// Whether the editor's own effect saves, which ends when the editor is dismissed, or one of the contacts'.
  var editorSaves: Bool

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.editor = Editor.State()
        return .none
      case .backButtonTapped:
        state.editor = nil
        return .none
      case .editor(.presented(.saveButtonTapped)) where !editorSaves:
        guard let name = state.editor?.name else { return .none }
        return .run(name: "save") { send in
          await server.save(name)
          await send(.saved(name))
        }
      case .editor(.presented(.saved(let name))), .saved(let name):
        state.names.append(name)
        return .none
      case .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) { Editor(server: editorSaves ? server : nil) }
  }
}

struct Editor: Reducer {
  struct State: Equatable {
    var name = "Blob"
  }

  @CasePathable
  enum Action: Equatable {
    case saveButtonTapped
    case saved(String)
  }

  let server: Server?

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .saveButtonTapped:
        guard let server else { return .none }
        return .run(name: "save") { [name = state.name] send in
          await server.save(name)
          await send(.saved(name))
        }
      case .saved:
        return .none
      }
    }
  }
}

/// A server whose answer takes a moment.
final class Server: Sendable {
  private let saved = Mutex<[String]>([])

  var names: [String] { saved.withLock { $0 } }

  func save(_ name: String) async {
    await Task.yield()
    saved.withLock { $0.append(name) }
    await Task.yield()
  }
}

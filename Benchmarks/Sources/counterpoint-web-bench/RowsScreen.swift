import ComposableArchitecture
import CounterpointUI

/// Many rows, all of them in the page, out of one list in the state of a store.
struct RowsScreen: View {
  @State private var store: StoreOf<Rows>

  init(count: Int) {
    _store = State(initialValue: Store(initialState: Rows.State(count: count)) { Rows() })
  }

  var body: some View {
    VStack {
      HStack {
        Button("Insert") { store.send(.insertTapped) }.accessibilityIdentifier("insert")
        Button("Delete") { store.send(.deleteTapped) }.accessibilityIdentifier("delete")
        Button("Move") { store.send(.moveTapped) }.accessibilityIdentifier("move")
      }
      ForEach(store.rows) { row in
        HStack {
          Text(row.title)
          Text("\(row.count)").accessibilityIdentifier("count-\(row.id)")
          Button("Count") { store.send(.countTapped(row.id)) }.accessibilityIdentifier("button-\(row.id)")
        }
      }
    }
  }
}

struct Rows: Reducer {
  struct Row: Identifiable {
    let id: Int
    var title: String
    var count = 0
  }

  struct State {
    var rows: IdentifiedArrayOf<Row>

    init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (1...count).map { Row(id: $0, title: "Row \($0)") })
    }
  }

  enum Action {
    case countTapped(Int)
    case insertTapped
    case deleteTapped
    case moveTapped
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .countTapped(let id):
        state.rows[id: id]?.count += 1
      case .insertTapped:
        let id = (state.rows.ids.max() ?? 0) + 1
        state.rows.insert(Row(id: id, title: "Row \(id)"), at: 0)
      case .deleteTapped:
        state.rows.remove(at: 1)
      case .moveTapped:
        state.rows.move(fromOffsets: [state.rows.count - 1], toOffset: 0)
      }
      return .none
    }
  }
}

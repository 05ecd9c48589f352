import CounterpointUI

/// A screen of a given size, whose state belongs to its session: each row is a stack, a text, a button and the button's text.
struct NodesScreen: View {
  struct Row: Identifiable {
    let id: Int
    var count = 0
  }

  @State private var rows: [Row]

  init(rows count: Int) {
    _rows = State(initialValue: (1...count).map { Row(id: $0) })
  }

  var body: some View {
    VStack {
      ForEach($rows) { $row in
        HStack {
          Text("\(row.count)")
          Button("Count") { row.count += 1 }
        }
      }
    }
  }
}

#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

struct CounterExhibit: View {
  @State private var count = 0

  var body: some View {
    VStack(spacing: 24) {
      Text("\(count)").font(.system(size: 72, weight: .bold).monospacedDigit())
      HStack(spacing: 16) {
        Button("Decrement", systemImage: "minus") { count -= 1 }
        Button("Increment", systemImage: "plus") { count += 1 }
      }
      .buttonStyle(.bordered)
    }
    .padding()
  }
}

struct FormExhibit: View {
  enum Field: Hashable { case name, password }
  enum Size: String, CaseIterable, Identifiable {
    case small, medium, large
    var id: Self { self }
  }

  @State private var name = ""
  @State private var password = ""
  @State private var notes = ""
  @State private var isOn = true
  @State private var minutes = 10.0
  @State private var guests = 2
  @State private var size = Size.medium
  @State private var colour = Size.small
  @State private var saved = 0
  @FocusState private var focus: Field?

  var body: some View {
    Form {
      Section {
        TextField("Name", text: $name).focused($focus, equals: .name)
        SecureField("Password", text: $password).focused($focus, equals: .password)
        TextField("Notes", text: $notes, axis: .vertical)
      } header: {
        Text("Text")
      } footer: {
        Text(name.isEmpty ? "Return in the name goes on to the password." : "Hello, \(name)!")
      }
      .onSubmit { focus = .password }
      Section("Choices") {
        Toggle("Notifications", isOn: $isOn)
        Picker("Size", selection: $size) {
          ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
        }
        Picker("Shade", selection: $colour) {
          ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
        }
        .pickerStyle(.segmented)
      }
      Section("Numbers") {
        HStack {
          Slider(value: $minutes, in: 5...30, step: 1) { Text("Length") }
          Spacer()
          Text("\(Int(minutes)) min").monospacedDigit()
        }
        Stepper("Guests: \(guests)", value: $guests, in: 1...4)
        ProgressView("Filled in", value: Double(guests), total: 4)
      }
      Section {
        Button("Save") { saved += 1 }.disabled(name.isEmpty)
        Button("Start over", role: .destructive) {
          name = ""
          password = ""
          focus = .name
        }
        LabeledContent("Saved", value: "\(saved) times")
      }
    }
  }
}

struct RowsExhibit: View {
  struct Row: Identifiable, Equatable {
    let id: Int
    var title: String
  }

  @State private var rows = (1...1_000).map { Row(id: $0, title: "Row \($0)") }
  @State private var nextID = 1_001

  var body: some View {
    List {
      ForEach($rows) { $row in
        TextField("Title of \(row.id)", text: $row.title)
      }
      .onDelete { offsets in
        withAnimation { for offset in offsets.reversed() { rows.remove(at: offset) } }
      }
      .onMove { source, destination in
        guard let from = source.first else { return }
        let row = rows.remove(at: from)
        rows.insert(row, at: destination > from ? destination - 1 : destination)
      }
    }
    .toolbar {
      ToolbarItem {
        Button("Shuffle") { rows.shuffle() }
      }
      ToolbarItem {
        Button {
          withAnimation { rows.insert(Row(id: nextID, title: "Row \(nextID)"), at: 0) }
          nextID += 1
        } label: {
          Image(systemName: "plus").accessibilityLabel("Add")
        }
      }
    }
  }
}

struct NavigationExhibit: View {
  var body: some View {
    List {
      Section("Screens in screens") {
        ForEach(1..<4) { number in
          NavigationLink("Level \(number)") { LevelView(path: [number]) }
        }
      }
    }
  }
}

private struct LevelView: View {
  let path: [Int]
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      Text(path.map(String.init).joined(separator: " › "))
      NavigationLink("Deeper") { LevelView(path: path + [path.count + 1]) }
      Button("Back by hand") { dismiss() }
    }
    .navigationTitle("Level \(path.count)")
  }
}

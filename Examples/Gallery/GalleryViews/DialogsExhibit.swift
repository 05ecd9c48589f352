#if canImport(SwiftUI)
  import SwiftUI
#else
  import CounterpointUI
#endif

struct DialogsExhibit: View {
  struct Note: Identifiable {
    let id: Int
    var text: String
  }

  @State private var isAlertPresented = false
  @State private var isDialogPresented = false
  @State private var note: Note?
  @State private var answer = "Nothing yet"

  var body: some View {
    List {
      Section("What was answered") {
        Text(answer)
      }
      Section {
        Button("Alert") { isAlertPresented = true }
        Button("Dialog") { isDialogPresented = true }
        Button("Sheet") { note = Note(id: 1, text: "A note") }
      }
    }
    .alert("End meeting?", isPresented: $isAlertPresented) {
      Button("Save and end") { answer = "Saved" }
      Button("Discard", role: .destructive) { answer = "Discarded" }
      Button("Resume", role: .cancel) { answer = "Resumed" }
    } message: {
      Text("You are ending the meeting early. What would you like to do?")
    }
    .confirmationDialog("Which one?", isPresented: $isDialogPresented, titleVisibility: .visible) {
      Button("This one") { answer = "This one" }
      Button("That one") { answer = "That one" }
    }
    .sheet(item: $note) { note in
      NoteSheet(note: note) { answer = $0 }
    }
  }
}

private struct NoteSheet: View {
  @State var text: String
  let done: (String) -> Void
  @Environment(\.dismiss) private var dismiss
  @State private var isAlertPresented = false

  init(note: DialogsExhibit.Note, done: @escaping (String) -> Void) {
    _text = State(initialValue: note.text)
    self.done = done
  }

  var body: some View {
    NavigationStack {
      Form {
        TextField("Note", text: $text)
        Button("Ask first") { isAlertPresented = true }
      }
      .navigationTitle("Edit note")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { dismiss() }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Done") {
            done(text)
            dismiss()
          }
        }
      }
      .alert("Are you sure?", isPresented: $isAlertPresented) {
        Button("Yes") { text = "Sure" }
        Button("No", role: .cancel) {}
      }
    }
  }
}

import CounterpointUI

/// Changes of many kinds, each made by one button, to see how many bytes they take.
struct ChangesScreen: View {
  @State private var name = ""
  @State private var isOn = false
  @State private var isLarge = false
  @State private var isAsked = false
  @State private var progress = 0.1
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Form {
        TextField("Name", text: $name).accessibilityIdentifier("type")
        Text("Hello, \(name)")
        Toggle("More", isOn: $isOn).accessibilityIdentifier("switch")
        if isOn { Text("Here is more of it.") }
        Button("Grow") { withAnimation(.easeInOut(duration: 0.2)) { isLarge.toggle() } }.accessibilityIdentifier("animate")
        Text("Grows").padding(isLarge ? 20 : 10)
        Button("Ask") { isAsked = true }.accessibilityIdentifier("alert")
        Button("Go on") { progress += 0.05 }.accessibilityIdentifier("progress")
        ProgressView("Done", value: progress)
        Button("Open") { path.append(1) }.accessibilityIdentifier("push")
      }
      .navigationTitle("Changes")
      .navigationDestination(for: Int.self) { number in Text("Screen \(number)").navigationTitle("Inside") }
      .alert("Really?", isPresented: $isAsked) {
        Button("Yes") {}
        Button("No", role: .cancel) {}
      }
    }
  }
}

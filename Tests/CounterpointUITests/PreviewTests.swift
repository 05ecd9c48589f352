import ComposableArchitecture
import CounterpointUI
import CounterpointUITesting
import Foundation
import Testing

private struct ContextView: View {
  @State private var count = 0
  let context: DependencyContext

  var body: some View {
    Text("In a \(String(describing: context))")
    Button("Count \(count)") { count += 1 }
  }
}

#Preview("In a context") {
  @Dependency(\.context) var context
  return ContextView(context: context)
}

#Preview("Two steps") {
  var names = ["one"]
  let _ = names.append("two")
  VStack {
    ForEach(names, id: \.self) { Text($0) }
  }
}

#Preview {
  Text("Without a name")
}

@MainActor
@Suite struct PreviewTests {
  private let ours = Preview.all.filter { $0.module == "CounterpointUITests" }

  @Test func previewsAreFoundInTheOrderInWhichTheyAreWritten() {
    #expect(ours.map(\.name) == ["In a context", "Two steps", "PreviewTests"])
  }

  @Test func aGalleryListsAndOpensThem() throws {
    let tester = ViewTester(PreviewGallery(ours))
    #expect(tester.has(.heading, "CounterpointUITests"))
    try tester.tap("Two steps")
    #expect(tester.texts.suffix(2) == ["one", "two"])
    #expect(tester.graph.location == "/Two%20steps")
    try tester.tap("Back")
    try tester.tap("PreviewTests")
    #expect(tester.texts.last == "Without a name")
  }

  @Test func aPreviewIsMadeInThePreviewContextAndAnewAtEachReset() throws {
    let tester = ViewTester(PreviewGallery(ours))
    try tester.tap("In a context")
    #expect(tester.has(.text, "In a preview"))
    try tester.tap("Count 0")
    try tester.tap("Narrow")
    try tester.tap("Dark")
    #expect(tester.has(.button, "Count 1"), "how it is shown is not its business")
    #expect(tester.has(.button, "Wide"))
    #expect(tester.has(.button, "Light"))
    try tester.tap("Reset")
    #expect(tester.has(.button, "Count 0"))
  }

  @Test func anAddressOpensAPreview() {
    let tester = ViewTester(PreviewGallery(ours))
    tester.perform { tester.graph.open(URL(string: "/Two%20steps")!) }
    #expect(tester.graph.title == "Two steps")
    tester.perform { tester.graph.open(URL(string: "/nowhere")!) }
    #expect(tester.has(.text, "There is no preview called “nowhere”."))
  }

  @Test func previewsOfTheSameNameAreNumbered() {
    let tester = ViewTester(PreviewGallery([Preview("Same") { Text("1") }, Preview("Same") { Text("2") }]))
    #expect(tester.has(.button, "Same"))
    #expect(tester.has(.button, "Same 2"))
  }

  @Test func aProgramWithoutPreviewsSaysHowToHaveSome() {
    let tester = ViewTester(PreviewGallery([]))
    #expect(tester.texts.contains { $0.contains("#Preview(\"Name\")") })
  }
}

import CounterpointUI
import CounterpointUITesting
import GalleryViews
import Testing

@MainActor
@Suite struct GalleryTests {
  private func open(_ title: String) throws -> ViewTester {
    let tester = ViewTester(GalleryView())
    try tester.tap(title)
    return tester
  }

  @Test func theListNamesEveryExhibit() {
    let tester = ViewTester(GalleryView())
    for exhibit in Exhibit.allCases { #expect(tester.has(.button, exhibit.title)) }
    #expect(tester.graph.title == "Gallery")
    #expect(tester.graph.location == "/")
  }

  @Test func counting() throws {
    let tester = try open("Counter")
    #expect(tester.graph.location == "/counter")
    try tester.tap("Increment")
    try tester.tap("Increment")
    #expect(tester.texts.contains("2"))
    #expect(tester.lastEdits.count == 1)
    try tester.tap("Back")
    #expect(tester.graph.location == "/")
  }

  @Test func theFormToAssistiveTechnology() throws {
    let tester = try open("Form")
    #expect(
      tester.outline == """
        button "Back"
        heading "Form"
        heading "Text"
        list ""
          listitem ""
            textbox "Name" = ""
          listitem ""
            textbox "Password" = ""
          listitem ""
            textbox "Notes" = ""
        text "Return in the name goes on to the password."
        heading "Choices"
        list ""
          listitem ""
            switch "Notifications" on
          listitem ""
            combobox "Size" = "Medium"
              option "Small"
              option "Medium"
              option "Large"
          listitem ""
            radiogroup "Shade"
              radio "Small" selected
              radio "Medium"
              radio "Large"
        heading "Numbers"
        list ""
          listitem ""
            slider "Length" = "10"
            text "10 min"
          listitem ""
            text "Guests: 2"
            button "Decrement"
            button "Increment"
          listitem ""
            text "Filled in"
            progressbar "Filled in" = "50%"
        list ""
          listitem ""
            button "Save" disabled
          listitem ""
            button "Start over"
          listitem ""
            text "Saved"
            text "0 times"
        """)
  }

  @Test func everyControlOfTheForm() throws {
    let tester = try open("Form")
    try tester.type("Blob", into: "Name")
    #expect(tester.texts.contains("Hello, Blob!"))
    #expect(tester.lastEdits.count == 2, "the field's own value, and the greeting")
    try tester.submit("Name")
    #expect(try tester.find(.textbox, "Password").states == ["focused"])
    try tester.toggle("Notifications")
    #expect(try tester.find(.switch, "Notifications").states == ["off"])
    try tester.choose("Large", in: "Size")
    #expect(try tester.find(.combobox, "Size").value == "Large")
    try tester.choose("Medium", in: "Shade")
    #expect(try tester.find(.radio, "Medium").states == ["selected"])
    try tester.slide("Length", to: 1_000)
    #expect(tester.texts.contains("30 min"), "a slider stays in its bounds whatever comes in")
    try tester.tap("Increment")
    try tester.tap("Increment")
    #expect(throws: ViewTester.NotHandled.self) { try tester.tap("Increment") }
    try tester.tap("Save")
    #expect(tester.texts.contains("1 times"))
    try tester.tap("Start over")
    #expect(try tester.find(.textbox, "Name").states == ["focused"])
    #expect(throws: ViewTester.NotHandled.self) { try tester.tap("Save") }
  }

  @Test func answersOfDialogs() throws {
    let tester = try open("Sheets, alerts, dialogs")
    try tester.tap("Alert")
    #expect(
      tester.outline == """
        dialog "End meeting?"
          heading "End meeting?"
          text "You are ending the meeting early. What would you like to do?"
          button "Save and end"
          button "Discard"
          button "Resume"
        """)
    try tester.tap("Save and end")
    #expect(!tester.has(.dialog))
    #expect(tester.texts.contains("Saved"))
    try tester.tap("Alert")
    try tester.escape()
    #expect(tester.texts.contains("Resumed"))
    try tester.tap("Dialog")
    #expect(tester.has(.button, "Cancel"))
    try tester.escape()
    #expect(!tester.has(.dialog))
    try tester.tap("Sheet")
    try tester.enter("Better", into: "Note")
    try tester.tap("Ask first")
    try tester.tap("No")
    try tester.tap("Done")
    #expect(tester.texts.contains("Better"))
    #expect(!tester.has(.dialog))
  }

  @Test func screensInScreens() throws {
    let tester = try open("Navigation")
    try tester.tap("Level 2")
    #expect(tester.graph.title == "Level 1")
    try tester.tap("Deeper")
    #expect(tester.texts.contains("2 › 2"))
    try tester.tap("Deeper")
    #expect(tester.graph.title == "Level 3")
    try tester.tap("Back by hand")
    try tester.tap("Back")
    #expect(tester.graph.title == "Level 1")
    try tester.tap("Back")
    #expect(tester.graph.title == "Navigation")
  }

  @Test func dragging() throws {
    let tester = try open("Drag")
    try tester.drag(from: .init(x: 40, y: 40), to: .init(x: 60, y: 30))
    #expect(tester.texts.contains("20, -10"))
    try tester.drag(from: .init(x: 40, y: 40), to: .init(x: 41, y: 41))
    #expect(tester.texts.contains("21, -9"))
    try tester.tap("Put back")
    #expect(tester.texts.contains("0, 0"))
    #expect(tester.graph.takeAnimation() == .spring())
  }

  @Test func moreRowsComeAsTheEndDoes() throws {
    let tester = try open("Endless scrolling")
    #expect(!tester.texts.contains("Number 60"))
    try tester.scrollToEnd()
    #expect(tester.texts.contains("Number 120"))
  }

  @Test func picturesReplaceWhatHoldsTheirPlace() throws {
    let tester = try open("Pictures")
    #expect(!tester.has(.image, "Icon"))
    try tester.finishLoading("/counterpoint/icon.svg")
    #expect(tester.has(.image, "Icon"))
    try tester.finishLoading("/counterpoint/missing.png", isLoaded: false)
    #expect(tester.texts.contains("No picture"))
    #expect(throws: ViewTester.NotFound.self) { try tester.finishLoading("/counterpoint/missing.png") }
  }

  @Test func addresses() {
    let tester = ViewTester(GalleryView())
    tester.perform { tester.graph.open(URL(string: "/shapes")!) }
    #expect(tester.graph.title == "Shapes and colours")
    tester.perform { tester.graph.open(URL(string: "/nowhere")!) }
    #expect(tester.graph.title == "Gallery")
  }

  @Test func whatIsNotThereIsNamedWithWhatIs() throws {
    let tester = ViewTester(GalleryView())
    let error = #expect(throws: ViewTester.NotFound.self) { try tester.tap("Nothing") }
    #expect(error?.description.hasPrefix("There is no button \"Nothing\". What there is:\nheading \"Gallery\"") == true)
  }
}

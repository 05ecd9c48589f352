import CounterpointUI
import Observation
import Schedules
import Testing

@testable import CounterpointWeb

@MainActor
@Suite struct LiveSessionTests {
  @Observable final class Model {
    var count = 0
    var name = ""
  }

  struct Screen: View {
    let model: Model

    var body: some View {
      VStack {
        Text("\(model.count)")
        Button("+") { model.count += 1 }
        TextField("Name", text: Binding(get: { model.name }, set: { model.name = String($0.prefix(3)) }))
        if model.count > 2 { Text("<many & more>") }
      }
    }
  }

  /// The numbers of the nodes of a ``Screen``.
  private enum Node {
    static let number = 2
    static let button = 3
    static let field = 5
  }

  private final class Page {
    let model = Model()
    let session: LiveSession
    var frames: [String] = []
    private var ref = 0

    @MainActor
    init() {
      let model = model
      session = LiveSession(window: WindowGroup("Test") { Screen(model: model) }._window, browser: SessionToken())
    }

    @MainActor @discardableResult
    func connect(lastSequence: Int = 0) -> Int {
      session.connect(lastSequence: lastSequence) { [weak self] in self?.frames.append($0) }
    }

    @MainActor
    func send(_ rest: String, ref: Int) throws {
      session.receive(try ClientFrame("[\(ref),0,\(rest)]"))
    }
  }

  @Test func aClickIsAnsweredByOneSmallPatch() throws {
    let page = Page()
    page.connect()
    try page.send("\(Node.button),\"click\",null", ref: 1)
    #expect(page.frames == ["[1,1,[[0,2,\"1\"]]]"])
    #expect(page.frames[0].utf8.count < 60)
  }

  @Test func connectingToAnUnchangedPageSendsNothing() {
    let page = Page()
    page.connect()
    #expect(page.frames == [])
  }

  @Test func aChangeWithoutAnEventIsSentByItself() {
    let schedule = Schedule()
    let page = Page()
    page.connect()
    schedule.step { page.model.count = 2 }
    schedule.runUntilQuiet()
    #expect(page.frames == ["[1,0,[[0,2,\"2\"]]]"])
  }

  @Test func anEventWithoutAnEffectIsAcknowledged() throws {
    let page = Page()
    page.connect()
    try page.send("999,\"click\",null", ref: 1)
    #expect(page.frames == ["[0,1,[]]"])
    #expect(page.session.droppedEvents == 1)
  }

  @Test func anEventThatIsSentAgainIsOnlyAcknowledged() throws {
    let page = Page()
    page.connect()
    try page.send("\(Node.button),\"click\",null", ref: 1)
    try page.send("\(Node.button),\"click\",null", ref: 1)
    #expect(page.model.count == 1)
    #expect(page.frames == ["[1,1,[[0,2,\"1\"]]]", "[1,1,[]]"])
  }

  @Test func newElementsAreEscaped() throws {
    let page = Page()
    page.connect()
    page.model.count = 2
    try page.send("\(Node.button),\"click\",null", ref: 1)
    #expect(
      page.frames == [
        #"[1,1,[[0,2,"3"],[3,1,0,"<span data-n=\"6\" class=\"text\">&lt;many &amp; more&gt;</span>"]]]"#
      ]
    )
  }

  @Test func removedElementsAreRemoved() throws {
    let page = Page()
    page.connect()
    page.model.count = 2
    try page.send("\(Node.button),\"click\",null", ref: 1)
    page.frames = []
    page.model.count = 0
    try page.send("999,\"click\",null", ref: 2)
    #expect(page.frames == ["[2,2,[[0,2,\"0\"],[5,6]]]"])
  }

  @Test func typedTextIsNotSentBack() throws {
    let page = Page()
    page.connect()
    try page.send("\(Node.field),\"input\",[\"ab\",1]", ref: 1)
    #expect(page.model.name == "ab")
    #expect(page.frames == ["[0,1,[]]"])
  }

  @Test func typedTextThatTheFeatureChangesIsCorrectedOnce() throws {
    let page = Page()
    page.connect()
    try page.send("\(Node.field),\"input\",[\"abcd\",4]", ref: 1)
    #expect(page.frames == ["[1,1,[[2,5,\"abc\",4]]]"])
    try page.send("\(Node.field),\"input\",[\"abcx\",5]", ref: 2)
    #expect(page.frames.last == "[2,2,[[2,5,\"abc\",5]]]", "the state did not change, but the page shows something else")
    try page.send("\(Node.button),\"click\",null", ref: 3)
    #expect(page.frames.last == "[3,3,[[0,2,\"1\"]]]")
  }

  @Test func textThatTheFeatureSetsIsSent() {
    let schedule = Schedule()
    let page = Page()
    page.connect()
    schedule.step { page.model.name = "set" }
    schedule.runUntilQuiet()
    #expect(page.frames == ["[1,0,[[2,5,\"set\",0]]]"])
  }

  @Test func whatChangesWithoutAConnectionIsSentAsOneDifference() throws {
    let page = Page()
    let connection = page.connect()
    try page.send("\(Node.button),\"click\",null", ref: 1)
    page.session.disconnect(connection)
    #expect(!page.session.isConnected)
    for count in 5...9 { page.model.count = count }
    page.model.count = 2
    page.frames = []
    page.session.receive(try ClientFrame("[2,1,999,\"click\",null]"))
    #expect(page.frames == [], "nobody listens")
    page.connect(lastSequence: 1)
    #expect(page.frames == ["[2,2,[[0,2,\"2\"]]]"])
  }

  @Test func aPageThatMissedAnUpdateIsReset() throws {
    let page = Page()
    page.connect()
    try page.send("\(Node.button),\"click\",null", ref: 1)
    page.frames = []
    page.connect(lastSequence: 0)
    #expect(page.frames.count == 1)
    #expect(
      page.frames[0].hasPrefix(
        "[2,1,[[9,\"<div data-n=\\\"1\\\" class=\\\"v center gx\\\"><span data-n=\\\"2\\\" class=\\\"text\\\">1</span>")
    )
  }

  @Test func anOldConnectionDoesNotCloseTheNewOne() {
    let page = Page()
    let first = page.connect()
    page.connect()
    page.session.disconnect(first)
    #expect(page.session.isConnected)
  }

  @Test func thePageIsCompleteWithoutTheScript() {
    let page = Page()
    let html = page.session.page
    #expect(html.hasPrefix("<!doctype html><html lang=\"en\">"))
    #expect(html.contains("<title>Test</title>"))
    #expect(html.contains("<span data-n=\"2\" class=\"text\">0</span>"))
    #expect(!html.contains("style="))
  }
}

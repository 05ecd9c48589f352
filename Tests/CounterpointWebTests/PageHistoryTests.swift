import CounterpointUI
import Testing

@testable import CounterpointWeb

@Suite struct PageHistoryTests {
  @Test func furtherInIsNewAndOutIsBack() {
    var history = PageHistory("/")
    #expect(history.show("/") == nil)
    #expect(history.show("/todos") == .push("/todos"))
    #expect(history.show("/todos/42") == .push("/todos/42"))
    #expect(history.show("/todos/43") == .replace("/todos/43"))
    #expect(history.show("/") == .back(2))
    #expect(history.current == "/")
    #expect(history.show("/settings") == .push("/settings"))
    #expect(history.urls == ["/", "/settings"])
  }

  @Test func theBrowserGoesBackByItself() {
    var history = PageHistory("/")
    _ = history.show("/a")
    history.went(to: "/", index: 0)
    #expect(history.show("/") == nil)
    #expect(history.show("/a/b") == .push("/a/b"))
    history.went(to: "/unknown", index: 7)
    #expect(history.current == "/unknown")
    #expect(history.show("/") == .replace("/"))
  }

  @Test(arguments: [
    ("https://swift.org/a?b#c", true), ("http://x", true), ("mailto:a@b", true), ("tel:1", true), ("/a/b", true), ("a:b", false),
    ("javascript:alert(1)", false), ("JAVASCRIPT:alert(1)", false), ("java\nscript:alert(1)", false), (" javascript:alert(1)", false),
    ("data:text/html,x", false), ("vbscript:x", false), ("blob:x", false), ("file:///etc", false), ("?a:b", true), ("#a:b", true),
  ])
  func onlyHarmlessAddressesAreShown(url: String, isSafe: Bool) {
    #expect((SafeURL.text(url) != nil) == isSafe)
  }

  @Test func everyIconIsThereAndAnUnknownOneIsASquare() {
    #expect(Icons.names.count >= 90)
    #expect(Icons.known("trash") == "trash")
    #expect(Icons.known("no.such.symbol") == "square")
    #expect(Icons.known("\"><script>") == "square")
  }

  @Test func theScriptIsSentWithoutItsComments() {
    let script = String(decoding: ScriptAsset.client, as: UTF8.self)
    #expect(!script.contains("\n//"))
    #expect(script.hasPrefix("(() => {"))
    #expect(script.hasSuffix("})()"))
  }

  @MainActor
  @Test func whatAnApplicationWritesIsEscapedWhereverItStands() {
    let evil = "\"><script>alert(1)</script>"
    let session = LiveSession(
      window: WindowGroup("\(evil)") {
        Text(evil).accessibilityLabel(evil).accessibilityIdentifier(evil).accessibilityHint(evil)
        Button(evil) {}
        TextField(evil, text: .constant(evil))
        SecureField(evil, text: .constant(evil))
        TextField(evil, text: .constant("</textarea>" + evil), axis: .vertical)
        Picker(evil, selection: .constant(evil)) { Text(evil).tag(evil) }
        Image(systemName: evil)
        ProgressView(evil)
        List { Section(evil) { Text(evil) } }
        NavigationStack { Text(evil).navigationTitle(evil).toolbar { Button(evil) {} } }
        Text("x").alert(evil, isPresented: .constant(true)) { Button(evil) {} }
        Slider(value: .constant(0)) { Text(evil) }
      }._window, browser: SessionToken())
    #expect(!session.page.contains("<script>"))
    #expect(!session.page.contains("\"\">"))
    #expect(session.page.contains("&quot;&gt;&lt;script&gt;"))
    #expect(!session.page.contains(" style="))
  }
}

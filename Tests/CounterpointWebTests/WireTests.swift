import CounterpointUI
import Testing

@testable import CounterpointWeb

@Suite struct WireTests {
  @Test func messagesAreRead() throws {
    #expect(try ClientFrame(#"[1,0,4,"click",null]"#).message == .event(.tap))
    #expect(try ClientFrame(#"[1,0,4,"click"]"#).node == 4)
    let input = try ClientFrame(#"[2,7,17,"input",["buy \"milk\"\n",5]]"#)
    #expect(input.message == .input(value: "buy \"milk\"\n", revision: 5))
    #expect(input.ref == 2)
    #expect(input.lastSequence == 7)
    #expect(try ClientFrame(#"[0,3,0,"hello","abc"]"#).message == .hello(token: "abc"))
  }

  @Test(arguments: [
    "", "[", "null", "{}", "[]", "[1,2,3]", #"[1,2,3,4]"#, #"["1",2,3,"click"]"#, #"[-1,0,4,"click"]"#, #"[1.5,0,4,"click"]"#,
    #"[1,0,4,"input"]"#, #"[1,0,4,"input","text"]"#, #"[1,0,4,"input",["text"]]"#, #"[1,0,4,"input",[1,"text"]]"#, #"[0,0,0,"hello"]"#,
    #"[1,0,4,"erase",null]"#, #"[1,0,4,"resize",[-9223372036854775808,1]]"#, String(repeating: "[", count: 10_000),
    #"[1,0,4,"input",[[[["a"]]],1]]"#,
  ])
  func whatOurScriptCannotHaveSentIsRefused(text: String) {
    #expect(throws: ProtocolError.self) { try ClientFrame(text) }
  }

  @Test func updatesAreWritten() {
    let frame = ServerFrame(
      sequence: 12,
      acknowledged: 3,
      operations: [
        .text(1, "a \"b\" </script>"), .attribute(2, name: "class", value: nil), .attribute(2, name: "class", value: "v"),
        .value(3, "x", revision: 9), .insert(parent: 4, before: nil, html: "<p>"), .move(5, parent: 4, before: 6), .remove(7),
        .reset(html: ""),
      ]
    )
    #expect(
      frame.text
        == #"[12,3,[[0,1,"a \"b\" </script>"],[1,2,"class",null],[1,2,"class","v"],[2,3,"x",9],[3,4,0,"<p>"],[4,4,5,6],[5,7],[9,""]]]"#
    )
  }

  @Test func textIsEscaped() {
    var writer = HTMLWriter()
    writer.open("p", [.init(name: "title", value: "\"><script>alert(1)</script>")])
    writer.text("a & b < c > d ' \0 é 🎉")
    writer.close("p")
    #expect(
      writer.html
        == "<p title=\"&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\">a &amp; b &lt; c &gt; d &#39; \u{FFFD} é 🎉</p>"
    )
  }
}

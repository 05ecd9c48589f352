import Foundation
import SwiftNavigation
import Testing

@Suite struct TextStateTests {
  @Test func plainRendering() {
    let name = "Blob"
    #expect(String(state: TextState("Hello \(name)")) == "Hello Blob")
    #expect(String(state: TextState(verbatim: "%@ \\")) == "%@ \\")
    #expect(String(state: TextState(name.dropFirst())) == "lob")
    #expect(String(state: TextState("a") + TextState("b").bold() + TextState("c")) == "abc")
    #expect(MemoryLayout<TextState>.size <= 32)
  }

  @Test func innerStylingWins() {
    let text = (TextState("a").italic(isActive: false).foregroundColor(.red) + TextState("b")).italic().foregroundColor(.blue)
    #expect(text.runs().map(\.style.isItalic) == [false, true])
    #expect(text.runs().map(\.style.foregroundColor) == [.red, .blue])
    #expect(TextState("x").bold().bold(isActive: false).style.isBold == true)
    #expect(TextState("a").bold().italic() == TextState("a").italic().bold())
    #expect(TextState("a").bold() != TextState("a"))
    #expect(TextState("a") + TextState("b") == TextState("ab"))
    #expect((TextState("a") + TextState("b").bold()).bold() != TextState("ab").bold())
    #expect((TextState("a") + TextState("b").bold()) + TextState("c") == TextState("a") + (TextState("b").bold() + TextState("c")))
  }

  /// Each modifier, with what it must leave in the style, and the tag it must show in a dump.
  @Test func everyModifierIsData() {
    let plain = TextState("x")
    let modified: [(TextState, String)] = [
      (plain.baselineOffset(2), "<baseline=2.0>x</baseline>"),
      (plain.bold(), "<bold>x</bold>"),
      (plain.bold(isActive: false), "<bold=false>x</bold>"),
      (plain.font(.title.bold()), "<font=title bold>x</font>"),
      (plain.font(.system(size: 12, weight: .light, design: .serif)), "<font=system(12.0) light serif>x</font>"),
      (plain.fontDesign(.rounded), "<design=rounded>x</design>"),
      (plain.fontWeight(.heavy), "<weight=heavy>x</weight>"),
      (plain.fontWidth(.condensed), "<width=condensed>x</width>"),
      (plain.foregroundColor(.red), "<color=red>x</color>"),
      (plain.foregroundColor(.init(red: 1, green: 0, blue: 0.5)), "<color=rgb(1.0, 0.0, 0.5, 1.0)>x</color>"),
      (plain.italic(), "<italic>x</italic>"),
      (plain.kerning(1), "<kerning=1.0>x</kerning>"),
      (plain.monospacedDigit(), "<monospaced-digits>x</monospaced-digits>"),
      (plain.strikethrough(), "<strikethrough=solid>x</strikethrough>"),
      (plain.strikethrough(pattern: .dash, color: .red), "<strikethrough=dash red>x</strikethrough>"),
      (plain.tracking(3), "<tracking=3.0>x</tracking>"),
      (plain.underline(false), "<underline=false>x</underline>"),
      (plain.underline(color: .blue), "<underline=solid blue>x</underline>"),
      (plain.underline(pattern: .dot), "<underline=dot>x</underline>"),
      (plain.accessibilityHeading(.h2), "<heading=h2>x</heading>"),
      (plain.accessibilityLabel("y"), "<label=\"y\">x</label>"),
      (plain.accessibilityTextContentType(.sourceCode), "<content-type=sourceCode>x</content-type>"),
      (plain.speechAdjustedPitch(0.5), "<pitch=0.5>x</pitch>"),
      (plain.speechAlwaysIncludesPunctuation(), "<punctuation>x</punctuation>"),
      (plain.speechAnnouncementsQueued(), "<queued>x</queued>"),
      (plain.speechSpellsOutCharacters(false), "<spelled-out=false>x</spelled-out>"),
    ]
    for (text, dump) in modified {
      #expect(text.customDumpValue as? String == dump)
      #expect(String(state: text) == "x")
      #expect(text != plain)
    }
    #expect(Set(modified.map(\.0)).count == modified.count)
    #expect(plain.font(nil).fontWeight(nil).foregroundColor(nil) == plain)
    let mixed = TextState("Delete ") + TextState("notes").bold() + TextState("?")
    #expect(String(customDumping: mixed) == #""Delete <bold>notes</bold>?""#)
  }

  @Test func labelsReplaceWhatIsSaid() {
    let rating = TextState("★★★").accessibilityLabel("three stars")
    #expect((TextState("Rated ") + rating).spokenText() == "Rated three stars")
    #expect((TextState("a") + rating).accessibilityLabel(TextState("all")).spokenText() == "all")
    #expect(String(state: rating) == "★★★")
  }

  @Test func translations() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("translations-\(UUID().uuidString).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (language, word) in [("fr", "Bonjour"), ("pt-BR", "Oi")] {
      let project = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: project, withIntermediateDirectories: true)
      try Data("\"Hello\" = \"\(word)\";\n".utf8).write(to: project.appendingPathComponent("Words.strings"))
    }
    let bundle = try #require(Bundle(path: folder.path))
    let text = TextState("Hello", tableName: "Words", bundle: bundle, comment: "A greeting")
    #expect(String(state: text, locale: Locale(identifier: "fr_CA")) == "Bonjour")
    #expect(String(state: text, locale: Locale(identifier: "pt_BR")) == "Oi")
    #expect(String(state: text, locale: Locale(identifier: "de")) == "Hello")
    #expect(String(state: TextState("Unknown", tableName: "Words", bundle: bundle), locale: Locale(identifier: "fr")) == "Unknown")
    #expect(text != TextState("Hello"))
    #expect(text.customDumpValue as? String == "Hello (Words.strings in \(bundle.bundlePath))")
  }
}

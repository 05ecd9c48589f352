import CounterpointUI

/// The document of the first response: complete without the script, live with it.
enum Page {
  static func html(title: String, tree: RenderNode, token: SessionToken, sequence: Int) -> String {
    var writer = HTMLWriter()
    writer.doctype()
    writer.open("html", [("lang", "en")])
    writer.open("head", [])
    writer.open("meta", [("charset", "utf-8")])
    writer.open("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
    writer.open("meta", [("name", "color-scheme"), ("content", "light dark")])
    writer.open("title", [])
    writer.text(title)
    writer.close("title")
    writer.open("link", [("rel", "icon"), ("href", Route.icon.path)])
    writer.open("link", [("rel", "stylesheet"), ("href", Route.stylesheet.path)])
    writer.open("script", [("src", Route.script.path), ("defer", "")])
    writer.close("script")
    writer.close("head")
    writer.open("body", [])
    writer.node(
      tree,
      extra: [("data-live", Route.live.path), ("data-session", token.description), ("data-seq", "\(sequence)")]
    )
    writer.open("noscript", [])
    writer.text("This page needs JavaScript to react to what you do.")
    writer.close("noscript")
    writer.close("body")
    writer.close("html")
    return writer.html
  }
}

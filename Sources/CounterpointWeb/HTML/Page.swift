import CounterpointUI

/// The document of the first response: complete without the script, live with it.
enum Page {
  static func html(title: String, tree: RenderNode, token: SessionToken, sequence: Int) -> String {
    var writer = HTMLWriter()
    writer.doctype()
    writer.open("html", [.init(name: "lang", value: "en")])
    writer.open("head")
    writer.open("meta", [.init(name: "charset", value: "utf-8")])
    writer.open("meta", [.init(name: "name", value: "viewport"), .init(name: "content", value: "width=device-width, initial-scale=1")])
    writer.open("meta", [.init(name: "name", value: "color-scheme"), .init(name: "content", value: "light dark")])
    writer.open("title")
    writer.text(title)
    writer.close("title")
    writer.open("link", [.init(name: "rel", value: "icon"), .init(name: "href", value: Route.icon.path)])
    writer.open("link", [.init(name: "rel", value: "stylesheet"), .init(name: "href", value: Route.stylesheet.path)])
    writer.open("script", [.init(name: "src", value: Route.script.path), .init(name: "defer", value: "")])
    writer.close("script")
    writer.close("head")
    writer.open("body")
    writer.node(
      tree,
      extra: [
        .init(name: "data-live", value: Route.live.path), .init(name: "data-session", value: token.description),
        .init(name: "data-seq", value: "\(sequence)"),
      ]
    )
    writer.open("noscript")
    writer.text("This page needs JavaScript to react to what you do.")
    writer.close("noscript")
    writer.close("body")
    writer.close("html")
    return writer.html
  }
}

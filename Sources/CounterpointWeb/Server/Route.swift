/// The paths that the server answers.
enum Route: String, CaseIterable {
  case page = "/"
  case script = "/counterpoint/client.js"
  case stylesheet = "/counterpoint/style.css"
  case icon = "/counterpoint/icon.svg"
  case live = "/counterpoint/live"

  /// The path, as it stands in a request.
  var path: String { rawValue }

  /// The route of a request target; what follows a question mark is left out.
  init?(target: String) {
    self.init(rawValue: String(target.prefix { $0 != "?" }))
  }
}

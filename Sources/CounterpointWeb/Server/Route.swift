/// The paths that the server answers. What is not below `/counterpoint/` is the application's.
enum Route: String, CaseIterable {
  case page = "/"
  case script = "/counterpoint/client.js"
  case stylesheet = "/counterpoint/style.css"
  case microphone = "/counterpoint/microphone.js"
  case microphoneWorklet = "/counterpoint/microphone-worklet.js"
  case icon = "/counterpoint/icon.svg"
  case icons = "/counterpoint/icons.svg"
  case live = "/counterpoint/live"

  /// The path, as it stands in a request.
  var path: String { rawValue }

  /// The route of a request target; what follows a question mark is left out.
  init?(target: String) {
    let path = String(target.prefix { $0 != "?" })
    if let route = Self(rawValue: path) {
      self = route
    } else if path.hasPrefix("/"), !path.hasPrefix("/counterpoint/") {
      // Every other address may be one that the application knows.
      self = .page
    } else {
      return nil
    }
  }
}

/// The cookie by which a browser is known again; a page's session only opens to the browser that loaded the page.
enum BrowserCookie {
  private static let name = "counterpoint-browser"

  /// The token in the `Cookie` headers of a request.
  static func token(in headers: [String]) -> SessionToken? {
    for header in headers {
      for pair in header.split(separator: ";") {
        let parts = pair.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, parts[0].trimmingSpaces() == name else { continue }
        if let token = SessionToken(String(parts[1].trimmingSpaces())) { return token }
      }
    }
    return nil
  }

  /// The `Set-Cookie` header that gives a browser its token. Scripts cannot read it, and other sites cannot make a browser send it along.
  static func header(_ token: SessionToken) -> String {
    "\(name)=\(token); Path=/; HttpOnly; SameSite=Lax"
  }
}

extension Substring {
  fileprivate func trimmingSpaces() -> Substring {
    var trimmed = self
    while trimmed.first == " " { trimmed.removeFirst() }
    while trimmed.last == " " { trimmed.removeLast() }
    return trimmed
  }
}

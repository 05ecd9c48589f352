import Logging
import NIOCore
import NIOHTTP1

/// Answers the requests for the page, its script and its stylesheet.
struct PageConnection {
  let channel: NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>
  let context: ConnectionContext

  /// Sent with everything: nothing but pictures is loaded from elsewhere, no frame may hold us, no type is guessed.
  private static let commonHeaders: HTTPHeaders = [
    "content-security-policy":
      "default-src 'self'; img-src 'self' https:; base-uri 'none'; frame-ancestors 'none'; object-src 'none'; form-action 'self'",
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
  ]

  /// Answers requests until the browser closes the connection.
  func serve() async throws {
    try await channel.executeThenClose { requests, responses in
      for try await part in requests {
        guard case .head(let head) = part else { continue }
        let response = await response(to: head)
        var headers = Self.commonHeaders
        headers.add(contentsOf: response.headers)
        headers.add(name: "content-length", value: "\(response.body.readableBytes)")
        if !head.isKeepAlive { headers.add(name: "connection", value: "close") }
        try await responses.write(.head(HTTPResponseHead(version: .http1_1, status: response.status, headers: headers)))
        if head.method != .HEAD { try await responses.write(.body(.byteBuffer(response.body))) }
        try await responses.write(.end(nil))
        if !head.isKeepAlive { return }
      }
    }
  }

  private struct Response {
    var status = HTTPResponseStatus.ok
    var headers: HTTPHeaders = [:]
    var body = ByteBuffer()

    static let nothing = plain(.notFound, "There is nothing at this address. The page is at /.\n")

    static func plain(_ status: HTTPResponseStatus, _ text: String) -> Self {
      Self(status: status, headers: ["content-type": "text/plain; charset=utf-8"], body: ByteBuffer(string: text))
    }
  }

  private func response(to head: HTTPRequestHead) async -> Response {
    guard head.method == .GET || head.method == .HEAD else {
      var response = Response.plain(.methodNotAllowed, "Only GET and HEAD are answered here.\n")
      response.headers.add(name: "allow", value: "GET, HEAD")
      return response
    }
    switch Route(target: head.uri) {
    case .page:
      if let file = context.files[String(head.uri.prefix { $0 != "?" })] { return asset(file.bytes, type: file.type) }
      return await page(at: head.uri, for: BrowserCookie.token(in: head.headers["cookie"]))
    case .script:
      return asset(ScriptAsset.client, type: "text/javascript; charset=utf-8")
    case .microphone:
      return asset(ScriptAsset.microphone, type: "text/javascript; charset=utf-8")
    case .microphoneWorklet:
      return asset(ScriptAsset.microphoneWorklet, type: "text/javascript; charset=utf-8")
    case .stylesheet:
      return asset(PackageResources.style_css, type: "text/css; charset=utf-8")
    case .icon:
      return asset(PackageResources.icon_svg, type: "image/svg+xml")
    case .icons:
      return asset(PackageResources.icons_svg, type: "image/svg+xml")
    case .live:
      return .plain(.upgradeRequired, "This address is for the WebSocket of a page that this server has sent.\n")
    case nil:
      return .nothing
    }
  }

  private func asset(_ bytes: [UInt8], type: String) -> Response {
    Response(headers: ["content-type": type, "cache-control": "no-cache"], body: ByteBuffer(bytes: bytes))
  }

  @MainActor
  private func page(at target: String, for browser: SessionToken?) -> Response {
    let known = browser ?? SessionToken()
    let session = LiveSession(window: context.window, browser: known, path: target)
    guard session.knowsAddresses || target.prefix(while: { $0 != "?" }) == Route.page.path else {
      session.end()
      return .nothing
    }
    guard context.sessions.add(session, now: .now) else {
      session.end()
      context.logger.warning("A page was refused: there are too many sessions", metadata: ["sessions": "\(context.sessions.count)"])
      return .plain(.serviceUnavailable, "Too many pages are open at this server. Close one, or try again in a few minutes.\n")
    }
    var headers: HTTPHeaders = ["content-type": "text/html; charset=utf-8", "cache-control": "no-store"]
    if browser == nil { headers.add(name: "set-cookie", value: BrowserCookie.header(known)) }
    return Response(headers: headers, body: ByteBuffer(string: session.page))
  }
}

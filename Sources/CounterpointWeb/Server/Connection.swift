import NIOCore
import NIOHTTP1
import NIOWebSocket

/// A connection, once it is known what the browser wants of it.
enum Connection: Sendable {
  /// Requests for the page and what belongs to it.
  case page(NIOAsyncChannel<HTTPServerRequestPart, HTTPServerResponsePart>)
  /// The WebSocket of a page, opened by the browser with the given token.
  case live(NIOAsyncChannel<WebSocketFrame, WebSocketFrame>, browser: SessionToken)

  /// The frames and messages of our script are far smaller; whoever sends more is cut off.
  private static let frameLimit = 16 * 1024
  private static let messageLimit = 64 * 1024

  /// Sets a new connection up: HTTP, and a WebSocket for a page of this server.
  static func configure(_ channel: any Channel, host: String) throws -> EventLoopFuture<Connection> {
    let policy = AccessPolicy(host: host, port: channel.localAddress?.port ?? 0)
    let upgrader = NIOTypedWebSocketServerUpgrader<Connection>(
      maxFrameSize: frameLimit,
      shouldUpgrade: { channel, head in
        channel.eventLoop.makeSucceededFuture(mayUpgrade(head, under: policy) ? HTTPHeaders() : nil)
      },
      upgradePipelineHandler: { channel, head in
        channel.eventLoop.makeCompletedFuture { try upgraded(channel, head) }
      }
    )
    let upgrade = NIOTypedHTTPServerUpgradeConfiguration(upgraders: [upgrader]) { channel in
      channel.eventLoop.makeCompletedFuture {
        try channel.pipeline.syncOperations.addHandler(HostCheck(policy: policy))
        return .page(try NIOAsyncChannel(wrappingChannelSynchronously: channel))
      }
    }
    return try channel.pipeline.syncOperations.configureUpgradableHTTPServerPipeline(
      configuration: .init(upgradeConfiguration: upgrade)
    )
  }

  private static func mayUpgrade(_ head: HTTPRequestHead, under policy: AccessPolicy) -> Bool {
    Route(target: head.uri) == .live
      && policy.allows(host: head.headers.first(name: "host"))
      && policy.allows(origin: head.headers.first(name: "origin"))
  }

  private static func upgraded(_ channel: any Channel, _ head: HTTPRequestHead) throws -> Connection {
    let aggregator = NIOWebSocketFrameAggregator(
      minNonFinalFragmentSize: 1, maxAccumulatedFrameCount: 64, maxAccumulatedFrameSize: messageLimit
    )
    try channel.pipeline.syncOperations.addHandler(aggregator)
    // A browser that has lost its token gets one that opens no session, and is told so by the session's absence.
    let browser = BrowserCookie.token(in: head.headers["cookie"]) ?? SessionToken()
    return .live(try NIOAsyncChannel(wrappingChannelSynchronously: channel), browser: browser)
  }
}

/// Answers a request that was made under a foreign name by `421 Misdirected Request`, and closes.
private final class HostCheck: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias InboundOut = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private let policy: AccessPolicy
  private var isRefused = false

  init(policy: AccessPolicy) {
    self.policy = policy
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    if case .head(let head) = unwrapInboundIn(data), !policy.allows(host: head.headers.first(name: "host")) {
      isRefused = true
      let headers: HTTPHeaders = ["content-length": "0", "connection": "close"]
      context.write(
        wrapOutboundOut(.head(HTTPResponseHead(version: .http1_1, status: .misdirectedRequest, headers: headers))), promise: nil)
      context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: nil)
      context.close(promise: nil)
    }
    guard !isRefused else { return }
    context.fireChannelRead(data)
  }
}

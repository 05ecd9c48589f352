import Logging
import NIOCore
import NIOWebSocket

/// Carries the messages between a page and its session.
///
/// There is one task for it, which reads; what the session sends goes to the channel at once. A task takes more memory than a small screen.
struct LiveConnection {
  let channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
  let browser: SessionToken
  let context: ConnectionContext

  /// The page's session is gone; the script loads the page again.
  private static let sessionGone = WebSocketErrorCode.unknown(4001)

  private typealias Open = (session: LiveSession, connection: Int)

  /// Carries messages until one side closes the connection.
  func serve() async throws {
    try await channel.executeThenClose { inbound, _ in
      var open: Open?
      do {
        try await receive(inbound, &open)
        await close(open)
      } catch {
        await close(open)
        guard let code = closeCode(for: error) else { throw error }
        try await channel.channel.writeAndFlush(WebSocketFrame.close(code, "\(error)"))
      }
    }
  }

  private func receive(_ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>, _ open: inout Open?) async throws {
    var budget = MessageBudget(now: .now)
    for try await frame in inbound {
      guard budget.take(now: .now) else { throw ProtocolError.tooMany }
      switch frame.opcode {
      case .text:
        let message = try ClientFrame(String(buffer: frame.unmaskedData))
        if let (session, _) = open {
          await session.receive(message)
        } else {
          open = try await start(with: message)
        }
      case .binary:
        guard let (session, _) = open else { throw ProtocolError.malformed("sound before 'hello'") }
        var data = frame.unmaskedData
        await session.receive(audio: data.readBytes(length: data.readableBytes) ?? [])
      case .ping:
        send(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData))
      case .connectionClose:
        var data = frame.unmaskedData
        send(WebSocketFrame(fin: true, opcode: .connectionClose, data: data.readSlice(length: 2) ?? ByteBuffer()))
        return
      default:
        break
      }
    }
  }

  private func send(_ frame: WebSocketFrame) {
    channel.channel.writeAndFlush(frame, promise: nil)
  }

  /// With what to close the connection after an error; `nil` when there is nothing left to close.
  private func closeCode(for error: any Error) -> WebSocketErrorCode? {
    switch error {
    case let error as ProtocolError:
      context.logger.notice("A page was cut off", metadata: ["reason": "\(error)"])
      return .protocolError
    case is SessionGone:
      return Self.sessionGone
    default:
      return nil
    }
  }

  private struct SessionGone: Error, CustomStringConvertible {
    var description: String { "The session is gone. Load the page again." }
  }

  @MainActor
  private func start(with message: ClientFrame) throws -> Open {
    guard case .hello(let text) = message.message else { throw ProtocolError.malformed("the first message is not 'hello'") }
    guard let token = SessionToken(text), let session = context.sessions.session(token, browser: browser) else { throw SessionGone() }
    let connection = session.connect(lastSequence: message.lastSequence) { text in
      guard channel.channel.isWritable else {
        context.logger.notice("A page was cut off", metadata: ["reason": "it does not read what it is sent"])
        return channel.channel.close(promise: nil)
      }
      send(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text)))
    }
    context.sessions.connectionChanged(of: session, now: .now)
    return (session, connection)
  }

  @MainActor
  private func close(_ open: Open?) {
    guard let open else { return }
    open.session.disconnect(open.connection)
    context.sessions.connectionChanged(of: open.session, now: .now)
  }
}

extension WebSocketFrame {
  /// A frame that closes the connection and says why. The reason is cut to what a control frame can hold.
  fileprivate static func close(_ code: WebSocketErrorCode, _ reason: String) -> Self {
    var data = ByteBuffer()
    data.write(webSocketErrorCode: code)
    data.writeString(String(reason.prefix(100)))
    return WebSocketFrame(fin: true, opcode: .connectionClose, data: data)
  }
}

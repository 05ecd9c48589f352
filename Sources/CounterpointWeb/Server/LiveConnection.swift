import Logging
import NIOCore
import NIOWebSocket

/// Carries the messages between a page and its session.
struct LiveConnection {
  let channel: NIOAsyncChannel<WebSocketFrame, WebSocketFrame>
  let browser: SessionToken
  let context: ConnectionContext

  /// The page's session is gone; the script loads the page again.
  private static let sessionGone = WebSocketErrorCode.unknown(4001)

  /// So many messages may wait for a browser that does not read. Then the connection is closed, and the page is reset when it comes back.
  private static let backlogLimit = 1_024

  /// Carries messages until one side closes the connection.
  func serve() async throws {
    try await channel.executeThenClose { inbound, outbound in
      let (messages, writer) = AsyncStream.makeStream(of: WebSocketFrame.self, bufferingPolicy: .bufferingOldest(Self.backlogLimit))
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          for await frame in messages {
            try await outbound.write(frame)
            if frame.opcode == .connectionClose { return }
          }
        }
        group.addTask {
          defer { writer.finish() }
          try await receive(inbound, writer: writer)
        }
        try await group.waitForAll()
      }
    }
  }

  private func receive(
    _ inbound: NIOAsyncChannelInboundStream<WebSocketFrame>,
    writer: AsyncStream<WebSocketFrame>.Continuation
  ) async throws {
    var session: (LiveSession, connection: Int)?
    var budget = MessageBudget(now: .now)
    do {
      for try await frame in inbound {
        guard budget.take(now: .now) else { throw ProtocolError.tooMany }
        switch frame.opcode {
        case .text:
          let message = try ClientFrame(String(buffer: frame.unmaskedData))
          if let (session, _) = session {
            await session.receive(message)
          } else {
            session = try await open(with: message, writer: writer)
          }
        case .binary:
          guard let (session, _) = session else { throw ProtocolError.malformed("sound before 'hello'") }
          var data = frame.unmaskedData
          await session.receive(audio: data.readBytes(length: data.readableBytes) ?? [])
        case .ping:
          writer.yield(WebSocketFrame(fin: true, opcode: .pong, data: frame.unmaskedData))
        case .connectionClose:
          var data = frame.unmaskedData
          writer.yield(WebSocketFrame(fin: true, opcode: .connectionClose, data: data.readSlice(length: 2) ?? ByteBuffer()))
          await close(session)
          return
        default:
          break
        }
      }
    } catch let refusal as Refusal {
      writer.yield(.close(refusal.code, refusal.reason))
    } catch let error as ProtocolError {
      context.logger.notice("A page was cut off", metadata: ["reason": "\(error)"])
      writer.yield(.close(.protocolError, "\(error)"))
    } catch {
      await close(session)
      throw error
    }
    await close(session)
  }

  private struct Refusal: Error {
    let code: WebSocketErrorCode
    let reason: String
  }

  @MainActor
  private func open(
    with message: ClientFrame,
    writer: AsyncStream<WebSocketFrame>.Continuation
  ) throws -> (LiveSession, connection: Int) {
    guard case .hello(let text) = message.message else {
      throw Refusal(code: .protocolError, reason: "The first message has to be 'hello'.")
    }
    guard let token = SessionToken(text), let session = context.sessions.session(token, browser: browser) else {
      throw Refusal(code: Self.sessionGone, reason: "The session is gone. Load the page again.")
    }
    let connection = session.connect(lastSequence: message.lastSequence) { text in
      guard case .dropped = writer.yield(WebSocketFrame(fin: true, opcode: .text, data: ByteBuffer(string: text))) else { return }
      context.logger.notice("A page was cut off", metadata: ["reason": "it does not read what it is sent"])
      channel.channel.close(promise: nil)
    }
    context.sessions.connectionChanged(of: session, now: .now)
    return (session, connection)
  }

  @MainActor
  private func close(_ open: (session: LiveSession, connection: Int)?) {
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

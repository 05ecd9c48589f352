public import CounterpointUI
import Logging
import NIOCore
import NIOPosix

/// Serves the window of an application to browsers.
///
/// The first response is complete HTML. The page then keeps one WebSocket open, over which events come in and exact updates go out; the state stays here.
/// Each load of the page opens a window of its own.
///
/// ```swift
/// let server = LiveServer(window: CounterApp().body._window)
/// try await server.run { address in print("Serving at \(address)") }
/// ```
public struct LiveServer: Sendable {
  private let window: WindowDescription
  private let host: String
  private let port: Int
  private let files: [String: ServedFile]
  private let logger = Logger(label: "counterpoint.web")

  /// How often sessions to which nobody has come back are looked for.
  private static let sweepInterval = Duration.seconds(10)

  /// Makes a server; it does nothing before ``run(onStart:)``.
  ///
  /// - Parameters:
  ///   - window: What to serve.
  ///   - host: The address to listen at. The default is this machine alone.
  ///   - port: The port to listen at; 0 lets the system choose one.
  ///   - files: What to serve beside the page, by path. Paths below `/counterpoint/` are the server's own.
  public init(window: WindowDescription, host: String = "127.0.0.1", port: Int = 0, files: [String: ServedFile] = [:]) {
    self.window = window
    self.host = host
    self.port = port
    self.files = files
  }

  /// Serves until the task is cancelled.
  ///
  /// - Parameter onStart: Called once, with the address of the page, when connections are accepted.
  /// - Throws: ``LiveServerError`` when the address cannot be listened at.
  public func run(onStart: @Sendable (_ address: String) async -> Void) async throws {
    let listener = try await listen()
    guard let boundPort = listener.channel.localAddress?.port else { throw LiveServerError.noPort(host: host) }
    let context = await ConnectionContext(window: window, files: files, logger: logger)
    await onStart("http://\(host.contains(":") ? "[\(host)]" : host):\(boundPort)\(Route.page.path)")
    try await withThrowingDiscardingTaskGroup { group in
      group.addTask {
        while true {
          try await Task.sleep(for: Self.sweepInterval)
          await context.sessions.removeExpired(now: .now)
        }
      }
      try await listener.executeThenClose { connections in
        for try await connection in connections {
          group.addTask { await serve(connection, in: context) }
        }
      }
    }
  }

  private func listen() async throws -> NIOAsyncChannel<EventLoopFuture<Connection>, Never> {
    do {
      return try await ServerBootstrap(group: .singletonMultiThreadedEventLoopGroup)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
        .childChannelOption(.writeBufferWaterMark, value: .init(low: 256 * 1024, high: 1024 * 1024))
        .bind(host: host, port: port) { [host] channel in
          channel.eventLoop.makeCompletedFuture { try Connection.configure(channel, host: host) }
        }
    } catch let error as IOError {
      throw LiveServerError.cannotListen(host: host, port: port, reason: "\(error)")
    } catch let error as SocketAddressError {
      throw LiveServerError.cannotListen(host: host, port: port, reason: "\(error)")
    }
  }

  // One broken connection must not end the others, so no error leaves it.
  private func serve(_ connection: EventLoopFuture<Connection>, in context: ConnectionContext) async {
    do {
      switch try await connection.get() {
      case .page(let channel): try await PageConnection(channel: channel, context: context).serve()
      case .live(let channel, let browser): try await LiveConnection(channel: channel, browser: browser, context: context).serve()
      }
    } catch {
      logger.debug("A connection ended with an error", metadata: ["error": "\(error)"])
    }
  }
}

/// Why a server cannot serve.
public enum LiveServerError: Error, Equatable, CustomStringConvertible {
  /// The address cannot be listened at: it is in use, does not exist, or is not permitted.
  case cannotListen(host: String, port: Int, reason: String)
  /// The system did not say at which port it listens.
  case noPort(host: String)

  /// What is wrong, and what to do.
  public var description: String {
    switch self {
    case .cannotListen(let host, let port, let reason):
      """
      Cannot listen at \(host), port \(port): \(reason).
      Choose another port with '--port' (0 lets the system choose a free one), or another address of this machine with '--host'.
      """
    case .noPort(let host):
      "The system did not say at which port of \(host) it listens. Name one with '--port'."
    }
  }
}

/// What all connections of a server share.
struct ConnectionContext: Sendable {
  let window: WindowDescription
  let files: [String: ServedFile]
  let sessions: SessionTable
  let logger: Logger

  @MainActor
  init(window: WindowDescription, files: [String: ServedFile], logger: Logger) {
    self.window = window
    self.files = files
    self.logger = logger
    sessions = SessionTable()
  }
}

public import ArgumentParser
public import CounterpointUI
import Foundation

extension App {
  /// Serves the application to browsers until the process ends, and prints the address.
  ///
  /// `--port` and `--host` say where, `--help` explains them. The default is this machine alone, at port 8080. `--previews` serves the program's previews instead.
  public static func main() async {
    await Self().serve(ServeOptions.parseOrExit())
  }

  /// Serves the application to browsers until the process ends, and prints the address: for a program with options of its own.
  ///
  /// ```swift
  /// @main struct Standups: AsyncParsableCommand {
  ///   @OptionGroup var server: ServeOptions
  ///   @Option(help: "A WAV file that is heard in place of the microphone.") var audio: String?
  ///
  ///   func run() async { await StandupsApp(audio: audio).serve(server) }
  /// }
  /// ```
  ///
  /// - Parameter options: Where to serve.
  public func serve(_ options: ServeOptions) async {
    let window = options.previews ? WindowGroup("\(body._window.title) previews") { PreviewGallery() }._window : body._window
    let title = window.title
    let server = LiveServer(window: window, host: options.host, port: options.port)
    do {
      try await server.run { address in
        // Not 'print': what it writes stays in a buffer when the output is a pipe, and whoever waits for the address would wait for ever.
        FileHandle.standardOutput.write(Data("\(title) is at \(address)  (Ctrl-C ends it)\n".utf8))
      }
    } catch {
      ServeOptions.exit(withError: ValidationError("\(error)"))
    }
  }
}

/// The command line of a served application: `--host`, `--port` and `--previews`.
public struct ServeOptions: ParsableArguments, Sendable {
  /// The address to listen at.
  @Option(help: "The address to listen at. Anything but a loopback address lets other machines in.")
  public var host = "127.0.0.1"

  /// The port to listen at; 0 lets the system choose one.
  @Option(help: "The port to listen at; 0 lets the system choose one.")
  public var port = 8080

  /// Whether to serve the previews that the program's modules declare, in place of the application.
  @Flag(help: "Shows the previews of the program's views, each in a state of its own, with preview data and without permissions.")
  public var previews = false

  /// The options that hold when none are given.
  public init() {}

  /// Refuses a port that does not exist.
  ///
  /// - Throws: What is wrong with the options.
  public func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535, not \(port).") }
  }
}

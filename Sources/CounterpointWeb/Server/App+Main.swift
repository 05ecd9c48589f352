import ArgumentParser
public import CounterpointUI
import Foundation

extension App {
  /// Serves the application to browsers until the process ends, and prints the address.
  ///
  /// `--port` and `--host` say where, `--help` explains them. The default is this machine alone, at port 8080.
  public static func main() async {
    let options = ServeOptions.parseOrExit()
    let window = Self().body._window
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

/// The command line of a served application.
private struct ServeOptions: ParsableArguments {
  @Option(help: "The address to listen at. Anything but a loopback address lets other machines in.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen at; 0 lets the system choose one.")
  var port = 8080

  func validate() throws {
    guard (0...65535).contains(port) else { throw ValidationError("A port is a number from 0 to 65535, not \(port).") }
  }
}

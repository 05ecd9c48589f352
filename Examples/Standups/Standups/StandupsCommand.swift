import ArgumentParser
import ComposableArchitecture
import CounterpointUI
import CounterpointWeb
import Foundation
import StandupsFeature
import StandupsViews

@main
struct StandupsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "standups",
    abstract: "Holds standups in the browser: everybody speaks for the same time, and what is said is written down.",
    discussion: """
      Speech is recognised on this machine; neither sound nor text goes anywhere else. All tabs show the same data, which are kept in one file. Ctrl-C saves what is not \
      saved yet and ends.
      """
  )

  @OptionGroup var server: ServeOptions

  @Option(help: "The folder of the data. The default is the user's data folder, \(DataDirectory.path()).")
  var data: String?

  @Option(help: "A WAV file that is heard in place of the microphone.")
  var audio: String?

  // How the test that kills the process gets it to write all the time; see 'DataExercise'.
  @Flag(help: .hidden)
  var exerciseData = false

  func validate() throws {
    if let audio, !FileManager.default.isReadableFile(atPath: audio) {
      throw ValidationError("There is no file \(audio) that can be read. '--audio' takes a WAV file.")
    }
  }

  func run() async throws {
    if server.previews {
      try await serve(WindowGroup("Standups previews") { PreviewGallery() })
      return
    }
    let repository: StandupsRepository
    do {
      repository = try StandupsRepository(file: .open(in: data ?? DataDirectory.path()))
    } catch {
      throw CleanError(error)
    }
    if exerciseData { return try await DataExercise(repository: repository).run() }
    try await serve(StandupsApp.window(repository: repository, audio: audio))
    guard await repository.flush() else {
      throw CleanError("The last changes could not be saved. \(repository.snapshot.problem?.message ?? "")")
    }
  }

  /// Serves windows until the user ends the process.
  private func serve(_ windows: WindowGroup<some View>) async throws {
    let window = await windows._window
    let server = LiveServer(window: window, host: server.host, port: server.port, files: MeetingSound.files)
    let title = await window.title
    do {
      try await Termination.run {
        try await server.run { address in
          // Not 'print': what it writes stays in a buffer when the output is a pipe, and whoever waits for the address would wait for ever.
          FileHandle.standardOutput.write(Data("\(title) is at \(address)  (Ctrl-C ends it)\n".utf8))
        }
      }
    } catch let error as LiveServerError {
      throw CleanError(error)
    }
  }
}

/// An error that is told without advice on the options.
struct CleanError: Error, CustomStringConvertible {
  let description: String

  init(_ error: any Error) {
    description = "\(error)"
  }

  init(_ description: String) {
    self.description = description
  }
}

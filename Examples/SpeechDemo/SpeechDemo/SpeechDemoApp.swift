import ArgumentParser
import ComposableArchitecture
import CounterpointSpeech
import CounterpointUI
import CounterpointWeb
import SpeechDemoFeature
import SpeechRecognition

@main
struct SpeechDemoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "speech-demo",
    abstract: "Writes down, in the browser, what you say. The sound is recognised on this machine and goes nowhere else."
  )

  @OptionGroup var server: ServeOptions

  @Option(help: "A WAV file that is heard in place of the microphone.")
  var audio: String?

  func run() async {
    await SpeechDemoApp(audio: audio).serve(server)
  }
}

struct SpeechDemoApp: App {
  var audio: String?

  var body: some Scene {
    WindowGroup("Speech") {
      SpeechDemoView(
        store: Store(initialState: SpeechDemo.State()) {
          SpeechDemo()
        } withDependencies: {
          $0.speechClient = .live(microphone: $0.microphone, orFile: audio)
        }
      )
    }
  }
}

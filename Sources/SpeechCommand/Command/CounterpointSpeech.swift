import ArgumentParser

/// The command `counterpoint-speech`.
@main
struct CounterpointSpeech: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "counterpoint-speech",
    abstract: "Recognises speech on this machine; nothing leaves it.",
    subcommands: [Doctor.self, Transcribe.self, Report.self]
  )
}

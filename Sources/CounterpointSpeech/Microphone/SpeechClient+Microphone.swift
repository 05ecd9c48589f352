public import CounterpointUI
public import SpeechRecognition

extension SpeechClient {
  /// A client that recognises, on the machine that serves, what the person in front of the browser says.
  ///
  /// Every window has a microphone of its own, so the client is made where the window's store is:
  ///
  /// ```swift
  /// WindowGroup("Standups") {
  ///   StandupsView(
  ///     store: Store(initialState: Standups.State()) {
  ///       Standups()
  ///     } withDependencies: {
  ///       $0.speechClient = .live(microphone: $0.microphone)
  ///     }
  ///   )
  /// }
  /// ```
  ///
  /// Permission is `denied` when the person says no, and `restricted` when there is no recogniser or no microphone; a task that is started all the same
  /// throws the reason.
  ///
  /// - Parameters:
  ///   - microphone: The microphone of the session.
  ///   - file: A WAV file that is heard in its place, as if it were spoken now, or nil. For demonstrations, and machines without a microphone.
  ///   - engine: The recogniser, which all windows share.
  /// - Returns: The client. Making it is cheap and loads nothing.
  public static func live(microphone: MicrophoneClient, orFile file: String? = nil, engine: SpeechEngine = .shared) -> SpeechClient {
    live(audio: file.map { .wavFile($0, pacing: .realTime) } ?? .microphone(microphone), engine: engine)
  }
}

extension SpeechClient {
  /// A client that gives the same texts to everybody who listens, and then ends: for tests and previews.
  ///
  /// ```swift
  /// $0.speechClient = .scripted(["Do some", "Do some talking"])
  /// ```
  ///
  /// - Parameters:
  ///   - texts: What is understood, one text after the other, each the whole so far. The last one comes as a final result.
  ///   - authorization: The answer to the question whether one may listen.
  /// - Returns: The client.
  public static func scripted(_ texts: [String], authorization: SpeechAuthorizationStatus = .authorized) -> SpeechClient {
    SpeechClient(
      finishTask: {},
      requestAuthorization: { authorization },
      start: {
        AsyncThrowingStream { continuation in
          for text in texts { continuation.yield(text) }
          continuation.finish()
        }
      },
      startTask: { request in
        AsyncThrowingStream { continuation in
          for (number, text) in texts.enumerated() {
            let isFinal = number == texts.count - 1
            guard isFinal || request.shouldReportPartialResults else { continue }
            let transcription = Transcription(formattedString: text, segments: [])
            continuation.yield(.init(bestTranscription: transcription, isFinal: isFinal, transcriptions: [transcription]))
          }
          continuation.finish()
        }
      }
    )
  }
}

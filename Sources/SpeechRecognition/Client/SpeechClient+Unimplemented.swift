import IssueReporting

extension SpeechClient {
  /// A client each of whose functions reports an issue when it is called, which fails a test.
  ///
  /// After that, authorization is `notDetermined` and the streams are finished.
  public static let unimplemented = SpeechClient(
    finishTask: {
      reportUnimplemented("finishTask")
    },
    requestAuthorization: {
      reportUnimplemented("requestAuthorization")
      return .notDetermined
    },
    start: {
      reportUnimplemented("start")
      return AsyncThrowingStream { $0.finish() }
    },
    startTask: { _ in
      reportUnimplemented("recognitionTask")
      return AsyncThrowingStream { $0.finish() }
    }
  )

  private static func reportUnimplemented(_ endpoint: String) {
    reportIssue(
      """
      Unimplemented: SpeechClient.\(endpoint) was called.

      If the code under test is meant to call it, override it around that code, for instance with "$0.speechClient.\(property(of: endpoint)) \
      = ..." or with "$0.speechClient = .scripted([...])". If it is not, the code does more than the test says.
      """
    )
  }

  private static func property(of endpoint: String) -> String { endpoint == "recognitionTask" ? "startTask" : endpoint }
}

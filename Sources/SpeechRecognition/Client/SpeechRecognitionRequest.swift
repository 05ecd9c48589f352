/// What is asked of a recognition task.
public struct SpeechRecognitionRequest: Hashable, Sendable {
  /// Whether results arrive while people talk. Without it there is one result, at the end.
  public var shouldReportPartialResults: Bool

  /// Whether the audio must stay on this machine. It always does; the property is there for features that ask for it.
  public var requiresOnDeviceRecognition: Bool

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - shouldReportPartialResults: Whether results arrive while people talk.
  ///   - requiresOnDeviceRecognition: Whether the audio must stay on this machine, which it does in any case.
  public init(shouldReportPartialResults: Bool = true, requiresOnDeviceRecognition: Bool = false) {
    self.shouldReportPartialResults = shouldReportPartialResults
    self.requiresOnDeviceRecognition = requiresOnDeviceRecognition
  }
}

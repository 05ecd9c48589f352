/// A phrase: what was said between two pauses.
public struct TranscriptionSegment: Hashable, Sendable {
  /// The words of the phrase.
  public var substring: String

  /// When the phrase began, in seconds from the beginning of the task.
  public var timestamp: Double

  /// How long the phrase lasted, in seconds.
  public var duration: Double

  /// Whether the phrase has ended. Only the last phrase of a transcription may be open, and then its words may still change.
  public var isComplete: Bool

  /// Creates a phrase.
  ///
  /// - Parameters:
  ///   - substring: The words of the phrase.
  ///   - timestamp: When it began, in seconds from the beginning of the task.
  ///   - duration: How long it lasted, in seconds.
  ///   - isComplete: Whether the phrase has ended.
  public init(substring: String, timestamp: Double, duration: Double, isComplete: Bool = true) {
    self.substring = substring
    self.timestamp = timestamp
    self.duration = duration
    self.isComplete = isComplete
  }
}

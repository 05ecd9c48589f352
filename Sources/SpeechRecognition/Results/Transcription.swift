/// A text, and the phrases that it is made of.
public struct Transcription: Hashable, Sendable {
  /// The text for people to read: its phrases, joined by spaces.
  public var formattedString: String

  /// The phrases in the order in which they were spoken.
  public var segments: [TranscriptionSegment]

  /// Creates a transcription.
  ///
  /// - Parameters:
  ///   - formattedString: The text for people to read.
  ///   - segments: The phrases it is made of.
  public init(formattedString: String, segments: [TranscriptionSegment]) {
    self.formattedString = formattedString
    self.segments = segments
  }

  /// Joins the phrases that have a text.
  init(joining segments: [TranscriptionSegment]) {
    self.init(formattedString: segments.lazy.map(\.substring).filter { !$0.isEmpty }.joined(separator: " "), segments: segments)
  }
}

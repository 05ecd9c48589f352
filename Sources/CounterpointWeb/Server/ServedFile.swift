/// A file that an application serves beside its page: a sound, a picture.
///
/// ```swift
/// let server = LiveServer(window: window, files: ["/sounds/bell.wav": ServedFile(type: "audio/wav", bytes: bell)])
/// ```
///
/// Whoever reaches the server can read it; the page's own policy lets it load nothing from elsewhere.
public struct ServedFile: Hashable, Sendable {
  /// The media type, such as `audio/wav`.
  public let type: String
  /// The content.
  public let bytes: [UInt8]

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - type: The media type, such as `audio/wav`.
  ///   - bytes: The content.
  public init(type: String, bytes: [UInt8]) {
    self.type = type
    self.bytes = bytes
  }
}

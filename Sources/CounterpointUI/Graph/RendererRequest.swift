/// Something that views ask of whatever shows them, besides being drawn.
public enum RendererRequest: Hashable, Sendable {
  /// Open an address outside of the application.
  case openURL(String)
  /// Put a text on the clipboard.
  case copy(String)
  /// Play a sound, again and again if it loops.
  case playSound(url: String, loops: Bool)
  /// Stop a sound.
  case stopSound(url: String)
  /// Ask whether the microphone may be used, without listening to it.
  case askForMicrophone
  /// Ask for the microphone, and send what it hears.
  case startMicrophone
  /// Let go of the microphone.
  case stopMicrophone
  /// Bring a node into view.
  case reveal(RenderNode.ID)
}

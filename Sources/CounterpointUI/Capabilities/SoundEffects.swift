public import Dependencies
import IssueReporting

/// Plays sounds where the user is, as a dependency of their session.
public struct SoundEffectsClient: Sendable {
  /// Plays the sound at an address, once.
  public var play: @Sendable (String) async -> Void
  /// Plays the sound at an address again and again.
  public var loop: @Sendable (String) async -> Void
  /// Stops the sound of an address.
  public var stop: @Sendable (String) async -> Void

  /// Makes a player.
  public init(
    play: @escaping @Sendable (String) async -> Void, loop: @escaping @Sendable (String) async -> Void,
    stop: @escaping @Sendable (String) async -> Void
  ) {
    self.play = play
    self.loop = loop
    self.stop = stop
  }
}

/// The clipboard of whoever uses the application, as a dependency of their session.
public struct ClipboardClient: Sendable {
  /// Puts a text on the clipboard. A browser permits that only right after the user has pressed something.
  public var copy: @Sendable (String) async -> Void

  /// Makes a clipboard.
  public init(copy: @escaping @Sendable (String) async -> Void) {
    self.copy = copy
  }
}

extension DependencyValues {
  /// The sounds of the session; a test that does not override them fails.
  public var soundEffects: SoundEffectsClient {
    get { self[SoundEffectsKey.self] }
    set { self[SoundEffectsKey.self] = newValue }
  }

  /// The clipboard of the session; a test that does not override it fails.
  public var clipboard: ClipboardClient {
    get { self[ClipboardKey.self] }
    set { self[ClipboardKey.self] = newValue }
  }
}

private enum SoundEffectsKey: DependencyKey {
  static var liveValue: SoundEffectsClient {
    let report: @Sendable (String) async -> Void = { _ in reportOutsideOfSession("soundEffects") }
    return SoundEffectsClient(play: report, loop: report, stop: report)
  }

  static var previewValue: SoundEffectsClient { SoundEffectsClient(play: { _ in }, loop: { _ in }, stop: { _ in }) }
}

private enum ClipboardKey: DependencyKey {
  static var liveValue: ClipboardClient { ClipboardClient { _ in reportOutsideOfSession("clipboard") } }
  static var previewValue: ClipboardClient { ClipboardClient { _ in } }
}

/// Says that a capability was used where nobody shows the application.
func reportOutsideOfSession(_ name: String) {
  reportIssue(
    """
    The dependency "\(name)" was used outside of a window, where nobody shows the application. \
    Make the store or the model that uses it in the content of a WindowGroup, or override the dependency.
    """
  )
}

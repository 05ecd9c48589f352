/// How much of what happens in a ``TestStore`` a test has to describe.
public enum Exhaustivity: Hashable, Sendable {
  /// Everything: each change of the state, each action of an effect, and the end of each effect.
  case on
  /// Only what the test chooses to.
  ///
  /// With `showSkippedAssertions` the test tells what it was not asked about, as warnings that do not fail it.
  case off(showSkippedAssertions: Bool)

  /// Only what the test chooses to describe, in silence.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}

/// How fast the words of ``SpeechClient/lorem(cadence:clock:)`` come.
public struct LoremCadence: Sendable {
  /// How long a word takes to be said.
  let delay: @Sendable (_ word: Substring) -> Duration

  /// Three words a second.
  public static let steady = LoremCadence { _ in .seconds(1) / 3 }

  /// 50 milliseconds for each letter of the word, and a pause of up to 200 milliseconds, as people speak.
  public static let natural = natural { milliseconds in Int.random(in: milliseconds) }

  /// The natural cadence with other dice.
  ///
  /// - Parameter random: Picks a number of milliseconds from a range.
  /// - Returns: The cadence.
  public static func natural(random: @escaping @Sendable (ClosedRange<Int>) -> Int) -> LoremCadence {
    LoremCadence { word in .milliseconds(50 * word.count + random(0...200)) }
  }
}

/// Decides how much audio goes into one call, and when the recogniser is asked for its text.
///
/// Each look reads the whole open phrase again, so its cost does not shrink with the amount of new audio. Waiting for at least twice as long
/// as the last look took keeps the recogniser idle half of the time: a slow machine shows text less often, and does not fall behind. The
/// time that a look took includes its wait for the looks of other sessions, so the same holds for all of them together.
struct LookCadence {
  /// The recogniser's voice detection goes forward by this many samples.
  static let hop = 512
  /// 0.512 s. Below half a second of new audio the recogniser answers from memory.
  static let shortest = 16 * hop
  /// 14.976 s. A phrase is cut after 15 seconds, so waiting longer would not save anything.
  static let longest = 468 * hop
  /// 0.992 s: a native call cannot be interrupted, so none gets more audio than this.
  static let slice = 31 * hop

  /// 3.968 s: as much as may have piled up while a session waited for its turn is taken along at once, since it costs a tenth of the look.
  static let newest = 4 * slice

  /// Whether the time between looks follows what they cost. A recording is looked at evenly: nobody waits, and its text then depends on
  /// nothing but the recording.
  let isAdaptive: Bool

  private(set) var due = shortest
  private var sinceLook = 0

  init(isAdaptive: Bool) { self.isAdaptive = isAdaptive }

  /// How many samples the next call may take at most, so that a look falls on a whole number of hops.
  var next: Int { min(due - sinceLook, Self.slice) }

  /// Takes note of audio that was handed over; true when it is time to look.
  mutating func heard(_ count: Int) -> Bool {
    sinceLook += count
    return sinceLook >= due
  }

  /// Takes note of a look and of how long it took.
  mutating func looked(taking duration: Duration) {
    sinceLook = 0
    guard isAdaptive else { return }
    let samples = duration / .seconds(1) * 2 * Double(SpeechAudioSource.sampleRate)
    // The bounds come first: a machine that slept may report hours, and a clock that went back less than nothing.
    let bounded = Int(min(max(samples, 0), Double(Self.longest)))
    let wholeHops = (bounded + Self.hop - 1) / Self.hop * Self.hop
    due = min(max(wholeHops, Self.shortest), Self.longest)
  }
}

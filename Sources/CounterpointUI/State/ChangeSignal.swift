/// What an evaluation observes when it reads storage of the library itself: that something has changed, and not what.
///
/// It does for the views' own state what `Observation` does for everybody's, in a tenth of the memory: an evaluation that has read nothing else costs one entry
/// in a table here. That counts because every row of every session observes something.
@MainActor
final class ChangeSignal {
  private struct Reader {
    let tracker: Tracker
    let evaluation: Int
  }

  private var readers: [ObjectIdentifier: Reader] = [:]
  /// From how many readers on to look for those that have stopped observing.
  private var crowd = 8

  /// Notes that what the signal stands for is being read.
  func read() {
    guard let tracker = Tracker.current else { return }
    readers[ObjectIdentifier(tracker)] = Reader(tracker: tracker, evaluation: tracker.evaluation)
    guard readers.count > crowd else { return }
    readers = readers.filter { $0.value.tracker.isObserving($0.value.evaluation) }
    crowd = max(8, readers.count * 2)
  }

  /// Tells whoever has read that it changes, and makes the change.
  func write<Result>(_ body: () throws -> Result) rethrows -> Result {
    let told = readers
    readers = [:]
    for reader in told.values { reader.tracker.fire(reader.evaluation) }
    return try body()
  }
}

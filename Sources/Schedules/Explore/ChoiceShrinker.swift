/// Makes a failing list of choices smaller, by delta debugging, one question at a time.
///
/// A choice of 0 is the FIFO choice, and a list that ends goes on in FIFO order. So the smaller list is the one with fewer entries after its trailing zeros
/// are cut, then the one with fewer entries that are not 0, then the one with smaller entries. In turn the shrinker proposes to make blocks of entries 0, to
/// delete blocks, and to lower single entries; blocks are halved until they are single entries, and the whole is repeated until nothing helps.
///
/// It is a pure state machine: the caller asks for a proposal, runs it however it likes, and says whether it still fails.
///
/// ```swift
/// var shrinker = ChoiceShrinker(schedule.choices)
/// while let proposal = shrinker.next() { shrinker.report(stillFails: await run(.replay(proposal))) }
/// print(shrinker.smallest)
/// ```
///
/// - Complexity: O(*n*²) proposals in the worst case, where *n* is the length of the list; usually O(*n*).
public struct ChoiceShrinker: Sendable {
  private enum Pass: CaseIterable { case zero, delete, lower }

  /// The smallest list known to fail.
  public private(set) var smallest: [Int]

  private var pass = Pass.zero
  private var blockSize: Int
  private var position = 0
  private var improvedInRound = false
  private var proposal: [Int]?

  /// Makes a shrinker.
  ///
  /// - Parameter choices: A list that fails.
  public init(_ choices: [Int]) {
    smallest = Self.trimmed(choices)
    blockSize = max(smallest.count, 1)
  }

  /// The next list to try; nil when nothing is left to try.
  public mutating func next() -> [Int]? {
    while true {
      while position < smallest.count {
        let candidate = Self.trimmed(candidate())
        if candidate != smallest {
          proposal = candidate
          return candidate
        }
        position += pass == .lower ? 1 : blockSize
      }
      guard advancePass() else { return nil }
    }
  }

  /// Says how the last proposal went.
  ///
  /// - Parameter stillFails: Whether the run failed with it.
  public mutating func report(stillFails: Bool) {
    guard let proposal else { return }
    self.proposal = nil
    let step = pass == .lower ? 1 : blockSize
    guard stillFails else {
      position += step
      return
    }
    smallest = proposal
    improvedInRound = true
    // After a deletion another block stands at the same position; a lowered entry may be lowered further.
    if pass == .zero { position += step }
  }

  private func candidate() -> [Int] {
    var candidate = smallest
    let block = position..<min(position + blockSize, candidate.count)
    switch pass {
    case .zero: for index in block { candidate[index] = 0 }
    case .delete: candidate.removeSubrange(block)
    case .lower: if candidate[position] > 1 { candidate[position] -= max(candidate[position] / 2, 1) }
    }
    return candidate
  }

  /// Goes on to smaller blocks, to the next pass, or to another round. False when a round brought nothing.
  private mutating func advancePass() -> Bool {
    position = 0
    if pass != .lower, blockSize > 1 {
      blockSize = (blockSize + 1) / 2
      return true
    }
    blockSize = max(smallest.count, 1)
    switch pass {
    case .zero: pass = .delete
    case .delete: pass = .lower
    case .lower:
      guard improvedInRound else { return false }
      improvedInRound = false
      pass = .zero
    }
    return true
  }

  private static func trimmed(_ choices: [Int]) -> [Int] {
    var choices = choices
    while choices.last == 0 { choices.removeLast() }
    return choices
  }
}

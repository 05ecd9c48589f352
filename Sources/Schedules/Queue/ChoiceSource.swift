/// Answers which of several candidates comes next, by the order that a schedule was given, and remembers the answers.
struct ChoiceSource {
  private enum Source {
    case fifo
    case random(SeededGenerator)
    case list([Int], next: Int)
  }
  private var source: Source

  /// The answers so far, one for each question with more than one candidate; empty in FIFO order, where all of them are 0.
  private(set) var choices: [Int] = []

  init(_ order: Schedule.Order) {
    switch order {
    case .fifo: source = .fifo
    case .seed(let seed): source = .random(SeededGenerator(seed: seed))
    case .replay(let choices): source = .list(choices, next: 0)
    }
  }

  /// Chooses one of `count` candidates. A question with one candidate is not a choice: it is not recorded and takes nothing from the list.
  ///
  /// A list that ends goes on in FIFO order, and an entry that is too great means the last candidate: a shrunk list always has a meaning.
  mutating func choose(among count: Int) -> Int {
    guard count > 1 else { return 0 }
    let choice: Int
    switch source {
    case .fifo: return 0
    case .random(var generator):
      choice = Int(generator.next(below: UInt64(count)))
      source = .random(generator)
    case .list(let list, let next):
      choice = next < list.count ? min(max(list[next], 0), count - 1) : 0
      source = .list(list, next: next + 1)
    }
    choices.append(choice)
    return choice
  }
}

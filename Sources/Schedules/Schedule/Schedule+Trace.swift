internal import Synchronization

extension Schedule {
  /// The choices made so far: for each time that several jobs could run, the index of the one that did, oldest first. Empty in FIFO order.
  ///
  /// ``Order/replay(_:)`` makes the same choices again.
  public var choices: [Int] { core.state.withLock { $0.choices.choices } }

  /// Whether ``trace`` is kept. Off by default: it grows with every job.
  public var isTracing: Bool {
    get { core.state.withLock { $0.isTracing } }
    set { core.state.withLock { $0.isTracing = newValue } }
  }

  /// The jobs that ran while ``isTracing`` was on: `M3` is a job of the third task on the main actor, `P3` one elsewhere.
  ///
  /// Tasks are numbered as the schedule met them. Equal traces mean that the same steps were made in the same order.
  public var trace: [String] { core.state.withLock { $0.trace } }
}

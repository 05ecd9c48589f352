import SwiftNavigation

/// What surrounds an effect operation while a store interprets it.
struct EffectSite {
  /// The action whose reducer returned the effect; `nil` where nobody asks.
  let cause: Any?
  var node: EffectTable.NodeID = EffectTable.root
  var cancelIDs: [EffectTable.ScopedCancelID] = []
  var transaction: UITransaction?
  /// The effects that follow from one `send`; made with the first of them.
  var group: EffectGroup?
  /// Told when each effect that starts here has ended.
  var countdown: EffectCountdown?
}

/// Counts the effects that one step of a sequence has started, and says when the last of them has ended.
final class EffectCountdown {
  private var count = 1
  private let done: () -> Void

  init(_ done: @escaping () -> Void) {
    self.done = done
  }

  func enter() { count += 1 }

  func leave() {
    count -= 1
    if count == 0 { done() }
  }
}

/// The effects of a store that have been started and have not ended, for who looks at them: a test.
package struct EffectLedger<Action> {
  package struct Entry {
    /// Its number, which counts up from 1 in each store.
    package let id: UInt64
    /// The name of the work, if it was given one.
    package let name: String?
    /// Where the effect was made.
    package let location: SourceLocation?
    /// The action whose reducer returned it; kept where the effects run on an executor of a test.
    package let cause: Action?

    /// What it is called in lists and failure messages.
    package var label: String { name ?? location?.description ?? "" }
  }

  private let table: EffectTable

  package init() {
    self.init(EffectTable())
  }

  init(_ table: EffectTable) {
    self.table = table
  }

  /// The effects in flight, oldest first.
  package var inFlight: [Entry] {
    table.inFlight.map { Entry(id: $0.id, name: $0.work?.name, location: $0.work?.location, cause: $0.work?.cause as? Action) }
  }

  /// Whether an effect has begun and not ended.
  package func contains(_ id: UInt64) -> Bool { table.contains(id) }
}

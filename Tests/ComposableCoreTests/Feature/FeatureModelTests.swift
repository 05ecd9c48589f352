import CasePaths
import ComposableCore
import CounterpointTestSupport
import Dependencies
import IdentifiedCollections
import Schedules
import Synchronization
import Testing

/// Where a feature of the tree is: the root, one of its rows, or the sheet of a row.
private enum Owner: Hashable, Sendable {
  case root
  case row(Int)
  case sheet(row: Int, id: Int)
}

/// Holds effects back until the test lets them go on. It ignores cancellation, so that an effect that was cancelled still tries to send.
private final class Gates: Sendable {
  private struct State {
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var open: Set<Int> = []
  }

  private let state = Mutex(State())

  func wait(_ label: Int) async {
    await withCheckedContinuation { continuation in
      let isOpen = state.withLock { state in
        if state.open.contains(label) { return true }
        state.waiting[label] = continuation
        return false
      }
      if isOpen { continuation.resume() }
    }
  }

  func open(_ label: Int) {
    state.withLock { state in
      state.open.insert(label)
      return state.waiting.removeValue(forKey: label)
    }?.resume()
  }
}

private enum Work: Hashable, Sendable {
  case start(Int, cancelID: Int?, cancelInFlight: Bool)
  case startDismissal(Int)
  case cancel(Int)
  case got(Int)
}

/// What all features of the tree do.
private struct Worker<State>: Reducer {
  let gates: Gates
  @Dependency(\.dismiss) var dismiss

  func reduce(into state: inout State, action: Work) -> Effect<Work> {
    switch action {
    case .start(let label, let cancelID, let cancelInFlight):
      let effect = Effect<Work>.run(name: "\(label)") { [gates] send in
        await gates.wait(label)
        await send(.got(label))
      }
      return cancelID.map { effect.cancellable(id: $0, cancelInFlight: cancelInFlight) } ?? effect
    case .startDismissal(let label):
      return .run(name: "\(label)") { [gates, dismiss] send in
        await gates.wait(label)
        await send(.got(label))
        await dismiss()
      }
    case .cancel(let id):
      return .cancel(id: id)
    case .got:
      return .none
    }
  }
}

private struct Sheet: Equatable, Identifiable {
  let id: Int
}

private struct Row: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    @PresentationState var sheet: Sheet?
  }

  enum Action: CasePathable {
    case work(Work)
    case sheet(PresentationAction<Work>)

    struct AllCasePaths {
      var work: AnyCasePath<Action, Work> {
        AnyCasePath(embed: { .work($0) }, extract: { if case .work(let action) = $0 { action } else { nil } })
      }
      var sheet: AnyCasePath<Action, PresentationAction<Work>> {
        AnyCasePath(embed: { .sheet($0) }, extract: { if case .sheet(let action) = $0 { action } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  let gates: Gates

  var body: some ReducerOf<Self> {
    Scope(state: \.self, action: \.work) { Worker(gates: gates) }
      .ifLet(\.$sheet, action: \.sheet) { Worker<Sheet>(gates: gates) }
  }
}

private struct Root: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Row.State> = []
  }

  enum Action: CasePathable {
    case work(Work)
    case rows(IdentifiedActionOf<Row>)
    case change((inout State) -> Void)

    struct AllCasePaths {
      var work: AnyCasePath<Action, Work> {
        AnyCasePath(embed: { .work($0) }, extract: { if case .work(let action) = $0 { action } else { nil } })
      }
      var rows: AnyCasePath<Action, IdentifiedActionOf<Row>> {
        AnyCasePath(embed: { .rows($0) }, extract: { if case .rows(let action) = $0 { action } else { nil } })
      }
    }
    static var allCasePaths: AllCasePaths { AllCasePaths() }

    init(_ work: Work, for owner: Owner) {
      switch owner {
      case .root: self = .work(work)
      case .row(let id): self = .rows(.element(id: id, action: .work(work)))
      case .sheet(let row, _): self = .rows(.element(id: row, action: .sheet(.presented(work))))
      }
    }
  }

  let gates: Gates

  var body: some ReducerOf<Self> {
    // The changes come after the rows: no operator sees what they do before the next action.
    Scope(state: \.self, action: \.work) { Worker(gates: gates) }
      .forEach(\.rows, action: \.rows) { Row(gates: gates) }
    Reduce { state, action in
      if case .change(let change) = action { change(&state) }
      return .none
    }
  }
}

/// What should be true, kept in the simplest way.
private struct Model {
  struct Effect {
    let owner: Owner
    let cancelID: Int?
    let dismisses: Bool
    var isAlive = true
    var isOpen = false
    var hasArrived = false
  }

  var rows: [Int] = []
  var sheets: [Int: Int] = [:]
  var effects: [Int: Effect] = [:]

  var owners: [Owner] {
    [.root] + rows.map { .row($0) } + rows.compactMap { row in sheets[row].map { .sheet(row: row, id: $0) } }
  }

  /// The effects in flight at a moment when nothing can go on by itself.
  var inFlight: Set<String> {
    Set(effects.filter { $0.value.isAlive && !$0.value.isOpen }.map { "\($0.key)" })
  }

  mutating func removeAbsent() {
    let present = Set(owners)
    for (label, effect) in effects where !present.contains(effect.owner) { effects[label]!.isAlive = false }
  }

  mutating func cancel(_ id: Int, in owner: Owner) {
    for (label, effect) in effects where effect.cancelID == id && effect.owner.isWithin(owner) { effects[label]!.isAlive = false }
  }
}

extension Owner {
  func isWithin(_ other: Owner) -> Bool {
    switch (self, other) {
    case (_, .root): true
    case (.row(let a), .row(let b)), (.sheet(let a, _), .row(let b)): a == b
    default: self == other
    }
  }
}

@MainActor
@Suite struct FeatureModelTests {
  @Test("effects and features behave as a naive model says under random schedules", arguments: 0..<50)
  func randomOperations(seed: UInt64) {
    var random = CounterpointTestSupport.SeededGenerator(seed: seed)
    let schedule = Schedule(.seed(seed))
    let gates = Gates()
    var model = Model()
    var mistakes: [String] = []
    let environment = StoreEnvironment<Root.State, Root.Action>(effectExecutor: schedule.taskExecutor) { action, _, state in
      switch action {
      case .work(.got(let label)), .rows(.element(id: _, action: .work(.got(let label)))),
        .rows(.element(id: _, action: .sheet(.presented(.got(let label))))):
        if model.effects[label]?.isAlive != true { mistakes.append("\(label) arrived though its effect was cancelled") }
        if model.effects[label]?.isOpen != true { mistakes.append("\(label) arrived before its gate was opened") }
        model.effects[label]?.hasArrived = true
      case .rows(.element(let row, action: .sheet(.dismiss))):
        model.sheets[row] = nil
        model.removeAbsent()
      default:
        break
      }
      if state.rows.map(\.id) != model.rows { mistakes.append("rows \(state.rows.map(\.id)) instead of \(model.rows)") }
    }
    let store = Store(initialState: Root.State(), reducer: Root(gates: gates), environment: environment)
    var lastLabel = 0
    var lastSheet = 0

    for step in 0..<2000 {
      let owner = model.owners.randomElement(using: &random)!
      switch Int.random(in: 0..<12, using: &random) {
      case 0:
        let id = Int.random(in: 0..<8, using: &random)
        guard !model.rows.contains(id) else { continue }
        let index = Int.random(in: 0...model.rows.count, using: &random)
        model.rows.insert(id, at: index)
        schedule.step { _ = store.send(.change { $0.rows.insert(Row.State(id: id), at: index) }) }
      case 1:
        guard let id = model.rows.randomElement(using: &random) else { continue }
        model.rows.removeAll { $0 == id }
        model.sheets[id] = nil
        model.removeAbsent()
        schedule.step { _ = store.send(.change { $0.rows.remove(id: id) }) }
      case 2:
        guard let row = model.rows.randomElement(using: &random) else { continue }
        lastSheet += 1
        let sheet = Int.random(in: 0..<4, using: &random) == 0 ? nil : lastSheet
        model.sheets[row] = sheet
        model.removeAbsent()
        schedule.step { _ = store.send(.change { $0.rows[id: row]?.sheet = sheet.map(Sheet.init) }) }
      case 3:
        guard case .sheet(let row, _) = owner else { continue }
        schedule.step { _ = store.send(.rows(.element(id: row, action: .sheet(.dismiss)))) }
      case 4:
        let id = Int.random(in: 0..<3, using: &random)
        model.cancel(id, in: owner)
        schedule.step { _ = store.send(Root.Action(.cancel(id), for: owner)) }
      case 5..<9:
        lastLabel += 1
        let label = lastLabel
        if case .sheet = owner, Bool.random(using: &random) {
          model.effects[label] = Model.Effect(owner: owner, cancelID: nil, dismisses: true)
          schedule.step { _ = store.send(Root.Action(.startDismissal(label), for: owner)) }
          continue
        }
        let id: Int? = Bool.random(using: &random) ? Int.random(in: 0..<3, using: &random) : nil
        let cancelInFlight = id != nil && Bool.random(using: &random)
        if let id, cancelInFlight { model.cancel(id, in: owner) }
        model.effects[label] = Model.Effect(owner: owner, cancelID: id, dismisses: false)
        schedule.step { _ = store.send(Root.Action(.start(label, cancelID: id, cancelInFlight: cancelInFlight), for: owner)) }
      default:
        guard let label = model.effects.keys.filter({ model.effects[$0]?.isOpen == false }).sorted().randomElement(using: &random) else {
          continue
        }
        model.effects[label]!.isOpen = true
        schedule.step { gates.open(label) }
      }
      for _ in 0..<Int.random(in: 0..<6, using: &random) { schedule.runOne() }

      if step % 20 == 19 {
        schedule.runUntilQuiet()
        let inFlight = Set(store.effects.inFlight.map(\.label))
        if inFlight != model.inFlight { mistakes.append("in flight \(inFlight.sorted()) instead of \(model.inFlight.sorted())") }
        for (label, effect) in model.effects where effect.isOpen {
          if effect.isAlive, !effect.hasArrived { mistakes.append("\(label) did not arrive") }
          model.effects[label] = nil
        }
        model.effects = model.effects.filter { $0.value.isAlive || !$0.value.isOpen }
      }
      #expect(mistakes.isEmpty, "seed \(seed), step \(step)")
      if !mistakes.isEmpty { return }
    }
    // Nobody may hold an effect back for ever.
    for label in model.effects.keys { schedule.step { gates.open(label) } }
    schedule.runUntilQuiet()
    #expect(store.effects.inFlight.isEmpty)
  }
}

import ComposableArchitecture

/// Notes in the state that it ran.
struct Note: Reducer {
  typealias State = [String]
  enum Action { case run }

  let text: String

  init(_ text: String) { self.text = text }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.append(text)
    return .none
  }
}

/// A body out of everything that the builder takes.
struct Composition: Reducer {
  typealias State = Note.State
  typealias Action = Note.Action

  var hasIntroduction = false
  var mode = Mode.short
  var repetitions = 0
  var encore: Note?
  let bodyWasBuilt: @Sendable () -> Void

  enum Mode { case short, long, none }

  init(
    hasIntroduction: Bool = false, mode: Mode = .none, repetitions: Int = 0, encore: Note? = nil,
    bodyWasBuilt: @escaping @Sendable () -> Void = {}
  ) {
    self.hasIntroduction = hasIntroduction
    self.mode = mode
    self.repetitions = repetitions
    self.encore = encore
    self.bodyWasBuilt = bodyWasBuilt
  }

  var body: some ReducerOf<Self> {
    let _ = bodyWasBuilt()
    if hasIntroduction {
      Note("introduction")
    }
    switch mode {
    case .short:
      Note("short")
    case .long:
      Note("long")
      Note("longer")
    case .none:
      EmptyReducer()
    }
    for repetition in 0..<repetitions {
      Note("repetition \(repetition)")
    }
    if #available(macOS 12, *) {
      Note("available")
    }
    encore
  }
}

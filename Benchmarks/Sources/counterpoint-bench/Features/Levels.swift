import ComposableArchitecture

// Ten features, each with the next one in it. They are written out, and not one generic feature, because an application's features are concrete types, and the
// compiler makes other code of those. The innermost is `Count`.

struct Level1: Reducer {
  struct State {
    var child = Count.State()
    var value = 0
  }

  enum Action: CasePathable {
    case child(Count.Action)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Count.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Count() }
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
  }
}

struct Level2: Reducer {
  struct State {
    var child = Level1.State()
    var value = 0
  }

  enum Action: CasePathable {
    case child(Level1.Action)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Level1.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level1() }
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
  }
}

struct Level3: Reducer {
  struct State {
    var child = Level2.State()
    var value = 0
  }

  enum Action: CasePathable {
    case child(Level2.Action)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Level2.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level2() }
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
  }
}

struct Level4: Reducer {
  struct State {
    var child = Level3.State()
    var value = 0
  }

  enum Action: CasePathable {
    case child(Level3.Action)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Level3.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level3() }
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
  }
}

struct Level5: Reducer {
  struct State {
    var child = Level4.State()
    var value = 0
  }

  enum Action: CasePathable {
    case child(Level4.Action)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Level4.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level4() }
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
  }
}

struct Level6: Reducer {
  struct State {
    var child = Level5.State()
    var value = 0
  }

  enum Action: CasePathable {
    case child(Level5.Action)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Level5.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level5() }
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
  }
}

struct Level7: Reducer {
  struct State {
    var child = Level6.State()
    var value = 0
  }

  enum Action: CasePathable {
    case child(Level6.Action)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Level6.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level6() }
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
  }
}

struct Level8: Reducer {
  struct State {
    var child = Level7.State()
    var value = 0
  }

  enum Action: CasePathable {
    case child(Level7.Action)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Level7.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level7() }
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
  }
}

struct Level9: Reducer {
  struct State {
    var child = Level8.State()
    var value = 0
  }

  enum Action: CasePathable {
    case child(Level8.Action)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Level8.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level8() }
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
  }
}

struct Level10: Reducer {
  struct State {
    var child = Level9.State()
    var value = 0
  }

  enum Action: CasePathable {
    case child(Level9.Action)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, Level9.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { Level9() }
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
  }
}

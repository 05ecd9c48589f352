import ComposableArchitecture

// Each of these is measured by itself and has a budget of one second; the name of the type is what the script prints.

struct TwelveIfLets: Reducer {
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .child01:
        state.child01.count += 1
        return .run { send in await send(.child02(.increment)) }
      default:
        return .none
      }
    }
    .ifLet(\.optional01, action: \.child01) { Child() }
    .ifLet(\.optional02, action: \.child02) { Child() }
    .ifLet(\.optional03, action: \.child03) { Child() }
    .ifLet(\.optional04, action: \.child04) { Child() }
    .ifLet(\.optional05, action: \.child05) { Child() }
    .ifLet(\.optional06, action: \.child06) { Child() }
    .ifLet(\.optional07, action: \.child07) { Child() }
    .ifLet(\.optional08, action: \.child08) { Child() }
    .ifLet(\.optional09, action: \.child09) { Child() }
    .ifLet(\.optional10, action: \.child10) { Child() }
    .ifLet(\.optional11, action: \.child11) { Child() }
    .ifLet(\.optional12, action: \.child12) { Child() }
  }
}

struct TwelvePresentations: Reducer {
  var body: some Reducer<State, Action> {
    Reduce { _, _ in .none }
      .ifLet(\.$presented01, action: \.presented01) { Child() }
      .ifLet(\.$presented02, action: \.presented02) { Child() }
      .ifLet(\.$presented03, action: \.presented03) { Child() }
      .ifLet(\.$presented04, action: \.presented04) { Child() }
      .ifLet(\.$presented05, action: \.presented05) { Child() }
      .ifLet(\.$presented06, action: \.presented06) { Child() }
      .ifLet(\.$presented07, action: \.presented07) { Child() }
      .ifLet(\.$presented08, action: \.presented08) { Child() }
      .ifLet(\.$presented09, action: \.presented09) { Child() }
      .ifLet(\.$presented10, action: \.presented10) { Child() }
      .ifLet(\.$presented11, action: \.presented11) { Child() }
      .ifLet(\.$presented12, action: \.presented12) { Child() }
  }
}

/// With paths of the older spelling the compiler has to be told where the chain starts: the operator leaves it too many choices otherwise.
struct TwelvePrefixPaths: Reducer {
  var body: some Reducer<State, Action> {
    Reduce<State, Action> { _, _ in .none }
      .ifLet(\.$presented01, action: /Action.presented01) { Child() }
      .ifLet(\.$presented02, action: /Action.presented02) { Child() }
      .ifLet(\.$presented03, action: /Action.presented03) { Child() }
      .ifLet(\.$presented04, action: /Action.presented04) { Child() }
      .ifLet(\.$presented05, action: /Action.presented05) { Child() }
      .ifLet(\.$presented06, action: /Action.presented06) { Child() }
      .ifLet(\.$presented07, action: /Action.presented07) { Child() }
      .ifLet(\.$presented08, action: /Action.presented08) { Child() }
      .ifLet(\.$presented09, action: /Action.presented09) { Child() }
      .ifLet(\.$presented10, action: /Action.presented10) { Child() }
      .ifLet(\.$presented11, action: /Action.presented11) { Child() }
      .ifLet(\.$presented12, action: /Action.presented12) { Child() }
  }
}

struct TwelveScopes: Reducer {
  var body: some Reducer<State, Action> {
    Scope(state: \.child01, action: \.child01) { Child() }
    Scope(state: \.child02, action: \.child02) { Child() }
    Scope(state: \.child03, action: \.child03) { Child() }
    Scope(state: \.child04, action: \.child04) { Child() }
    Scope(state: \.child05, action: \.child05) { Child() }
    Scope(state: \.child06, action: \.child06) { Child() }
    Scope(state: \.child07, action: \.child07) { Child() }
    Scope(state: \.child08, action: \.child08) { Child() }
    Scope(state: \.child09, action: \.child09) { Child() }
    Scope(state: \.child10, action: \.child10) { Child() }
    Scope(state: \.child11, action: \.child11) { Child() }
    Scope(state: \.child12, action: \.child12) { Child() }
  }
}

struct TwelveReducers: Reducer {
  var body: some Reducer<State, Action> {
    Reduce { state, action in
      guard case .child01 = action else { return .none }
      state.child01.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child02 = action else { return .none }
      state.child02.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child03 = action else { return .none }
      state.child03.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child04 = action else { return .none }
      state.child04.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child05 = action else { return .none }
      state.child05.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child06 = action else { return .none }
      state.child06.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child07 = action else { return .none }
      state.child07.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child08 = action else { return .none }
      state.child08.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child09 = action else { return .none }
      state.child09.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child10 = action else { return .none }
      state.child10.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child11 = action else { return .none }
      state.child11.count += 1
      return .none
    }
    Reduce { state, action in
      guard case .child12 = action else { return .none }
      state.child12.count += 1
      return .none
    }
  }
}

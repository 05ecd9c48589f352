import ComposableArchitecture

// A feature with twelve children, whose bodies `scripts/test-type-checking` measures. It is written without macros, so that what is measured is the type checker.

struct Child: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case increment }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}

struct State: Equatable {
  var child01 = Child.State()
  var child02 = Child.State()
  var child03 = Child.State()
  var child04 = Child.State()
  var child05 = Child.State()
  var child06 = Child.State()
  var child07 = Child.State()
  var child08 = Child.State()
  var child09 = Child.State()
  var child10 = Child.State()
  var child11 = Child.State()
  var child12 = Child.State()
  var optional01: Child.State?
  var optional02: Child.State?
  var optional03: Child.State?
  var optional04: Child.State?
  var optional05: Child.State?
  var optional06: Child.State?
  var optional07: Child.State?
  var optional08: Child.State?
  var optional09: Child.State?
  var optional10: Child.State?
  var optional11: Child.State?
  var optional12: Child.State?
  @PresentationState var presented01: Child.State?
  @PresentationState var presented02: Child.State?
  @PresentationState var presented03: Child.State?
  @PresentationState var presented04: Child.State?
  @PresentationState var presented05: Child.State?
  @PresentationState var presented06: Child.State?
  @PresentationState var presented07: Child.State?
  @PresentationState var presented08: Child.State?
  @PresentationState var presented09: Child.State?
  @PresentationState var presented10: Child.State?
  @PresentationState var presented11: Child.State?
  @PresentationState var presented12: Child.State?
}

enum Action: CasePathable {
  case child01(Child.Action)
  case child02(Child.Action)
  case child03(Child.Action)
  case child04(Child.Action)
  case child05(Child.Action)
  case child06(Child.Action)
  case child07(Child.Action)
  case child08(Child.Action)
  case child09(Child.Action)
  case child10(Child.Action)
  case child11(Child.Action)
  case child12(Child.Action)
  case presented01(PresentationAction<Child.Action>)
  case presented02(PresentationAction<Child.Action>)
  case presented03(PresentationAction<Child.Action>)
  case presented04(PresentationAction<Child.Action>)
  case presented05(PresentationAction<Child.Action>)
  case presented06(PresentationAction<Child.Action>)
  case presented07(PresentationAction<Child.Action>)
  case presented08(PresentationAction<Child.Action>)
  case presented09(PresentationAction<Child.Action>)
  case presented10(PresentationAction<Child.Action>)
  case presented11(PresentationAction<Child.Action>)
  case presented12(PresentationAction<Child.Action>)

  struct AllCasePaths: Sendable {
    var child01: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child01, extract: { if case .child01(let action) = $0 { action } else { nil } })
    }
    var child02: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child02, extract: { if case .child02(let action) = $0 { action } else { nil } })
    }
    var child03: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child03, extract: { if case .child03(let action) = $0 { action } else { nil } })
    }
    var child04: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child04, extract: { if case .child04(let action) = $0 { action } else { nil } })
    }
    var child05: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child05, extract: { if case .child05(let action) = $0 { action } else { nil } })
    }
    var child06: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child06, extract: { if case .child06(let action) = $0 { action } else { nil } })
    }
    var child07: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child07, extract: { if case .child07(let action) = $0 { action } else { nil } })
    }
    var child08: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child08, extract: { if case .child08(let action) = $0 { action } else { nil } })
    }
    var child09: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child09, extract: { if case .child09(let action) = $0 { action } else { nil } })
    }
    var child10: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child10, extract: { if case .child10(let action) = $0 { action } else { nil } })
    }
    var child11: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child11, extract: { if case .child11(let action) = $0 { action } else { nil } })
    }
    var child12: AnyCasePath<Action, Child.Action> {
      AnyCasePath(embed: Action.child12, extract: { if case .child12(let action) = $0 { action } else { nil } })
    }
    var presented01: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented01, extract: { if case .presented01(let action) = $0 { action } else { nil } })
    }
    var presented02: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented02, extract: { if case .presented02(let action) = $0 { action } else { nil } })
    }
    var presented03: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented03, extract: { if case .presented03(let action) = $0 { action } else { nil } })
    }
    var presented04: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented04, extract: { if case .presented04(let action) = $0 { action } else { nil } })
    }
    var presented05: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented05, extract: { if case .presented05(let action) = $0 { action } else { nil } })
    }
    var presented06: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented06, extract: { if case .presented06(let action) = $0 { action } else { nil } })
    }
    var presented07: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented07, extract: { if case .presented07(let action) = $0 { action } else { nil } })
    }
    var presented08: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented08, extract: { if case .presented08(let action) = $0 { action } else { nil } })
    }
    var presented09: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented09, extract: { if case .presented09(let action) = $0 { action } else { nil } })
    }
    var presented10: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented10, extract: { if case .presented10(let action) = $0 { action } else { nil } })
    }
    var presented11: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented11, extract: { if case .presented11(let action) = $0 { action } else { nil } })
    }
    var presented12: AnyCasePath<Action, PresentationAction<Child.Action>> {
      AnyCasePath(embed: Action.presented12, extract: { if case .presented12(let action) = $0 { action } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

import ComposableArchitecture

// The same as `Level1` to `Level10`, with observable states as the macro writes them. The innermost is `ObservableCount`.

struct ObservableLevel1: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _child = ObservableCount.State()
    var child: ObservableCount.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.set(0, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.child, stored: \._child)
    }
  }

  enum Action: CasePathable {
    case child(ObservableCount.Action)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, ObservableCount.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { ObservableCount() }
  }
}

struct ObservableLevel2: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _child = ObservableLevel1.State()
    var child: ObservableLevel1.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.set(0, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.child, stored: \._child)
    }
  }

  enum Action: CasePathable {
    case child(ObservableLevel1.Action)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, ObservableLevel1.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { ObservableLevel1() }
  }
}

struct ObservableLevel3: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _child = ObservableLevel2.State()
    var child: ObservableLevel2.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.set(0, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.child, stored: \._child)
    }
  }

  enum Action: CasePathable {
    case child(ObservableLevel2.Action)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, ObservableLevel2.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { ObservableLevel2() }
  }
}

struct ObservableLevel4: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _child = ObservableLevel3.State()
    var child: ObservableLevel3.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.set(0, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.child, stored: \._child)
    }
  }

  enum Action: CasePathable {
    case child(ObservableLevel3.Action)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, ObservableLevel3.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { ObservableLevel3() }
  }
}

struct ObservableLevel5: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _child = ObservableLevel4.State()
    var child: ObservableLevel4.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.set(0, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.child, stored: \._child)
    }
  }

  enum Action: CasePathable {
    case child(ObservableLevel4.Action)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, ObservableLevel4.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { ObservableLevel4() }
  }
}

struct ObservableLevel6: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _child = ObservableLevel5.State()
    var child: ObservableLevel5.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.set(0, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.child, stored: \._child)
    }
  }

  enum Action: CasePathable {
    case child(ObservableLevel5.Action)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, ObservableLevel5.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { ObservableLevel5() }
  }
}

struct ObservableLevel7: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _child = ObservableLevel6.State()
    var child: ObservableLevel6.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.set(0, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.child, stored: \._child)
    }
  }

  enum Action: CasePathable {
    case child(ObservableLevel6.Action)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, ObservableLevel6.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { ObservableLevel6() }
  }
}

struct ObservableLevel8: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _child = ObservableLevel7.State()
    var child: ObservableLevel7.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.set(0, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.child, stored: \._child)
    }
  }

  enum Action: CasePathable {
    case child(ObservableLevel7.Action)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, ObservableLevel7.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { ObservableLevel7() }
  }
}

struct ObservableLevel9: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _child = ObservableLevel8.State()
    var child: ObservableLevel8.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.set(0, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.child, stored: \._child)
    }
  }

  enum Action: CasePathable {
    case child(ObservableLevel8.Action)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, ObservableLevel8.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { ObservableLevel8() }
  }
}

struct ObservableLevel10: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _child = ObservableLevel9.State()
    var child: ObservableLevel9.State {
      get {
        _$observationRegistrar.access(0)
        return _child
      }
      set { _$observationRegistrar.set(0, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.child, stored: \._child)
    }
  }

  enum Action: CasePathable {
    case child(ObservableLevel9.Action)
    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, ObservableLevel9.Action> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Scope(state: \.child, action: \.child) { ObservableLevel9() }
  }
}

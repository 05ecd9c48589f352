import ComposableArchitecture

/// A number, and the ways to count it up that the cases compare.
struct Count: Reducer {
  struct State: Equatable {
    var value = 0
  }

  enum Action: Equatable {
    case increment
    case incrementLater
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .increment:
      state.value += 1
      return .none
    case .incrementLater:
      return .run { send in await send(.increment) }
    }
  }
}

/// The same with an observable state, as the macro writes it.
struct ObservableCount: Reducer {
  struct State: ObservableState, Equatable, Identifiable, Sendable {
    var _$observationRegistrar = ObservationStateRegistrar()
    var id = 0

    private var _value = 0
    var value: Int {
      get {
        _$observationRegistrar.access(0)
        return _value
      }
      set { _$observationRegistrar.set(0, &_value, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _value)
        defer { _$observationRegistrar.didModify(change, _value) }
        yield &_value
      }
    }

    init(id: Int = 0, value: Int = 0) {
      self.id = id
      _value = value
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.value, stored: \._value)
    }
  }

  enum Action: Sendable {
    case increment
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.value += 1
        return .none
      }
    }
  }
}

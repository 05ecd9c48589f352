import ComposableArchitecture

/// A feature that presents another one of its kind, with the state that the macros write; where they write `$child`, which only they can, this has
/// `childPresentation`.
struct Node: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

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

    private var _child = PresentationState<State>(wrappedValue: nil)
    var child: State? {
      get {
        _$observationRegistrar.access(1)
        return _child.wrappedValue
      }
      set { _$observationRegistrar.set(1, &_child.wrappedValue, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(1, _child.wrappedValue)
        defer { _$observationRegistrar.didModify(change, _child.wrappedValue) }
        yield &_child.wrappedValue
      }
    }
    var childPresentation: PresentationState<State> {
      get {
        _$observationRegistrar.access(1)
        return _child
      }
      set { _$observationRegistrar.set(1, &_child, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(1, _child)
        defer { _$observationRegistrar.didModify(change, _child) }
        yield &_child
      }
    }

    /// Presents as many others, each in the one before.
    init(levels: Int) {
      if levels > 0 { _child.wrappedValue = State(levels: levels - 1) }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.value, stored: \._value)
      fields.add(1, \.childPresentation, stored: \._child)
    }
  }

  indirect enum Action: CasePathable {
    case child(PresentationAction<Action>)
    case increment

    struct AllCasePaths: Sendable {
      var child: AnyCasePath<Action, PresentationAction<Action>> {
        AnyCasePath(embed: { .child($0) }, extract: { if case .child(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      if case .increment = action { state.value += 1 }
      return .none
    }
    .ifLet(\.childPresentation, action: \.child) { Node() }
  }
}

import ComposableArchitecture

/// Many features of one kind, found by their ids.
struct List: Reducer {
  struct State: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()

    private var _rows: IdentifiedArrayOf<ObservableCount.State>
    var rows: IdentifiedArrayOf<ObservableCount.State> {
      get {
        _$observationRegistrar.access(0)
        return _rows
      }
      set { _$observationRegistrar.set(0, &_rows, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _rows)
        defer { _$observationRegistrar.didModify(change, _rows) }
        yield &_rows
      }
    }

    init(count: Int) {
      _rows = IdentifiedArray(uniqueElements: (0..<count).map { ObservableCount.State(id: $0) })
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.rows, stored: \._rows)
    }
  }

  enum Action: CasePathable {
    case rows(IdentifiedAction<Int, ObservableCount.Action>)

    struct AllCasePaths: Sendable {
      var rows: AnyCasePath<Action, IdentifiedAction<Int, ObservableCount.Action>> {
        AnyCasePath(embed: { .rows($0) }, extract: { if case .rows(let action) = $0 { action } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  var body: some Reducer<State, Action> {
    EmptyReducer().forEach(\.rows, action: \.rows) { ObservableCount() }
  }
}

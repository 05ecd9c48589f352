import ComposableArchitecture

/// A feature with an observable state, a timerless effect and a delegate.
struct Book: Reducer {
  struct State: ObservableState, Equatable, Identifiable, Sendable {
    let id: Int
    var _$observationRegistrar = ObservationStateRegistrar()

    init(id: Int, title: String = "") {
      self.id = id
      _title = title
    }

    private var _title: String
    var title: String {
      get {
        _$observationRegistrar.access(0)
        return _title
      }
      set { _$observationRegistrar.set(0, &_title, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(0, _title)
        defer { _$observationRegistrar.didModify(change, _title) }
        yield &_title
      }
    }

    private var _isReserved = false
    var isReserved: Bool {
      get {
        _$observationRegistrar.access(1)
        return _isReserved
      }
      set { _$observationRegistrar.set(1, &_isReserved, to: newValue) }
      _modify {
        let change = _$observationRegistrar.willModify(1, _isReserved)
        defer { _$observationRegistrar.didModify(change, _isReserved) }
        yield &_isReserved
      }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.title, stored: \._title)
      fields.add(1, \.isReserved, stored: \._isReserved)
    }
  }

  enum Action: CasePathable, Equatable, Sendable {
    case closeButtonTapped
    case delegate(Delegate)
    case lookUpButtonTapped
    case reserveButtonTapped
    case titleFound(String)

    enum Delegate: Equatable, Sendable { case reserved(id: Int) }

    struct AllCasePaths: Sendable {
      var closeButtonTapped: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .closeButtonTapped }, extract: { if case .closeButtonTapped = $0 { () } else { nil } })
      }
      var delegate: AnyCasePath<Action, Delegate> {
        AnyCasePath(embed: Action.delegate, extract: { if case .delegate(let value) = $0 { value } else { nil } })
      }
      var lookUpButtonTapped: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .lookUpButtonTapped }, extract: { if case .lookUpButtonTapped = $0 { () } else { nil } })
      }
      var reserveButtonTapped: AnyCasePath<Action, Void> {
        AnyCasePath(embed: { .reserveButtonTapped }, extract: { if case .reserveButtonTapped = $0 { () } else { nil } })
      }
      var titleFound: AnyCasePath<Action, String> {
        AnyCasePath(embed: Action.titleFound, extract: { if case .titleFound(let value) = $0 { value } else { nil } })
      }
    }

    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  @Dependency(\.catalog) var catalog
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .closeButtonTapped:
        return .run { _ in await dismiss() }

      case .delegate:
        return .none

      case .lookUpButtonTapped:
        return .run { [id = state.id] send in
          try await send(.titleFound(catalog.title(id)))
        }

      case .reserveButtonTapped:
        state.isReserved = true
        return .run { [id = state.id] send in
          await catalog.reserve(id)
          await send(.delegate(.reserved(id: id)))
        }

      case .titleFound(let title):
        state.title = title
        return .none
      }
    }
  }
}

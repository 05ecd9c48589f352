import ComposableCore
import CounterpointTestSupport

// What '@ObservableState' would write, written by hand.

struct ChildState: ObservableState, Equatable, Identifiable, Sendable {
  var _$observationRegistrar = ObservationStateRegistrar()
  var id = 0

  private var _count = 0
  var count: Int {
    get {
      _$observationRegistrar.access(0)
      return _count
    }
    set { _$observationRegistrar.set(0, &_count, to: newValue) }
    _modify {
      let change = _$observationRegistrar.willModify(0, _count)
      defer { _$observationRegistrar.didModify(change, _count) }
      yield &_count
    }
  }

  static func _$fields(_ fields: inout ObservableStateFields<Self>) {
    fields.add(registrar: \._$observationRegistrar)
    fields.add(0, \.count, stored: \._count)
  }
}

struct PlainState: Equatable, Sendable {
  var count = 0
}

@dynamicMemberLookup
enum DestinationState: ObservableState, Equatable, Sendable {
  case child(ChildState)
  case other(ChildState)
  case plain(PlainState)
  case help

  var _$id: ObservableStateID {
    switch self {
    case .child(let state): ObservableStateID(case: 0, of: state)
    case .other(let state): ObservableStateID(case: 1, of: state)
    case .plain(let state): ObservableStateID(case: 2, of: state)
    case .help: ObservableStateID(case: 3)
    }
  }

  var _$observationRegistrar: ObservationStateRegistrar {
    switch self {
    case .child(let state): ObservationStateRegistrar(of: state)
    case .other(let state): ObservationStateRegistrar(of: state)
    case .plain, .help: .inert
    }
  }

  subscript<Value>(dynamicMember keyPath: WritableKeyPath<ChildState, Value>) -> Value? {
    get { if case .child(let state) = self { state[keyPath: keyPath] } else { nil } }
    set {
      guard case .child(var state) = self, let newValue else { return }
      state[keyPath: keyPath] = newValue
      self = .child(state)
    }
  }

  var plain: PlainState? {
    get { if case .plain(let state) = self { state } else { nil } }
    set { if let newValue { self = .plain(newValue) } }
  }
}

struct ParentState: ObservableState, Equatable, Sendable {
  var _$observationRegistrar = ObservationStateRegistrar()

  private var _name = ""
  var name: String {
    get {
      _$observationRegistrar.access(0)
      return _name
    }
    set { _$observationRegistrar.set(0, &_name, to: newValue) }
    _modify {
      let change = _$observationRegistrar.willModify(0, _name)
      defer { _$observationRegistrar.didModify(change, _name) }
      yield &_name
    }
  }

  private var _child = ChildState()
  var child: ChildState {
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

  private var _optional: ChildState?
  var optional: ChildState? {
    get {
      _$observationRegistrar.access(2)
      return _optional
    }
    set { _$observationRegistrar.set(2, &_optional, to: newValue) }
    _modify {
      let change = _$observationRegistrar.willModify(2, _optional)
      defer { _$observationRegistrar.didModify(change, _optional) }
      yield &_optional
    }
  }

  private var _destination: DestinationState?
  var destination: DestinationState? {
    get {
      _$observationRegistrar.access(3)
      return _destination
    }
    set { _$observationRegistrar.set(3, &_destination, to: newValue) }
    _modify {
      let change = _$observationRegistrar.willModify(3, _destination)
      defer { _$observationRegistrar.didModify(change, _destination) }
      yield &_destination
    }
  }

  private var _rows: [CopyProbe<Int>] = []
  var rows: [CopyProbe<Int>] {
    get {
      _$observationRegistrar.access(4)
      return _rows
    }
    set { _$observationRegistrar.set(4, &_rows, to: newValue) }
    _modify {
      let change = _$observationRegistrar.willModify(4, _rows)
      defer { _$observationRegistrar.didModify(change, _rows) }
      yield &_rows
    }
  }

  private var _plain = PlainState()
  var plain: PlainState {
    get {
      _$observationRegistrar.access(5)
      return _plain
    }
    set { _$observationRegistrar.set(5, &_plain, to: newValue) }
    _modify {
      let change = _$observationRegistrar.willModify(5, _plain)
      defer { _$observationRegistrar.didModify(change, _plain) }
      yield &_plain
    }
  }

  var untracked = 0

  static func _$fields(_ fields: inout ObservableStateFields<Self>) {
    fields.add(registrar: \._$observationRegistrar)
    fields.add(0, \.name, stored: \._name)
    fields.add(1, \.child, stored: \._child)
    fields.add(2, \.optional, stored: \._optional)
    fields.add(3, \.destination, stored: \._destination)
    fields.add(4, \.rows, stored: \._rows)
    fields.add(5, \.plain, stored: \._plain)
  }
}

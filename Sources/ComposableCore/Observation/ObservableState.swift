public import Observation

/// A feature's state whose fields are observed one by one: who has read `count` is told when `count` changes, and of nothing else.
///
/// The macro `@ObservableState` writes the conformance. Without the macro a struct needs a registrar, and accessors for each field that is to be observed:
///
/// ```swift
/// struct State: ObservableState {
///   var _$observationRegistrar = ObservationStateRegistrar()
///
///   private var _count = 0
///   var count: Int {
///     get {
///       _$observationRegistrar.access(0)
///       return _count
///     }
///     set { _$observationRegistrar.set(0, &_count, to: newValue) }
///     _modify {
///       let change = _$observationRegistrar.willModify(0, _count)
///       defer { _$observationRegistrar.didModify(change, _count) }
///       yield &_count
///     }
///   }
///
///   static func _$fields(_ fields: inout ObservableStateFields<Self>) {
///     fields.add(registrar: \._$observationRegistrar)
///     fields.add(0, \.count, stored: \._count)
///   }
/// }
/// ```
///
/// The numbers only tell the fields of one type apart. `_$fields` lets the operators of a reducer change a field where it is stored; without it they work
/// too, but copy what they change. An enum has no registrar of its own and says who it is at the moment:
///
/// ```swift
/// enum State: ObservableState {
///   case detail(Detail.State)
///   case help
///
///   var _$id: ObservableStateID {
///     switch self {
///     case .detail(let state): ObservableStateID(case: 0, of: state)
///     case .help: ObservableStateID(case: 1)
///     }
///   }
///   var _$observationRegistrar: ObservationStateRegistrar {
///     switch self {
///     case .detail(let state): ObservationStateRegistrar(of: state)
///     case .help: .inert
///     }
///   }
/// }
/// ```
///
/// ## Identity
///
/// Copies of a state are the same feature: they have the same ``_$id`` and tell the same observers. A state that is newly made is another feature, even if it
/// is equal. So `state.child = Child.State()` begins a new child, and `state.child.count = 0` changes the one that is there.
///
/// ## Performance
///
/// A change of a field that nobody observes costs a load and a comparison more than one of a plain field, and so does a read inside a reducer. A read anywhere
/// else makes a registration possible; it costs some 50 ns.
public protocol ObservableState: Observable {
  /// Which feature's state this is.
  ///
  /// - Complexity: O(1).
  var _$id: ObservableStateID { get }

  /// Those who are told when a field changes.
  var _$observationRegistrar: ObservationStateRegistrar { get }

  /// Lists the fields that have accessors, and where each is stored.
  ///
  /// - Parameter fields: Takes the fields.
  static func _$fields(_ fields: inout ObservableStateFields<Self>)
}

extension ObservableState {
  /// The identity that the registrar was made with.
  public var _$id: ObservableStateID { _$observationRegistrar.id }

  /// Nobody: the state is an enum, whose cases hold states with observers of their own.
  public var _$observationRegistrar: ObservationStateRegistrar { .inert }

  /// No field; operators then reach every field by its accessors.
  public static func _$fields(_ fields: inout ObservableStateFields<Self>) {}
}

import Dependencies

/// A reducer that another one was turned into by an operator such as `ifLet` or `forEach`.
///
/// All operators share this one type, so that a chain of them stays quick to type-check.
public struct DerivedReducer<Base: Reducer>: Reducer {
  private let base: Base
  private let derive: (Reduction<Base.State, Base.Action>) -> Reduction<Base.State, Base.Action>

  private let prepare: ((inout DependencyValues) -> Void)?

  init(
    _ base: Base,
    building prepare: ((inout DependencyValues) -> Void)? = nil,
    _ derive: @escaping (Reduction<Base.State, Base.Action>) -> Reduction<Base.State, Base.Action>
  ) {
    self.base = base
    self.prepare = prepare
    self.derive = derive
  }

  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _reduction()(&state, action)
  }

  public func _reduction() -> Reduction<Base.State, Base.Action> {
    guard let prepare else { return derive(base._reduction()) }
    return derive(withDependencies(prepare) { base._reduction() })
  }
}

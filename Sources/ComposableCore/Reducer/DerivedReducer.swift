public import Dependencies

/// A reducer that another one was turned into by an operator such as `ifLet` or `forEach`.
///
/// All operators share this one type, so that a chain of them stays quick to type-check.
public struct DerivedReducer<Base: Reducer>: Reducer {
  @usableFromInline
  let base: Base
  @usableFromInline
  let derive: (Reduction<Base.State, Base.Action>) -> Reduction<Base.State, Base.Action>

  @usableFromInline
  let prepare: ((inout DependencyValues) -> Void)?

  @inlinable
  init(
    _ base: Base,
    building prepare: ((inout DependencyValues) -> Void)? = nil,
    _ derive: @escaping (Reduction<Base.State, Base.Action>) -> Reduction<Base.State, Base.Action>
  ) {
    self.base = base
    self.prepare = prepare
    self.derive = derive
  }

  @inlinable
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    _reduction()(&state, action)
  }

  @inlinable
  public func _reduction() -> Reduction<Base.State, Base.Action> {
    guard let prepare else { return derive(base._reduction()) }
    return derive(withDependencies(prepare) { base._reduction() })
  }
}

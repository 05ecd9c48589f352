import Dependencies

/// The built form of a child's reducer, made when the child's first action arrives.
///
/// Building it with the parent would never end for a feature that contains itself.
@usableFromInline
final class LazyReduction<State, Action> {
  private var build: (() -> Reduction<State, Action>)?
  @usableFromInline
  var built: Reduction<State, Action>?

  /// Makes a reduction of the reducer that `reducer` makes; both are made at the first action, with the dependencies around it.
  @usableFromInline
  init<R: Reducer>(isPresented: Bool = false, _ reducer: @escaping () -> R) where R.State == State, R.Action == Action {
    build = {
      guard isPresented else { return reducer()._reduction() }
      return withDependencies {
        $0.isPresented = true
      } operation: {
        reducer()._reduction()
      }
    }
  }

  @usableFromInline
  init(_ build: @escaping () -> Reduction<State, Action>) {
    self.build = build
  }

  @inlinable
  func callAsFunction(_ state: inout State, _ action: Action) -> Effect<Action> {
    if let built { return built(&state, action) }
    return makeBuilt()(&state, action)
  }

  @usableFromInline
  func makeBuilt() -> Reduction<State, Action> {
    let new = build!()
    built = new
    build = nil
    return new
  }
}

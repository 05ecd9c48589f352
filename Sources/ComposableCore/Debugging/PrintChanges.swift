extension Reducer {
  /// Prints each action that this reducer receives, with the difference that it made to the state.
  ///
  /// ```swift
  /// Store(initialState: AppFeature.State()) {
  ///   AppFeature()._printChanges()
  /// }
  /// ```
  ///
  /// It prints in debug builds only. To print in release builds, too, say with which printer: `_printChanges(.customDump)`.
  ///
  /// - Returns: A reducer that does what this one does, and prints.
  public func _printChanges() -> _PrintChangesReducer<Self> {
    _printChanges(isDebugBuild ? .customDump : nil)
  }

  /// Hands each action that this reducer receives, with the states before and after it, to a printer.
  ///
  /// While the printer compares, the state before is held, so what the action changes is copied. Without a printer nothing is held and nothing costs.
  ///
  /// - Parameter printer: The printer, in debug and release builds alike; `nil` prints nothing.
  /// - Returns: A reducer that does what this one does, and prints.
  public func _printChanges(_ printer: _ReducerPrinter<State, Action>?) -> _PrintChangesReducer<Self> {
    _PrintChangesReducer(base: self, printer: printer)
  }
}

// What `_printChanges()` is left in an application by mistake must not cost or tell anything there.
#if DEBUG
  private let isDebugBuild = true
#else
  private let isDebugBuild = false
#endif

/// A reducer that prints what another one does; made by `Reducer._printChanges()`.
public struct _PrintChangesReducer<Base: Reducer>: Reducer {
  let base: Base
  let printer: _ReducerPrinter<Base.State, Base.Action>?

  /// Runs the other reducer and prints the change.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - action: The action.
  /// - Returns: The effects of the other reducer.
  public func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    guard let printer else { return base.reduce(into: &state, action: action) }
    let oldState = state
    let effect = base.reduce(into: &state, action: action)
    printer.printChange(receivedAction: action, oldState: oldState, newState: state)
    return effect
  }

  /// The built form of the other reducer, and the printing around it.
  public func _reduction() -> Reduction<Base.State, Base.Action> {
    let reduction = base._reduction()
    guard let printer else { return reduction }
    return Reduction { state, action in
      let oldState = state
      let effect = reduction(&state, action)
      printer.printChange(receivedAction: action, oldState: oldState, newState: state)
      return effect
    }
  }
}

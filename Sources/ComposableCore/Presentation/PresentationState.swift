/// The state of a feature that is presented by another one, or of none while nothing is presented.
///
/// ```swift
/// struct State {
///   @PresentationState var alert: AlertState<Action.Alert>?
///   @PresentationState var edit: EditStandup.State?
/// }
///
/// enum Action {
///   case alert(PresentationAction<Alert>)
///   case edit(PresentationAction<EditStandup.Action>)
/// }
/// ```
///
/// Assigning a state presents it, assigning `nil` dismisses it. The operator `ifLet(\.$edit, action: \.edit)` runs the presented feature. In an observable
/// state the macro `@Presents` takes the place of this wrapper.
///
/// The state lives in a box of its own, so that a feature can present itself, and a large state does not make its parent large. It compares, hashes, encodes
/// and dumps like the optional that it wraps.
///
/// ## Performance
///
/// A copy is O(1). The presented state is changed in place unless a copy still holds it. That is so for `state.edit?.title = …`; a change through the `$` of the
/// wrapper, `state.$edit`, copies the presented state once, because the compiler reads the projection, changes it and writes it back.
@propertyWrapper
@dynamicMemberLookup
public struct PresentationState<State> {
  @usableFromInline var box: PresentationBox<State>?

  /// Makes a property with an initial state.
  ///
  /// - Parameter wrappedValue: The state to present, if any.
  @inlinable
  public init(wrappedValue: State?) {
    box = wrappedValue.map { PresentationBox($0) }
  }

  /// The presented state, or `nil` while nothing is presented.
  ///
  /// - Complexity: O(1); a change of a state that a copy holds, too, copies that state.
  public var wrappedValue: State? {
    @inlinable get { box?.state }
    @inlinable set {
      if newValue != nil, isKnownUniquelyReferenced(&box) {
        box?.state = newValue
      } else {
        box = newValue.map { PresentationBox($0) }
      }
    }
    @inlinable _modify {
      let box = uniqueBox()
      yield &box.state
    }
  }

  /// The property itself, of which operators and views take a key path: `\.$alert`.
  public var projectedValue: Self {
    @inlinable get { self }
    @inlinable _modify { yield &self }
  }

  /// Changes the presented state in place.
  ///
  /// - Parameter body: Gets the state, or `nil` while nothing is presented, and may present or dismiss. What it throws is thrown.
  /// - Returns: What `body` returns.
  package mutating func modify<Result, Failure: Error>(
    _ body: (inout State?) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try body(&wrappedValue)
  }

  /// Whether both are known to hold the very same state, which takes no comparison.
  func isIdentical(to other: Self) -> Bool {
    box === other.box
  }

  /// The box, after making sure that no copy holds it.
  @inlinable
  mutating func uniqueBox() -> PresentationBox<State> {
    // In this order: a constant that holds the box would be a second holder.
    if isKnownUniquelyReferenced(&box), let box { return box }
    let new = PresentationBox(box?.state)
    box = new
    return new
  }
}

/// Holds a presented state, for one or more copies of a `PresentationState`.
@usableFromInline
final class PresentationBox<State> {
  @usableFromInline var state: State?

  @usableFromInline
  init(_ state: State?) {
    self.state = state
  }
}

// Sendable if the state is: `PresentationState` writes it only after `isKnownUniquelyReferenced` has shown that no other copy, and so no other task, can
// reach it.
extension PresentationBox: @unchecked Sendable where State: Sendable {}
extension PresentationState: Sendable where State: Sendable {}

/// What a field of a state may be for `ifLet` to run a feature there: an optional, or the presentation of a feature.
///
/// One function takes both. Two of them would leave the compiler a choice at each link of a chain, before it knows the state that the key paths start at; the time
/// that it needs would double with every link.
public protocol _ChildPlace<Payload> {
  /// The state of the feature.
  associatedtype Payload

  /// How the parent's action carries the feature's: ``_OptionalChild`` or ``_PresentedChild``.
  associatedtype Kind
}

/// The kind of place whose feature's actions are carried as they are.
public enum _OptionalChild {}

/// The kind of place whose feature's actions are carried in a ``PresentationAction``.
public enum _PresentedChild {}

extension Optional: _ChildPlace {
  /// The state of the feature.
  public typealias Payload = Wrapped

  /// The feature's actions are carried as they are.
  public typealias Kind = _OptionalChild
}

extension PresentationState: _ChildPlace {
  /// The state of the feature.
  public typealias Payload = State

  /// The feature's actions are carried in a ``PresentationAction``.
  public typealias Kind = _PresentedChild
}

/// The action of a presentation.
public protocol _PresentedAction<Presented> {
  /// The action of the presented feature.
  associatedtype Presented
}

extension PresentationAction: _PresentedAction {
  /// The action of the presented feature.
  public typealias Presented = Action
}

public import CasePaths

/// What can happen on a stack of features: an action of an element, a pop, a push.
///
/// ```swift
/// enum Action {
///   case path(StackAction<Path.State, Path.Action>)
/// }
///
/// switch action {
/// case .path(.element(id: let id, action: .detail(.deleteButtonTapped))):
///   state.path.pop(from: id)
///   return .none
/// case .path:
///   return .none
/// }
/// ```
///
/// The reducer operator `forEach` carries out pushes and pops, and runs the elements' features.
public enum StackAction<State, Action> {
  /// An action of the element with an id.
  indirect case element(id: StackElementID, action: Action)

  /// The element with an id, and all above it, are to leave the stack.
  case popFrom(id: StackElementID)

  /// An element is to be pushed under an id.
  case push(id: StackElementID, state: State)
}

/// The stack actions of the features that the reducer `R` handles, usually a reducer over an enum of features.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: CasePathable, CasePathIterable {
  /// The paths of the actions of a stack.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The path of an action of any element.
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } }
      )
    }

    /// The path of a pop, to the id of the lowest element that leaves.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: { if case .popFrom(let id) = $0 { id } else { nil } }
      )
    }

    /// The path of a push.
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath(
        embed: { .push(id: $0.id, state: $0.state) },
        extract: { if case .push(let id, let state) = $0 { (id, state) } else { nil } }
      )
    }

    /// The path of an action of the element with an id: `\.path[id: 0].detail.editButtonTapped`.
    ///
    /// - Parameter id: The id of the element.
    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: { if case .element(id, let action) = $0 { action } else { nil } }
      )
    }

    /// The key path of the case that `root` currently is.
    ///
    /// - Parameter root: An action.
    public subscript(root: StackAction<State, Action>) -> PartialCaseKeyPath<StackAction<State, Action>> {
      switch root {
      case .element: \.element
      case .popFrom: \.popFrom
      case .push: \.push
      }
    }

    /// Iterates the key paths of the cases.
    ///
    /// - Returns: An iterator of `element`, `popFrom` and `push`.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<StackAction<State, Action>>]> {
      [\.element, \.popFrom, \.push].makeIterator()
    }
  }

  /// The paths of the actions of a stack.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

public import CasePaths

/// An action of one feature of a collection.
///
/// ```swift
/// enum Action {
///   case todos(IdentifiedActionOf<Todo>)
/// }
///
/// switch action {
/// case .todos(.element(id: let id, action: .deleteButtonTapped)):
///   state.todos.remove(id: id)
///   return .none
/// case .todos:
///   return .none
/// }
/// ```
public enum IdentifiedAction<ID: Hashable & Sendable, Action> {
  /// An action of the element with an id.
  indirect case element(id: ID, action: Action)
}

/// The actions of a collection of the features that the reducer `R` handles, whose state is identifiable.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action> where R.State: Identifiable

extension IdentifiedAction: CasePathable, CasePathIterable {
  /// The paths of the actions of a collection of features.
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The path of an action of any element.
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> {
      AnyCasePath(
        embed: { .element(id: $0.id, action: $0.action) },
        extract: { if case .element(let id, let action) = $0 { (id, action) } else { nil } }
      )
    }

    /// The path of an action of the element with an id: `\.todos[id: id].deleteButtonTapped`.
    ///
    /// - Parameter id: The id of the element.
    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: { if case .element(id, let action) = $0 { action } else { nil } }
      )
    }

    /// The key path of the only case.
    ///
    /// - Parameter root: An action.
    public subscript(root: IdentifiedAction<ID, Action>) -> PartialCaseKeyPath<IdentifiedAction<ID, Action>> {
      \.element
    }

    /// Iterates the key path of the only case.
    ///
    /// - Returns: An iterator of `element`.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<IdentifiedAction<ID, Action>>]> {
      [\.element].makeIterator()
    }
  }

  /// The paths of the actions of a collection of features.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}
extension IdentifiedAction: Encodable where ID: Encodable, Action: Encodable {}
extension IdentifiedAction: Decodable where ID: Decodable, Action: Decodable {}

public import CasePaths

/// What can happen to a presentation: an action of the presented feature, or its dismissal.
///
/// ```swift
/// enum Action {
///   case alert(PresentationAction<Alert>)
///   enum Alert { case confirmDiscard }
/// }
///
/// switch action {
/// case .alert(.presented(.confirmDiscard)):
///   return .run { _ in await dismiss() }
/// case .alert(.dismiss):
///   return .none
/// }
/// ```
///
/// The reducer operator `ifLet` carries out the dismissal.
public enum PresentationAction<Action> {
  /// The presentation is to be dismissed.
  case dismiss

  /// An action of the presented feature.
  indirect case presented(Action)
}

extension PresentationAction: CasePathable, CasePathIterable {
  /// The paths of the actions of a presentation.
  ///
  /// The cases of the presented feature's action can be named without `presented` in between: `\.destination.alert.confirm`.
  @dynamicMemberLookup
  public struct AllCasePaths: CasePathReflectable, Sendable, Sequence {
    /// The path of the dismissal.
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath(embed: { .dismiss }, extract: { if case .dismiss = $0 { () } else { nil } })
    }

    /// The path of an action of the presented feature.
    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath(embed: { .presented($0) }, extract: { if case .presented(let action) = $0 { action } else { nil } })
    }

    /// The path of a case of the presented feature's action.
    ///
    /// - Parameter keyPath: The path of a case of that action.
    public subscript<Member>(dynamicMember keyPath: CaseKeyPath<Action, Member>) -> AnyCasePath<PresentationAction, Member>
    where Action: CasePathable {
      presented.appending(path: Action.allCasePaths[keyPath: keyPath])
    }

    /// The path of a case of the presented feature's action together with the dismissal, for whatever presents one case of a destination:
    /// `$store.scope(state: \.destination?.edit, action: \.destination.edit)`.
    ///
    /// - Parameter keyPath: The path of a case of that action.
    @_disfavoredOverload
    public subscript<Member>(
      dynamicMember keyPath: CaseKeyPath<Action, Member>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Member>> where Action: CasePathable {
      presentation(of: AnyCasePath(keyPath))
    }

    /// The key path of the case that `root` currently is.
    ///
    /// - Parameter root: An action.
    public subscript(root: PresentationAction<Action>) -> PartialCaseKeyPath<PresentationAction<Action>> {
      switch root {
      case .dismiss: \.dismiss
      case .presented: \.presented
      }
    }

    /// Iterates the key paths of the cases.
    ///
    /// - Returns: An iterator of `dismiss` and `presented`.
    public func makeIterator() -> IndexingIterator<[PartialCaseKeyPath<PresentationAction<Action>>]> {
      [\.dismiss, \.presented].makeIterator()
    }
  }

  /// The paths of the actions of a presentation.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Encodable where Action: Encodable {}
extension PresentationAction: Decodable where Action: Decodable {}

/// The path of a case of an action, as a presentation.
// Not in the subscript: what it captures there, the conformance of the action included, would have to be Sendable.
private func presentation<Action, Member>(
  of path: AnyCasePath<Action, Member>
) -> AnyCasePath<PresentationAction<Action>, PresentationAction<Member>> {
  AnyCasePath(
    embed: {
      switch $0 {
      case .dismiss: .dismiss
      case .presented(let action): .presented(path.embed(action))
      }
    },
    extract: {
      switch $0 {
      case .dismiss: .dismiss
      case .presented(let action): path.extract(from: action).map { .presented($0) }
      }
    }
  )
}

public import SwiftNavigation

/// An action that keeps what a view may send apart from what only effects and other features send.
///
/// ```swift
/// enum Action: ViewAction {
///   case factResponse(String)
///   case view(View)
///
///   enum View {
///     case factButtonTapped
///   }
/// }
/// ```
public protocol ViewAction<ViewAction> {
  /// What a view may send.
  associatedtype ViewAction

  /// The action that a view sends.
  static func view(_ action: ViewAction) -> Self
}

/// A view that sends only the view's part of its store's actions: `send(.factButtonTapped)`.
///
/// `@ViewAction(for:)` states the conformance; by hand it is stated where the view is declared.
@MainActor
public protocol ViewActionSending<StoreState, StoreAction> {
  /// The state of the view's store.
  associatedtype StoreState

  /// The action of the view's store.
  associatedtype StoreAction: ViewAction

  /// The view's store.
  var store: Store<StoreState, StoreAction> { get }
}

extension ViewActionSending {
  /// Sends an action of the view.
  ///
  /// - Parameter action: The action.
  /// - Returns: The effects that followed, to wait for or to cancel.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction) -> StoreTask {
    store.send(.view(action))
  }

  /// Sends an action of the view, whose changes are animated.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - animation: How views show the changes that the action makes; `nil` shows them at once.
  /// - Returns: The effects that followed, to wait for or to cancel.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, animation: Animation?) -> StoreTask {
    store.send(.view(action), animation: animation)
  }

  /// Sends an action of the view in a transaction.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - transaction: What views are told about the changes that the action makes.
  /// - Returns: The effects that followed, to wait for or to cancel.
  @discardableResult
  public func send(_ action: StoreAction.ViewAction, transaction: UITransaction) -> StoreTask {
    store.send(.view(action), transaction: transaction)
  }
}

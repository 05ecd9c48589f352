public import CustomDump

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A confirmation dialog as a value: a list of choices that grows out of what the user just did.
///
/// It is to a sheet of choices what ``AlertState`` is to an alert, and can also say whether its title is drawn.
///
/// ```swift
/// state.dialog = ConfirmationDialogState(titleVisibility: .visible) {
///   TextState("Move to")
/// } actions: {
///   for folder in state.folders {
///     ButtonState(action: .move(to: folder.id)) { TextState(folder.name) }
///   }
///   ButtonState(role: .cancel) { TextState("Cancel") }
/// }
/// ```
///
/// Two dialogs are equal when title, its visibility, message and buttons are; ``id`` takes no part.
public struct ConfirmationDialogState<Action>: Identifiable {
  /// Tells this presentation from others that look the same.
  public let id: UUID

  /// The choices, in the order they were built.
  public var buttons: [ButtonState<Action>]

  /// The text below the title.
  public var message: TextState?

  /// What is to be chosen.
  public var title: TextState

  /// Whether the title is drawn.
  public var titleVisibility: ConfirmationDialogStateTitleVisibility

  /// Makes a dialog.
  ///
  /// - Parameters:
  ///   - titleVisibility: Whether the title is drawn.
  ///   - title: What is to be chosen.
  ///   - actions: The choices.
  ///   - message: The text below the title.
  public init(
    titleVisibility: ConfirmationDialogStateTitleVisibility = .automatic,
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), titleVisibility: titleVisibility, title: title(), message: message?(), buttons: actions())
  }

  init(
    id: UUID,
    titleVisibility: ConfirmationDialogStateTitleVisibility,
    title: TextState,
    message: TextState?,
    buttons: [ButtonState<Action>]
  ) {
    self.id = id
    self.titleVisibility = titleVisibility
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Makes the same dialog with choices that send other actions.
  ///
  /// - Parameter transform: Turns the action of a button into the new one. It is called once a button, with `nil` for one that sends
  ///   nothing.
  /// - Returns: A dialog with the same identity, texts, roles and animations.
  /// - Complexity: O(*n*), where *n* is the number of buttons.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ConfirmationDialogState<NewAction> {
    ConfirmationDialogState<NewAction>(
      id: id,
      titleVisibility: titleVisibility,
      title: title,
      message: message,
      buttons: buttons.map { $0.map(transform) }
    )
  }
}

extension ConfirmationDialogState: CustomDumpReflectable {
  /// Shows what the initializer was given, in its order; leaves out the identity, an automatic visibility, and what there is none of.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if titleVisibility != .automatic {
      children.append(("titleVisibility", titleVisibility))
    }
    children.append(("title", title))
    if !buttons.isEmpty {
      children.append(("actions", buttons))
    }
    if let message {
      children.append(("message", message))
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ConfirmationDialogState: Equatable where Action: Equatable {
  /// Returns whether title, its visibility, message and buttons are equal; identities are not compared.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.titleVisibility == rhs.titleVisibility
      && lhs.title == rhs.title
      && lhs.message == rhs.message
      && lhs.buttons == rhs.buttons
  }
}

extension ConfirmationDialogState: Hashable where Action: Hashable {
  /// Feeds title, its visibility, message and buttons, and not the identity, to the hasher.
  ///
  /// - Parameter hasher: The hasher that receives them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(titleVisibility)
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension ConfirmationDialogState: Sendable where Action: Sendable {}

public import CustomDump

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An alert as a value: a title, an optional message, and the buttons to choose from.
///
/// A feature holds an optional alert in its state. The alert is on the screen while the state holds one, and whatever presents it sends
/// the action of the tapped button and clears the state.
///
/// ```swift
/// extension AlertState where Action == RecordMeeting.Action.Alert {
///   static func endMeeting(isDiscardable: Bool) -> Self {
///     Self {
///       TextState("End meeting?")
///     } actions: {
///       ButtonState(action: .confirmSave) { TextState("Save and end") }
///       if isDiscardable {
///         ButtonState(role: .destructive, action: .confirmDiscard) { TextState("Discard") }
///       }
///       ButtonState(role: .cancel) { TextState("Resume") }
///     } message: {
///       TextState("You are ending the meeting early.")
///     }
///   }
/// }
/// ```
///
/// Two alerts are equal when title, message and buttons are. ``id`` tells one presentation from another and takes no part, so a test
/// builds the alert it expects and compares. An alert without buttons is presented with a single one that dismisses it.
public struct AlertState<Action>: Identifiable {
  /// Tells this presentation from others that look the same.
  public let id: UUID

  /// The buttons, in the order they were built.
  public var buttons: [ButtonState<Action>]

  /// The text below the title.
  public var message: TextState?

  /// The question, or what happened.
  public var title: TextState

  /// Makes an alert.
  ///
  /// - Parameters:
  ///   - title: The question, or what happened.
  ///   - actions: The buttons. Leave it out for an alert that is only dismissed.
  ///   - message: The text below the title.
  public init(
    title: () -> TextState,
    @ButtonStateBuilder<Action> actions: () -> [ButtonState<Action>] = { [] },
    message: (() -> TextState)? = nil
  ) {
    self.init(id: UUID(), title: title(), message: message?(), buttons: actions())
  }

  init(id: UUID, title: TextState, message: TextState?, buttons: [ButtonState<Action>]) {
    self.id = id
    self.title = title
    self.message = message
    self.buttons = buttons
  }

  /// Makes the same alert with buttons that send other actions.
  ///
  /// - Parameter transform: Turns the action of a button into the new one. It is called once a button, with `nil` for one that sends
  ///   nothing.
  /// - Returns: An alert with the same identity, texts, roles and animations.
  /// - Complexity: O(*n*), where *n* is the number of buttons.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> AlertState<NewAction> {
    AlertState<NewAction>(id: id, title: title, message: message, buttons: buttons.map { $0.map(transform) })
  }
}

extension AlertState: CustomDumpReflectable {
  /// Shows title, buttons and message in the order of the initializer; leaves out the identity, and what there is none of.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = [("title", title)]
    if !buttons.isEmpty {
      children.append(("actions", buttons))
    }
    if let message {
      children.append(("message", message))
    }
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension AlertState: Equatable where Action: Equatable {
  /// Returns whether title, message and buttons are equal; identities are not compared.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.title == rhs.title && lhs.message == rhs.message && lhs.buttons == rhs.buttons
  }
}

extension AlertState: Hashable where Action: Hashable {
  /// Feeds title, message and buttons, and not the identity, to the hasher.
  ///
  /// - Parameter hasher: The hasher that receives them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(title)
    hasher.combine(message)
    hasher.combine(buttons)
  }
}

extension AlertState: Sendable where Action: Sendable {}

public import CustomDump

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// A button as a value: its label, its role, and the action it sends.
///
/// Buttons stand in ``AlertState`` and ``ConfirmationDialogState``. They can be compared, hashed, printed and sent, so a test asserts
/// the alert that a feature shows, and never needs a screen.
///
/// ```swift
/// ButtonState(action: .confirmSave) { TextState("Save and end") }
/// ButtonState(role: .destructive, action: .confirmDiscard) { TextState("Discard") }
/// ButtonState(role: .cancel) { TextState("Resume") }
/// ```
///
/// Two buttons are equal when label, role and action are; ``id`` tells one presentation from another and takes no part.
public struct ButtonState<Action>: Identifiable {
  /// Tells this button from others that look the same.
  public let id: UUID

  /// What the button sends when it is tapped.
  public let action: ButtonStateAction<Action>

  /// What the button says.
  public let label: TextState

  /// The kind of choice it is; `nil` for an ordinary one.
  public let role: ButtonStateRole?

  /// Makes a button that describes its send itself, or sends nothing.
  ///
  /// - Parameters:
  ///   - role: The kind of choice; `nil` for an ordinary one.
  ///   - action: What is sent, and how it is animated. Leave it out for a button that only dismisses.
  ///   - label: What the button says.
  public init(role: ButtonStateRole? = nil, action: ButtonStateAction<Action> = .send(nil), label: () -> TextState) {
    self.init(id: UUID(), role: role, action: action, label: label())
  }

  /// Makes a button that sends an action.
  ///
  /// - Parameters:
  ///   - role: The kind of choice; `nil` for an ordinary one.
  ///   - action: The action to send.
  ///   - label: What the button says.
  public init(role: ButtonStateRole? = nil, action: Action, label: () -> TextState) {
    self.init(id: UUID(), role: role, action: .send(action), label: label())
  }

  init(id: UUID, role: ButtonStateRole?, action: ButtonStateAction<Action>, label: TextState) {
    self.id = id
    self.role = role
    self.action = action
    self.label = label
  }

  /// Makes the same button with another action.
  ///
  /// - Parameter transform: Turns the action into the new one. It is called once, with `nil` when the button sends nothing.
  /// - Returns: A button with the same identity, label, role and animation.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonState<NewAction> {
    ButtonState<NewAction>(id: id, role: role, action: action.map(transform), label: label)
  }
}

extension ButtonState: CustomDumpReflectable {
  /// Shows role, action and label; leaves out the identity, and a role or an action that there is none of.
  public var customDumpMirror: Mirror {
    var children: [(label: String?, value: Any)] = []
    if let role {
      children.append(("role", role))
    }
    if action.action != nil {
      children.append(("action", action))
    }
    children.append(("label", label))
    return Mirror(self, children: children, displayStyle: .struct)
  }
}

extension ButtonState: Equatable where Action: Equatable {
  /// Returns whether action, label and role are equal; identities are not compared.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.action == rhs.action && lhs.label == rhs.label && lhs.role == rhs.role
  }
}

extension ButtonState: Hashable where Action: Hashable {
  /// Feeds action, label and role, and not the identity, to the hasher.
  ///
  /// - Parameter hasher: The hasher that receives them.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(action)
    hasher.combine(label)
    hasher.combine(role)
  }
}

extension ButtonState: Sendable where Action: Sendable {}

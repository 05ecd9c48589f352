public import CustomDump

#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// What a button sends when it is tapped, and whether the change is animated.
///
/// Most buttons are made straight from an action and never name this type. Spell it to animate the change that follows:
///
/// ```swift
/// ButtonState(role: .destructive, action: .send(.resetConfirmed, animation: .default)) {
///   TextState("Reset")
/// }
/// ```
public struct ButtonStateAction<Action> {
  /// How an action reaches the feature.
  public enum Delivery {
    /// Sent under whatever transaction is current when the button is tapped.
    case plain

    /// Sent under the current transaction with its animation replaced; `nil` turns off an animation that surrounds the tap.
    case animated(Animation?)
  }

  /// The action to send, or `nil` when the button only dismisses what it stands in.
  public let action: Action?

  /// How ``action`` reaches the feature.
  public let delivery: Delivery

  /// Sends an action without saying anything about animation.
  ///
  /// - Parameter action: The action; `nil` makes a button that only dismisses.
  /// - Returns: The description of the send.
  public static func send(_ action: Action?) -> Self {
    Self(action: action, delivery: .plain)
  }

  /// Sends an action with an animation.
  ///
  /// - Parameters:
  ///   - action: The action; `nil` makes a button that only dismisses.
  ///   - animation: The animation of the changes that the action makes; `nil` makes them immediate.
  /// - Returns: The description of the send.
  public static func send(_ action: Action?, animation: Animation?) -> Self {
    Self(action: action, delivery: .animated(animation))
  }

  /// Makes the same send with another action.
  ///
  /// - Parameter transform: Turns the action into the new one. It is called once, with `nil` when there is no action.
  /// - Returns: A send of the new action, delivered in the same way.
  public func map<NewAction>(_ transform: (Action?) -> NewAction?) -> ButtonStateAction<NewAction> {
    ButtonStateAction<NewAction>(action: transform(action), delivery: delivery.retyped())
  }
}

extension ButtonStateAction.Delivery {
  /// The same delivery as the type nested in the send of another action.
  fileprivate func retyped<NewAction>() -> ButtonStateAction<NewAction>.Delivery {
    switch self {
    case .plain: .plain
    case .animated(let animation): .animated(animation)
    }
  }
}

extension ButtonStateAction: CustomDumpReflectable {
  /// Reads like the call that made it: `.send(.confirm)` or `.send(.confirm, animation: …)`.
  public var customDumpMirror: Mirror {
    let sent: Any = action.map { $0 as Any } ?? Optional<Never>.none as Any
    return switch delivery {
    case .plain:
      Mirror(self, children: ["send": sent], displayStyle: .enum)
    case .animated(let animation):
      Mirror(self, children: ["send": (sent, animation: animation as Any)], displayStyle: .enum)
    }
  }
}

extension ButtonStateAction: Equatable where Action: Equatable {}
extension ButtonStateAction: Hashable where Action: Hashable {}
extension ButtonStateAction: Sendable where Action: Sendable {}
extension ButtonStateAction.Delivery: Hashable {}
extension ButtonStateAction.Delivery: Sendable {}

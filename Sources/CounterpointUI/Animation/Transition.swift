public import SwiftNavigation

/// How a view comes and goes when that is animated.
///
/// ```swift
/// if isShown { Banner().transition(.move(edge: .top)) }
/// ```
public struct AnyTransition: Hashable, Sendable {
  let look: TransitionLook

  private init(_ motion: TransitionLook.Motion, _ removal: TransitionLook.Motion? = nil) {
    look = TransitionLook(insertion: motion, removal: removal ?? motion)
  }

  /// At once.
  public static let identity = Self(.identity)
  /// It fades; what views without a transition do.
  public static let opacity = Self(.opacity)
  /// It grows and shrinks.
  public static let scale = Self(.scale)
  /// It comes from the leading edge and goes to the trailing one.
  public static let slide = Self(.moveLeading, .moveTrailing)

  /// It comes from an edge and goes back to it.
  public static func move(edge: Edge) -> Self {
    switch edge {
    case .top: Self(.moveTop)
    case .leading: Self(.moveLeading)
    case .bottom: Self(.moveBottom)
    case .trailing: Self(.moveTrailing)
    }
  }

  /// It comes one way and goes another.
  public static func asymmetric(insertion: Self, removal: Self) -> Self {
    Self(insertion.look.insertion, removal.look.removal)
  }

  /// This transition together with another; a renderer that shows one of them shows this one, unless it is that of no movement.
  public func combined(with other: Self) -> Self {
    look.insertion == .opacity || look.insertion == .identity ? other : self
  }
}

extension View {
  /// Sets how this view comes and goes when that is animated.
  public func transition(_ transition: AnyTransition) -> some View { modified(.transition(transition.look)) }

  /// Animates what changes in this view; an earlier spelling, which takes every change of it.
  ///
  /// - Parameter animation: How; `nil` to leave it as it is.
  public func animation(_ animation: Animation?) -> some View {
    LifecycleView(content: self, hook: .animateAll(animation))
  }
}

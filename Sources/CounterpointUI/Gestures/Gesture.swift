public import Foundation

/// A movement of fingers, or of a mouse, that means something.
@MainActor
public protocol Gesture {
  /// What the gesture needs of a renderer.
  var _look: TouchLook { get }

  /// Follows the gesture; `false` for an event that is no part of it.
  func _handle(_ event: ViewEvent) -> Bool
}

/// A press.
public struct TapGesture: Gesture {
  private var action: @MainActor () -> Void = {}

  /// Makes a gesture.
  ///
  /// - Parameter count: How many presses it takes. Each press is one: renderers do not count them.
  public init(count: Int = 1) {}

  /// Does something after the press.
  public func onEnded(_ action: @escaping @MainActor () -> Void) -> TapGesture {
    var gesture = self
    gesture.action = action
    return gesture
  }

  public var _look: TouchLook {
    var look = TouchLook()
    look.taps = true
    return look
  }

  public func _handle(_ event: ViewEvent) -> Bool {
    guard event == .tap else { return false }
    action()
    return true
  }
}

/// A movement with the finger, or the button of the mouse, held down.
///
/// ```swift
/// Circle().gesture(DragGesture().onChanged { position = $0.location }.onEnded { _ in drop() })
/// ```
public struct DragGesture: Gesture {
  /// One moment of a drag.
  public struct Value: Equatable, Sendable {
    /// Where it began, from the view's top left corner.
    public var startLocation: CGPoint
    /// Where it is.
    public var location: CGPoint
    /// The speed, in points a second.
    public var velocity: CGSize

    /// How far it is from where it began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where it would come to rest if it were let go now and slowed down.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// How far that is from where it began.
    public var predictedEndTranslation: CGSize {
      CGSize(width: predictedEndLocation.x - startLocation.x, height: predictedEndLocation.y - startLocation.y)
    }
  }

  private let minimumDistance: Double
  private var changed: @MainActor (Value) -> Void = { _ in }
  private var ended: @MainActor (Value) -> Void = { _ in }

  /// Makes a gesture.
  ///
  /// - Parameter minimumDistance: From how many points on a movement is one.
  public init(minimumDistance: Double = 10) {
    self.minimumDistance = minimumDistance
  }

  /// Does something at each moment of the movement.
  public func onChanged(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.changed = action
    return gesture
  }

  /// Does something when it is let go.
  public func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> DragGesture {
    var gesture = self
    gesture.ended = action
    return gesture
  }

  public var _look: TouchLook {
    var look = TouchLook()
    look.dragDistance = minimumDistance
    return look
  }

  public func _handle(_ event: ViewEvent) -> Bool {
    guard case .drag(let drag) = event else { return false }
    let value = Value(
      startLocation: CGPoint(x: drag.start.x, y: drag.start.y), location: CGPoint(x: drag.location.x, y: drag.location.y),
      velocity: CGSize(width: drag.velocity.x, height: drag.velocity.y))
    switch drag.phase {
    case .changed: changed(value)
    case .ended: ended(value)
    }
    return true
  }
}

extension View {
  /// Does something when this view is pressed.
  ///
  /// A view that does something is better a ``Button``, which assistive technology knows what to do with.
  ///
  /// - Parameters:
  ///   - count: How many presses it takes.
  ///   - action: Called after them.
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void) -> some View {
    gesture(TapGesture(count: count).onEnded(action))
  }

  /// Follows a gesture on this view.
  public func gesture<Movement: Gesture>(_ gesture: Movement) -> some View {
    Touchable(content: self, gesture: gesture)
  }

  /// Follows a gesture on this view, beside those in it.
  public func simultaneousGesture<Movement: Gesture>(_ gesture: Movement) -> some View {
    Touchable(content: self, gesture: gesture)
  }

  /// Says which part of this view can be pressed; all of its frame can, in renderers that know no other shape.
  public func contentShape<Form: Shape>(_ shape: Form) -> Self { self }
}

private struct Touchable<Content: View, Movement: Gesture>: PrimitiveView {
  let content: Content
  let gesture: Movement

  static var isControl: Bool { true }

  var kind: RenderNode.Kind { .touchable(gesture._look) }

  func handle(_ event: ViewEvent, in environment: EnvironmentValues) -> Bool { gesture._handle(event) }
}

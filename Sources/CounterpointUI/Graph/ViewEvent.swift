import Foundation

/// What a user did to a control.
public enum ViewEvent: Hashable, Sendable {
  /// Pressed it: a click, a touch, or the keyboard.
  case tap
  /// Changed what it shows, which is now this.
  case input(ControlValue)
  /// Finished the text in it: pressed Return.
  case submit
  /// Put the keyboard's focus on it.
  case focus
  /// Took the keyboard's focus away from it.
  case blur
  /// Left it: pressed Escape, or beside a dialog.
  case cancel
  /// Pulled a list down, or asked for the same in another way, to have it load again.
  case refresh
  /// Moved it, with a finger or a mouse that is held down.
  case drag(DragEvent)
  /// Dropped a row before the one that stands at an offset.
  case move(toOffset: Int)
  /// Scrolled it into view.
  case visible
  /// Waited until a picture was there, or could not be loaded.
  case loaded(Bool)
  /// Gave it another size on the screen, in points.
  case resize(width: Double, height: Double)
}

/// What a control shows and the user changes.
public enum ControlValue: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The text of a field, the number of a slider, the number of the chosen option's node.
  case text(String)
  /// Whether a switch is on.
  case flag(Bool)

  /// Makes a text.
  public init(stringLiteral value: String) {
    self = .text(value)
  }
}

/// One moment of a drag.
public struct DragEvent: Hashable, Sendable {
  /// Which moment of it.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// The pointer has moved.
    case changed
    /// The pointer was lifted.
    case ended
  }

  /// Which moment of it.
  public var phase: Phase
  /// Where the pointer went down, from the view's top left corner, in points.
  public var start: Point
  /// Where the pointer is, from the view's top left corner, in points.
  public var location: Point
  /// The speed at which the pointer goes, in points a second.
  public var velocity: Point

  /// A place, or a way, on the screen.
  public struct Point: Hashable, Sendable {
    /// To the right, in points.
    public var x: Double
    /// Down, in points.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  /// Makes a moment of a drag.
  public init(phase: Phase, start: Point, location: Point, velocity: Point = Point(x: 0, y: 0)) {
    self.phase = phase
    self.start = start
    self.location = location
    self.velocity = velocity
  }
}

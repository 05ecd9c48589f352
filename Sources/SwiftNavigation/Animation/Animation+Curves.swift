#if !canImport(SwiftUI)
  extension Animation {
    /// How long an animation takes whose duration was not said, in seconds.
    static let standardDuration = 0.35

    /// The animation for a change that asks for none in particular: slow at both ends.
    public static let `default` = easeInOut
    /// Even speed.
    public static let linear = linear(duration: standardDuration)
    /// Slow at the start.
    public static let easeIn = easeIn(duration: standardDuration)
    /// Slow at the end.
    public static let easeOut = easeOut(duration: standardDuration)
    /// Slow at both ends.
    public static let easeInOut = easeInOut(duration: standardDuration)

    /// Even speed.
    ///
    /// - Parameter duration: How long it takes, in seconds.
    public static func linear(duration: Double) -> Self {
      Self(curve: .bezier(.linear), duration: nonNegative(duration, "duration"))
    }

    /// Slow at the start.
    ///
    /// - Parameter duration: How long it takes, in seconds.
    public static func easeIn(duration: Double) -> Self {
      Self(curve: .bezier(.easeIn), duration: nonNegative(duration, "duration"))
    }

    /// Slow at the end.
    ///
    /// - Parameter duration: How long it takes, in seconds.
    public static func easeOut(duration: Double) -> Self {
      Self(curve: .bezier(.easeOut), duration: nonNegative(duration, "duration"))
    }

    /// Slow at both ends.
    ///
    /// - Parameter duration: How long it takes, in seconds.
    public static func easeInOut(duration: Double) -> Self {
      Self(curve: .bezier(.easeInOut), duration: nonNegative(duration, "duration"))
    }

    /// A curve of your own, by the control points of a cubic Bézier curve from (0, 0) to (1, 1).
    ///
    /// - Parameters:
    ///   - x1: The time of the first point, from 0 to 1.
    ///   - y1: The progress of the first point.
    ///   - x2: The time of the second point, from 0 to 1.
    ///   - y2: The progress of the second point.
    ///   - duration: How long it takes, in seconds.
    public static func timingCurve(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, duration: Double = 0.35) -> Self {
      let bezier = CubicBezier(x1: fraction(x1, "x1"), y1: finite(y1, "y1"), x2: fraction(x2, "x2"), y2: finite(y2, "y2"))
      return Self(curve: .bezier(bezier), duration: nonNegative(duration, "duration"))
    }
  }
#endif

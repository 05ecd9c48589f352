#if !canImport(SwiftUI)
  extension Animation {
    /// The way from the old value, 0, to the new one, 1.
    public enum Curve: Hashable, Sendable {
      /// A cubic Bézier curve from (0, 0) to (1, 1).
      case bezier(CubicBezier)
      /// The swing of a damped spring.
      case spring(Spring)

      /// How far the value has come.
      ///
      /// - Parameter fraction: The part of the duration that has passed, from 0 to 1.
      /// - Returns: The progress; below 0 or above 1 where the curve swings over, and exactly 0 and 1 at the ends.
      public func progress(atFraction fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        return switch self {
        case .bezier(let bezier): bezier.progress(atFraction: fraction)
        case .spring(let spring): spring.value(atTime: fraction * spring.settlingDuration)
        }
      }

      /// The curve in the notation that CSS and the Web Animations API share.
      ///
      /// A Bézier curve is given exactly, as `linear` or `cubic-bezier(…)`; a spring as `linear(…)` with 41 evenly spaced values.
      public var easing: String {
        switch self {
        case .bezier(.linear):
          return "linear"
        case .bezier(let bezier):
          let points = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map(Self.shortened)
          return "cubic-bezier(\(points.joined(separator: ", ")))"
        case .spring:
          let values = (0...40).map { Self.shortened(progress(atFraction: Double($0) / 40)) }
          return "linear(\(values.joined(separator: ", ")))"
        }
      }

      /// A number with four decimals at the most, and none that say nothing.
      private static func shortened(_ value: Double) -> String {
        let rounded = (value * 10_000).rounded() / 10_000
        return rounded == rounded.rounded() && abs(rounded) < 1e9 ? "\(Int(rounded))" : "\(rounded)"
      }
    }

    /// The time from the start to the end, waits and repetitions included, in seconds; infinite when it repeats for ever.
    public var totalDuration: Double {
      switch repetition {
      case .once: delay + repetitionDelay + duration
      case .count(let count, _): delay + Double(count) * (repetitionDelay + duration)
      case .forever: .infinity
      }
    }

    /// How far the value has come at a time, waits, repetitions and ways back included.
    ///
    /// - Parameter time: The time since the change, in seconds.
    /// - Returns: The progress; 0 before the animation, 1 when it is over.
    public func progress(atTime time: Double) -> Double {
      if time >= totalDuration { return 1 }
      let cycle = repetitionDelay + duration
      let elapsed = time - delay
      if elapsed <= 0 || cycle <= 0 { return 0 }
      let round = (elapsed / cycle).rounded(.down)
      let inRound = elapsed - round * cycle - repetitionDelay
      let forward = curve.progress(atFraction: duration > 0 ? inRound / duration : (inRound < 0 ? 0 : 1))
      return autoreverses && round.truncatingRemainder(dividingBy: 2) == 1 ? 1 - forward : forward
    }

    private var autoreverses: Bool {
      switch repetition {
      case .once: false
      case .count(_, let autoreverses), .forever(let autoreverses): autoreverses
      }
    }
  }
#endif

#if !canImport(SwiftUI)
  extension Animation {
    /// A curve of progress over time, from (0, 0) to (1, 1), that two control points bend.
    public struct CubicBezier: Hashable, Sendable {
      /// The time of the first control point, from 0 to 1.
      public let x1: Double
      /// The progress of the first control point.
      public let y1: Double
      /// The time of the second control point, from 0 to 1.
      public let x2: Double
      /// The progress of the second control point.
      public let y2: Double

      static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
      static let easeIn = CubicBezier(x1: 0.42, y1: 0, x2: 1, y2: 1)
      static let easeOut = CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1)
      static let easeInOut = CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)

      /// The progress when a part of the time has passed.
      ///
      /// The curve gives time and progress by a third number; halving finds the one for the time, which only ever grows with it.
      func progress(atFraction fraction: Double) -> Double {
        if self == .linear { return fraction }
        var low = 0.0
        var high = 1.0
        for _ in 0..<50 {
          let middle = (low + high) / 2
          if Self.coordinate(x1, x2, at: middle) < fraction { low = middle } else { high = middle }
        }
        return Self.coordinate(y1, y2, at: (low + high) / 2)
      }

      private static func coordinate(_ first: Double, _ second: Double, at t: Double) -> Double {
        let u = 1 - t
        return 3 * u * u * t * first + 3 * u * t * t * second + t * t * t
      }
    }
  }
#endif

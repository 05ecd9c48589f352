#if !canImport(SwiftUI)
  import Foundation

  extension Animation {
    /// A damped spring that pulls a value from 0 to 1.
    public struct Spring: Hashable, Sendable {
      /// The mass at its end.
      public let mass: Double
      /// The force for each unit of way.
      public let stiffness: Double
      /// The force for each unit of speed.
      public let damping: Double
      /// The speed at the start, in whole ways a second.
      public let initialVelocity: Double
      /// The time in seconds in which a spring that is under way takes this one's numbers on.
      public let blendDuration: Double

      init(mass: Double, stiffness: Double, damping: Double, initialVelocity: Double, blendDuration: Double) {
        self.mass = mass
        self.stiffness = stiffness
        self.damping = damping
        self.initialVelocity = initialVelocity
        self.blendDuration = blendDuration
      }

      init(response: Double, dampingFraction: Double, blendDuration: Double) {
        let frequency = 2 * Double.pi / response
        self.init(
          mass: 1,
          stiffness: frequency * frequency,
          damping: 2 * dampingFraction * frequency,
          initialVelocity: 0,
          blendDuration: blendDuration
        )
      }

      /// The time in seconds that an undamped swing would take.
      public var response: Double { 2 * .pi / frequency }

      /// 1 when the spring just does not swing over; less when it does, more when it creeps.
      public var dampingFraction: Double { damping / (2 * (stiffness * mass).squareRoot()) }

      private var frequency: Double { (stiffness / mass).squareRoot() }

      /// Where the value is.
      ///
      /// - Parameter time: The time since the start, in seconds.
      /// - Returns: 0 at the start, nearing 1; above 1 where it swings over.
      public func value(atTime time: Double) -> Double {
        if time <= 0 { return 0 }
        switch motion {
        case .swinging(let decay, let angular, let sine):
          return 1 + exp(-decay * time) * (sine * sin(angular * time) - cos(angular * time))
        case .critical(let decay, let slope):
          return 1 + exp(-decay * time) * (slope * time - 1)
        case .creeping(let slow, let fast, let slowPart):
          return 1 + slowPart * exp(-slow * time) - (1 + slowPart) * exp(-fast * time)
        }
      }

      /// The time in seconds after which the value stays within a thousandth of the way from its end.
      ///
      /// - Complexity: O(1); a search of some 60 steps.
      public var settlingDuration: Double {
        let motion = motion
        let tolerance = 0.001
        var high = 1 / frequency
        while motion.envelope(atTime: high) > tolerance { high *= 2 }
        var low = 0.0
        for _ in 0..<60 {
          let middle = (low + high) / 2
          if motion.envelope(atTime: middle) > tolerance { low = middle } else { high = middle }
        }
        return high
      }

      /// The three ways in which the distance from the end, -1 at the start, can fade.
      private enum Motion {
        case swinging(decay: Double, angular: Double, sine: Double)
        case critical(decay: Double, slope: Double)
        case creeping(slow: Double, fast: Double, slowPart: Double)

        /// A bound on the distance that falls from some time on, and stays below the tolerance once it is.
        func envelope(atTime time: Double) -> Double {
          switch self {
          case .swinging(let decay, _, let sine): exp(-decay * time) * (1 + sine * sine).squareRoot()
          case .critical(let decay, let slope): exp(-decay * time) * (1 + abs(slope) * time)
          case .creeping(let slow, _, let slowPart): exp(-slow * time) * (abs(slowPart) + abs(1 + slowPart))
          }
        }
      }

      private var motion: Motion {
        let decay = dampingFraction * frequency
        if abs(dampingFraction - 1) < 1e-6 {
          return .critical(decay: frequency, slope: initialVelocity - frequency)
        } else if dampingFraction < 1 {
          let angular = frequency * (1 - dampingFraction * dampingFraction).squareRoot()
          return .swinging(decay: decay, angular: angular, sine: (initialVelocity - decay) / angular)
        } else {
          let spread = frequency * (dampingFraction * dampingFraction - 1).squareRoot()
          // The difference `decay - spread` would lose all its digits for a strongly damped spring; the product of both is known.
          let fast = decay + spread
          let slow = frequency * frequency / fast
          return .creeping(slow: slow, fast: fast, slowPart: (initialVelocity - fast) / (fast - slow))
        }
      }
    }
  }
#endif

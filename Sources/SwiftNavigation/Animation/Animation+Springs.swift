#if !canImport(SwiftUI)
  extension Animation {
    /// A spring that hardly swings over.
    public static let spring = spring()
    /// A quick spring for what follows a finger.
    public static let interactiveSpring = interactiveSpring()
    /// A spring that does not swing over.
    public static let smooth = smooth()
    /// A spring that swings over a little.
    public static let snappy = snappy()
    /// A spring that visibly swings over.
    public static let bouncy = bouncy()

    /// A spring, by how fast it answers and how much it is damped.
    ///
    /// - Parameters:
    ///   - response: How stiff it is, as the time in seconds that an undamped swing would take.
    ///   - dampingFraction: From just above 0, which swings for long, to 1, which does not swing over; above 1 it creeps.
    ///   - blendDuration: The time in seconds in which a spring that is under way takes the new response on.
    public static func spring(response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: Double = 0) -> Self {
      let spring = Spring(
        response: positive(response, "response", otherwise: 0.5),
        dampingFraction: positive(dampingFraction, "dampingFraction", otherwise: 1),
        blendDuration: nonNegative(blendDuration, "blendDuration")
      )
      return Self(spring)
    }

    /// A spring, by how long it is felt to take and how much it bounces.
    ///
    /// - Parameters:
    ///   - duration: The time in seconds that it is felt to take; it settles a little later.
    ///   - bounce: 0 does not swing over, towards 1 it swings for long, towards -1 it creeps.
    ///   - blendDuration: The time in seconds in which a spring that is under way takes the new duration on.
    public static func spring(duration: Double, bounce: Double = 0, blendDuration: Double = 0) -> Self {
      let bounce = self.bounce(bounce)
      let dampingFraction = bounce < 0 ? 1 / (1 + bounce) : 1 - bounce
      let response = positive(duration, "duration", otherwise: 0.5)
      return spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring that is felt to take half a second, by how much it bounces.
    ///
    /// - Parameters:
    ///   - bounce: 0 does not swing over, towards 1 it swings for long, towards -1 it creeps.
    ///   - blendDuration: The time in seconds in which a spring that is under way takes the new bounce on.
    public static func spring(bounce: Double, blendDuration: Double = 0) -> Self {
      spring(duration: 0.5, bounce: bounce, blendDuration: blendDuration)
    }

    /// A quick spring for what follows a finger.
    ///
    /// - Parameters:
    ///   - response: How stiff it is, as the time in seconds that an undamped swing would take.
    ///   - dampingFraction: From just above 0, which swings for long, to 1, which does not swing over.
    ///   - blendDuration: The time in seconds in which a spring that is under way takes the new response on.
    public static func interactiveSpring(
      response: Double = 0.15,
      dampingFraction: Double = 0.86,
      blendDuration: Double = 0.25
    ) -> Self {
      spring(response: response, dampingFraction: dampingFraction, blendDuration: blendDuration)
    }

    /// A spring that does not swing over.
    ///
    /// - Parameters:
    ///   - duration: The time in seconds that it is felt to take.
    ///   - extraBounce: How much it bounces nevertheless.
    public static func smooth(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
      spring(duration: duration, bounce: extraBounce)
    }

    /// A spring that swings over a little.
    ///
    /// - Parameters:
    ///   - duration: The time in seconds that it is felt to take.
    ///   - extraBounce: How much more it bounces.
    public static func snappy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
      spring(duration: duration, bounce: 0.15 + extraBounce)
    }

    /// A spring that visibly swings over.
    ///
    /// - Parameters:
    ///   - duration: The time in seconds that it is felt to take.
    ///   - extraBounce: How much more it bounces.
    public static func bouncy(duration: Double = 0.5, extraBounce: Double = 0) -> Self {
      spring(duration: duration, bounce: 0.3 + extraBounce)
    }

    /// A spring, by the numbers of physics.
    ///
    /// - Parameters:
    ///   - mass: The mass at its end.
    ///   - stiffness: The force for each unit of way.
    ///   - damping: The force for each unit of speed.
    ///   - initialVelocity: The speed at the start, in whole ways a second.
    public static func interpolatingSpring(
      mass: Double = 1,
      stiffness: Double,
      damping: Double,
      initialVelocity: Double = 0
    ) -> Self {
      let spring = Spring(
        mass: positive(mass, "mass", otherwise: 1),
        stiffness: positive(stiffness, "stiffness", otherwise: 100),
        damping: positive(damping, "damping", otherwise: 10),
        initialVelocity: finite(initialVelocity, "initialVelocity"),
        blendDuration: 0
      )
      return Self(spring)
    }

    private init(_ spring: Spring) {
      self.init(curve: .spring(spring), duration: spring.settlingDuration)
    }
  }
#endif

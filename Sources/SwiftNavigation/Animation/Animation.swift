#if !canImport(SwiftUI)
  /// How a change is animated, as a value: a curve, how long it takes, and how it is delayed and repeated.
  ///
  /// The spelling is SwiftUI's, and this type is absent where SwiftUI brings its own. It is plain data, so it can be sent, compared and
  /// carried by an action, and a renderer reads from it all it needs: ``duration``, ``delay``, and the ``curve`` as control points or
  /// as spring parameters.
  ///
  /// ```swift
  /// store.send(.expandTapped, animation: .easeInOut(duration: 0.2))
  /// withAnimation(.spring(response: 0.4, dampingFraction: 0.7).delay(0.1)) { model.isExpanded = true }
  /// ```
  ///
  /// An animation never changes what a feature computes; a renderer that cannot animate makes the change at once.
  public struct Animation: Hashable, Sendable {
    /// The way from the old value to the new one.
    public let curve: Curve

    /// How long one way from the old value to the new one takes, in seconds. For a spring, the time until it has settled.
    public private(set) var duration: Double

    /// The wait before the animation, in seconds.
    public private(set) var delay: Double

    /// The wait before each way, in seconds: a delay that was set before the repetition.
    public private(set) var repetitionDelay: Double

    /// How often the way is gone.
    public private(set) var repetition: Repetition

    /// How often the way from the old value to the new one is gone.
    public enum Repetition: Hashable, Sendable {
      /// Once.
      case once
      /// A number of times; each second way leads back when it is reversed.
      case count(Int, autoreverses: Bool)
      /// For as long as it is shown.
      case forever(autoreverses: Bool)
    }

    init(curve: Curve, duration: Double) {
      self.curve = curve
      self.duration = duration
      delay = 0
      repetitionDelay = 0
      repetition = .once
    }

    /// This animation after a wait.
    ///
    /// - Parameter delay: The wait, in seconds. It adds to one that was set before.
    public func delay(_ delay: Double) -> Self {
      var animation = self
      animation.delay += Self.nonNegative(delay, "delay")
      return animation
    }

    /// This animation at another speed, waits included.
    ///
    /// - Parameter speed: The factor; 2 takes half the time.
    public func speed(_ speed: Double) -> Self {
      let speed = Self.positive(speed, "speed", otherwise: 1)
      var animation = self
      animation.duration /= speed
      animation.delay /= speed
      animation.repetitionDelay /= speed
      return animation
    }

    /// This animation a number of times.
    ///
    /// - Parameters:
    ///   - repeatCount: How often. It multiplies a count that was set before.
    ///   - autoreverses: Whether each second way leads back.
    public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Self {
      _ = Self.positive(Double(repeatCount), "repeatCount", otherwise: 1)
      let count = max(repeatCount, 1)
      return switch repetition {
      case .once: repeating(.count(count, autoreverses: autoreverses))
      case .count(let inner, let inward):
        repeating(.count(inner.multipliedReportingOverflow(by: count).overflow ? .max : inner * count, autoreverses: inward))
      case .forever: self
      }
    }

    /// This animation again and again, for as long as it is shown.
    ///
    /// - Parameter autoreverses: Whether each second way leads back.
    public func repeatForever(autoreverses: Bool = true) -> Self {
      switch repetition {
      case .once: repeating(.forever(autoreverses: autoreverses))
      case .count(_, let inward): repeating(.forever(autoreverses: inward))
      case .forever: self
      }
    }

    /// A wait that came before the repetition belongs to every way.
    private func repeating(_ repetition: Repetition) -> Self {
      var animation = self
      animation.repetition = repetition
      animation.repetitionDelay += animation.delay
      animation.delay = 0
      return animation
    }
  }
#endif

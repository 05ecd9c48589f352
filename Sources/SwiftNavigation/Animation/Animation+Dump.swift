#if !canImport(SwiftUI)
  public import CustomDump

  extension Animation: CustomStringConvertible, CustomDumpStringConvertible {
    /// The calls that make this animation: `.easeIn(duration: 0.35).delay(1.0)`.
    public var description: String {
      var text = curveDescription
      if repetitionDelay > 0 { text += ".delay(\(repetitionDelay))" }
      switch repetition {
      case .once: break
      case .count(let count, let autoreverses): text += ".repeatCount(\(count), autoreverses: \(autoreverses))"
      case .forever(let autoreverses): text += ".repeatForever(autoreverses: \(autoreverses))"
      }
      if delay > 0 { text += ".delay(\(delay))" }
      return text
    }

    /// The same as ``description``.
    public var customDumpDescription: String { description }

    private var curveDescription: String {
      switch curve {
      case .bezier(.linear): return ".linear(duration: \(duration))"
      case .bezier(.easeIn): return ".easeIn(duration: \(duration))"
      case .bezier(.easeOut): return ".easeOut(duration: \(duration))"
      case .bezier(.easeInOut): return ".easeInOut(duration: \(duration))"
      case .bezier(let bezier):
        return ".timingCurve(\(bezier.x1), \(bezier.y1), \(bezier.x2), \(bezier.y2), duration: \(duration))"
      case .spring(let spring):
        let speed = spring.settlingDuration / duration
        return spring.description + (abs(speed - 1) < 1e-9 ? "" : ".speed(\(speed))")
      }
    }
  }

  extension Animation.Spring: CustomStringConvertible {
    /// The call that makes an animation of this spring.
    public var description: String {
      if blendDuration > 0 {
        ".spring(response: \(rounded(response)), dampingFraction: \(rounded(dampingFraction)), blendDuration: \(blendDuration))"
      } else if mass == 1, initialVelocity == 0 {
        ".spring(response: \(rounded(response)), dampingFraction: \(rounded(dampingFraction)))"
      } else {
        ".interpolatingSpring(mass: \(mass), stiffness: \(stiffness), damping: \(damping), initialVelocity: \(initialVelocity))"
      }
    }

    /// Takes away what going through stiffness and damping, and back, adds in the last digits.
    private func rounded(_ value: Double) -> Double {
      (value * 1e9).rounded() / 1e9
    }
  }
#endif

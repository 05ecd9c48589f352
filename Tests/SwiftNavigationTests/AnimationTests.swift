import SwiftNavigation
import Testing

@Suite struct AnimationTests {
  @Test func curves() {
    #expect(Animation.linear.curve.easing == "linear")
    #expect(Animation.easeInOut.curve.easing == "cubic-bezier(0.42, 0, 0.58, 1)")
    #expect(Animation.timingCurve(0.1, -0.5, 0.2, 1.5, duration: 1).curve.easing == "cubic-bezier(0.1, -0.5, 0.2, 1.5)")
    #expect(Animation.linear(duration: 2).progress(atTime: 0.5) == 0.25)
    #expect(abs(Animation.easeInOut.curve.progress(atFraction: 0.5) - 0.5) < 1e-9)
    // The CSS curve ease-in at half of its time.
    #expect(abs(Animation.easeIn.curve.progress(atFraction: 0.5) - 0.3153568) < 1e-5)
    #expect(Animation.default == .easeInOut(duration: 0.35))
  }

  @Test(arguments: [
    Animation.spring, .interactiveSpring, .smooth, .snappy, .bouncy, .spring(duration: 1, bounce: -0.5),
    .interpolatingSpring(mass: 2, stiffness: 170, damping: 8, initialVelocity: 3), .spring(response: 0.3, dampingFraction: 1),
  ])
  func springsObeyTheirEquation(animation: Animation) throws {
    guard case .spring(let spring) = animation.curve else {
      Issue.record("not a spring")
      return
    }
    let h = 1e-4
    for step in 1...40 {
      let t = Double(step) * animation.duration / 40
      let (before, here, after) = (spring.value(atTime: t - h), spring.value(atTime: t), spring.value(atTime: t + h))
      let acceleration = (after - 2 * here + before) / (h * h)
      let velocity = (after - before) / (2 * h)
      let force = spring.stiffness * (1 - here) - spring.damping * velocity
      #expect(abs(spring.mass * acceleration - force) < 0.01 * spring.stiffness)
      #expect(abs(spring.value(atTime: animation.duration + t) - 1) <= 0.001_001)
    }
    #expect(spring.value(atTime: 0) == 0)
    #expect(abs(spring.value(atTime: 1e-6) / 1e-6 - spring.initialVelocity) < 0.01)
    #expect(animation.curve.easing.hasPrefix("linear(0, ") && animation.curve.easing.hasSuffix(", 1)"))
  }

  @Test func springParameters() {
    #expect(Animation.smooth == .spring(duration: 0.5) && Animation.bouncy == .spring(duration: 0.5, bounce: 0.3))
    #expect(Animation.spring(bounce: 0.2) == .spring(response: 0.5, dampingFraction: 0.8))
    #expect(Animation.spring() == .spring && Animation.spring != .smooth)
  }

  @Test func delaySpeedAndRepetition() {
    let animation = Animation.linear(duration: 1).delay(1).speed(2)
    #expect(animation.duration == 0.5 && animation.delay == 0.5 && animation.totalDuration == 1)
    let repeated = Animation.linear(duration: 1).delay(1).repeatCount(3).delay(0.5)
    #expect(repeated.totalDuration == 6.5)
    #expect([0, 1, 1.75, 2.5, 3.0, 3.75, 7].map { repeated.progress(atTime: $0) } == [0, 0, 0.25, 1, 1, 0.75, 1])
    let forward = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    #expect(forward.totalDuration == .infinity && forward.progress(atTime: 7.25) == 0.25)
    #expect(Animation.linear.repeatCount(.max).repeatCount(3).repetition == .count(.max, autoreverses: true))
    #expect(Animation.linear.repeatCount(2).repeatCount(3).repetition == .count(6, autoreverses: true))
  }

  @Test func descriptions() {
    #expect(
      "\(Animation.easeIn.delay(1).repeatCount(2).delay(3))"
        == ".easeIn(duration: 0.35).delay(1.0).repeatCount(2, autoreverses: true).delay(3.0)")
    #expect("\(Animation.spring)" == ".spring(response: 0.5, dampingFraction: 0.825)")
    #expect("\(Animation.smooth.speed(2))" == ".spring(response: 0.5, dampingFraction: 1.0).speed(2.0)")
  }

  @Test func wrongNumbersAreReportedAndReplaced() {
    withKnownIssue {
      #expect(Animation.linear(duration: -1).duration == 0)
    } matching: {
      "\($0)".contains("An animation was made with \"duration\" -1.0, which must be a finite number of seconds, 0 or more")
    }
    withKnownIssue {
      #expect(Animation.linear.speed(0) == .linear)
    } matching: {
      "\($0)".contains("\"speed\" 0.0")
    }
    withKnownIssue {
      #expect(Animation.spring(response: .nan, dampingFraction: 0.825) == .spring)
    } matching: {
      "\($0)".contains("\"response\" nan")
    }
    withKnownIssue {
      #expect(Animation.linear.repeatCount(0).totalDuration == Animation.linear.totalDuration)
    } matching: {
      "\($0)".contains("\"repeatCount\" 0.0")
    }
  }
}

#if !canImport(SwiftUI)
  import IssueReporting

  /// Numbers that no animation can be made of are reported and replaced, so that a wrong one never reaches a renderer's clock.
  extension Animation {
    static func nonNegative(_ value: Double, _ name: String) -> Double {
      checked(value, name, isValid: value >= 0, "a finite number of seconds, 0 or more", otherwise: 0)
    }

    static func positive(_ value: Double, _ name: String, otherwise fallback: Double) -> Double {
      checked(value, name, isValid: value > 0, "a finite number above 0", otherwise: fallback)
    }

    static func fraction(_ value: Double, _ name: String) -> Double {
      checked(value, name, isValid: (0...1).contains(value), "from 0 to 1", otherwise: min(max(value, 0), 1))
    }

    static func finite(_ value: Double, _ name: String) -> Double {
      checked(value, name, isValid: true, "a finite number", otherwise: 0)
    }

    static func bounce(_ value: Double) -> Double {
      checked(value, "bounce", isValid: value > -1 && value < 1, "above -1 and below 1", otherwise: 0)
    }

    private static func checked(
      _ value: Double,
      _ name: String,
      isValid: Bool,
      _ requirement: String,
      otherwise fallback: Double
    ) -> Double {
      if isValid, value.isFinite { return value }
      let replacement = fallback.isFinite ? fallback : 0
      reportIssue(
        """
        An animation was made with "\(name)" \(value), which must be \(requirement). \(replacement) is used in its place. \
        Pass a number in that range to the member of "Animation" that takes "\(name)".
        """
      )
      return replacement
    }
  }
#endif

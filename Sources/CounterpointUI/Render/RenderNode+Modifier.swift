extension RenderNode {
  /// How a node differs from a plain one of its kind.
  public enum Modifier: Hashable, Sendable {
    /// The size and weight of all text in it that has no other.
    case font(Font)
    /// The thickness of all text in it that has no other.
    case fontWeight(Font.Weight)
    /// Whether all text in it is slanted.
    case italic
    /// Digits of equal width in all text.
    case monospacedDigits
    /// The colour of all content that has no other.
    case foreground(Paint)
    /// The colour of what stands out in controls.
    case tint(Paint)
    /// Where the lines of a text begin and end.
    case textAlignment(TextAlignment)
    /// How many lines a text may take.
    case lineLimit(Int)
    /// How letters are changed.
    case textCase(TextCase)

    /// Room around it.
    indirect case padding(EdgeInsets)
    /// A size of its own.
    indirect case frame(FrameLayout)
    /// It does not shrink below what its content needs.
    case fixedSize(horizontal: Bool, vertical: Bool)
    /// The relation of its sides; `nil` for that of its content.
    case aspectRatio(Double?, isFill: Bool)
    /// It is the last to shrink.
    case layoutPriority(Double)

    /// What it stands on.
    case background(Paint, ShapeForm)
    /// The shape that cuts it.
    case clip(ShapeForm)
    /// A line around it.
    case border(Paint, width: Double)
    /// Its shadow.
    indirect case shadow(Shadow)
    /// How much of what is behind it is not seen, from 0 to 1.
    case opacity(Double)
    /// It takes its room and is not seen.
    case hidden
    /// Another place, size or angle than that which it was given.
    indirect case transform(TransformStep)
    /// It is blurred by so many points.
    case blur(Double)

    /// It cannot be acted upon.
    case disabled
    /// Whether the keyboard's focus is wanted on it.
    case focused(Bool)
    /// How it comes and goes when that is animated.
    case transition(TransitionLook)
    /// It stands on something else than the other rows.
    case rowBackground(Paint)
    /// Whether a line parts it from the other rows.
    case rowSeparator(Bool)
    /// Whether the page stands on a light or a dark ground; `nil` leaves that to the user.
    case colorScheme(ColorScheme?)
    /// What assistive technology is told.
    case accessibility(AccessibilityFact)
  }
}

extension RenderNode.Modifier {
  /// Where a modifier stands among those that one node can have at the same time, from the inside out; the same as SwiftUI's result wherever they are
  /// written in this order. `nil` for those that can be added at any time.
  var phase: Int? {
    switch self {
    case .font, .fontWeight, .italic, .monospacedDigits, .foreground, .tint, .textAlignment, .lineLimit, .textCase, .opacity, .hidden,
      .disabled,
      .focused, .transition, .rowBackground, .rowSeparator, .accessibility, .colorScheme, .layoutPriority, .fixedSize:
      nil
    case .padding: 1
    case .aspectRatio: 2
    case .frame: 3
    case .background: 4
    case .clip: 5
    case .border: 6
    case .blur: 7
    case .shadow: 8
    case .transform: 9
    }
  }

  /// Whether it is about the row that a view becomes, and so about whatever is outermost.
  var isAboutRow: Bool {
    switch self {
    case .rowBackground, .rowSeparator, .transition: true
    default: false
    }
  }

  /// Which one of several that say the same thing it is; the innermost wins. `nil` where all of them count.
  var subject: Int? {
    switch self {
    case .font: 1
    case .fontWeight: 2
    case .foreground: 3
    case .tint: 4
    case .textAlignment: 5
    case .lineLimit: 6
    case .textCase: 7
    case .italic: 8
    case .monospacedDigits: 9
    case .focused: 10
    case .transition: 11
    case .rowBackground: 12
    case .rowSeparator: 13
    case .hidden: 14
    case .disabled: 15
    case .colorScheme: 16
    default: nil
    }
  }
}

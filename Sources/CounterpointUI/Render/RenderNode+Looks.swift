/// How a button looks, and what pressing it means.
public struct ButtonLook: Hashable, Sendable {
  /// What pressing it means to the user, if it is something special.
  public var role: ButtonRole?
  /// How much it looks like a button.
  public var style: Style
  /// Whether Return presses it in a dialog.
  public var isDefault = false
  /// The key that presses it, if there is one.
  public var shortcut: KeyboardShortcut?

  /// How much a button looks like one.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// As the place where it stands asks for.
    case automatic
    /// Filled with the tint.
    case prominent
    /// With an outline or a faint ground.
    case bordered
    /// Its label in the tint.
    case borderless
    /// Its label as it is.
    case plain
  }

  /// Makes a look.
  public init(role: ButtonRole? = nil, style: Style = .automatic) {
    self.role = role
    self.style = style
  }
}

/// What a field says and shows.
public struct TextFieldLook: Hashable, Sendable {
  /// What the text is; shown while it is empty, and read out by assistive technology.
  public var label: String
  /// The text.
  public var value: String
  /// Whether the text is hidden.
  public var isSecure = false
  /// Whether the text may have several lines.
  public var isMultiline = false
  /// How many lines it shows; `nil` for as many as it needs.
  public var lines: ClosedRange<Int>?
  /// Whether it looks like a field where it stands by itself.
  public var isPlain = false
  /// Whether pressing Return in it does something.
  public var submits = false
  /// Which keyboard a touch screen shows.
  public var keyboard: String?

  /// Makes a field.
  public init(label: String, value: String, isSecure: Bool = false, isMultiline: Bool = false) {
    self.label = label
    self.value = value
    self.isSecure = isSecure
    self.isMultiline = isMultiline
  }
}

/// What a slider shows.
public struct SliderLook: Hashable, Sendable {
  /// What the number is.
  public var label: String
  /// The number.
  public var value: Double
  /// The least number.
  public var minimum: Double
  /// The greatest number.
  public var maximum: Double
  /// The distance between the numbers there are; `nil` for any number.
  public var step: Double?

  /// Makes a slider.
  public init(label: String, value: Double, minimum: Double, maximum: Double, step: Double?) {
    self.label = label
    self.value = value
    self.minimum = minimum
    self.maximum = maximum
    self.step = step
  }
}

/// How the options of a picker are offered.
public enum PickerLook: String, Hashable, Sendable, CaseIterable {
  /// In a menu that opens.
  case menu
  /// Side by side in one bar.
  case segmented
  /// One below the other.
  case inline
}

/// How a list looks.
public enum ListLook: String, Hashable, Sendable, CaseIterable {
  /// Groups with round corners that stand in from the sides.
  case insetGrouped
  /// Groups from side to side.
  case grouped
  /// Rows from side to side.
  case plain
}

/// How a row looks, and what can be done to it.
public struct RowLook: Hashable, Sendable {
  /// What it stands on, if not on the ground of all rows.
  public var background: Paint?
  /// Whether a line parts it from its neighbours.
  public var hasSeparator = true
  /// Whether it can be moved.
  public var isMovable = false

  /// Makes a look.
  public init() {}
}

/// How content scrolls.
public struct ScrollLook: Hashable, Sendable {
  /// Whether it scrolls from side to side.
  public var isHorizontal: Bool
  /// Whether it scrolls up and down.
  public var isVertical: Bool
  /// Whether it can be pulled down to load again, and whether it is loading.
  public var refresh: Refresh

  /// What pulling down does.
  public enum Refresh: String, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// It loads again.
    case idle
    /// It is loading again.
    case active
  }

  /// Makes a look.
  public init(isHorizontal: Bool = false, isVertical: Bool = true, refresh: Refresh = .none) {
    self.isHorizontal = isHorizontal
    self.isVertical = isVertical
    self.refresh = refresh
  }
}

/// What opens over everything else.
public struct DialogLook: Hashable, Sendable {
  /// What kind of it.
  public var style: Style
  /// Its name.
  public var label: String
  /// Whether Escape, or a press beside it, leaves it.
  public var isDismissable: Bool

  /// What kind of dialog.
  public enum Style: String, Hashable, Sendable, CaseIterable {
    /// A question that is to be answered first.
    case alert
    /// Choices.
    case confirmation
    /// A screen over the screen.
    case sheet
  }

  /// Makes a look.
  public init(style: Style, label: String, isDismissable: Bool) {
    self.style = style
    self.label = label
    self.isDismissable = isDismissable
  }
}

/// Where a screen stands.
public struct ScreenLook: Hashable, Sendable {
  /// Whether it is the one that is seen.
  public var isTop: Bool
  /// How many screens lie under it.
  public var depth: Int

  /// Makes a look.
  public init(isTop: Bool, depth: Int) {
    self.isTop = isTop
    self.depth = depth
  }
}

/// Which bar, or which part of one.
public enum BarLook: String, Hashable, Sendable, CaseIterable {
  /// The bar at the top.
  case top
  /// Its leading part.
  case leading
  /// Its middle.
  case principal
  /// Its trailing part.
  case trailing
  /// The bar at the bottom.
  case bottom
}

/// What something that is no control reacts to.
public struct TouchLook: Hashable, Sendable {
  /// Whether it reacts to being pressed.
  public var taps = false
  /// Whether it reacts to being dragged, and from how many points on.
  public var dragDistance: Double?
  /// Whether a renderer says how large it is.
  public var reportsSize = false

  /// Makes a look.
  public init() {}
}

extension View {
  /// Names this view to assistive technology.
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View { modified(.accessibility(.label(String(label)))) }

  /// Names this view to assistive technology.
  public func accessibilityLabel(_ label: Text) -> some View { modified(.accessibility(.label(label.string))) }

  /// Tells assistive technology the value of this view.
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View { modified(.accessibility(.value(String(value)))) }

  /// Tells assistive technology the value of this view.
  public func accessibilityValue(_ value: Text) -> some View { modified(.accessibility(.value(value.string))) }

  /// Tells assistive technology what acting upon this view does.
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { modified(.accessibility(.hint(String(hint)))) }

  /// Names this view to tests; nobody hears it.
  public func accessibilityIdentifier(_ identifier: String) -> some View { modified(.accessibility(.identifier(identifier))) }

  /// Keeps this view from assistive technology.
  @ViewBuilder
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    if hidden { modified(.accessibility(.hidden)) } else { self }
  }

  /// Has assistive technology treat this view and what is in it as one.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modified(.accessibility(.combined))
  }

  /// Tells assistive technology what this view is.
  @ViewBuilder
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    if traits.contains(.isHeader) { modified(.accessibility(.header)) } else { self }
  }
}

/// What becomes of the views inside of one that counts as a whole.
public enum AccessibilityChildBehavior: Hashable, Sendable, CaseIterable {
  /// They are left out.
  case ignore
  /// They stay.
  case contain
  /// What they say is said together.
  case combine
}

/// What a view is to assistive technology.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The elements as bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// It is a header.
  public static let isHeader = Self(rawValue: 1)
  /// It is a button.
  public static let isButton = Self(rawValue: 2)
  /// It is selected.
  public static let isSelected = Self(rawValue: 4)
}

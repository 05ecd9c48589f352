public import Foundation

/// Whether controls can be acted upon.
private enum IsEnabledKey: EnvironmentKey {
  static let defaultValue = true
}

private enum IsLazyKey: EnvironmentKey {
  static let defaultValue = false
}

private enum IsInListKey: EnvironmentKey {
  static let defaultValue = false
}

private enum CollectsTagsKey: EnvironmentKey {
  static let defaultValue = false
}

private enum LocaleKey: EnvironmentKey {
  static let defaultValue = Locale(identifier: "en_US")
}

private enum ColorSchemeKey: EnvironmentKey {
  static let defaultValue = ColorScheme.light
}

extension EnvironmentValues {
  /// Whether controls can be acted upon; ``View/disabled(_:)`` sets it.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  /// The language and the customs by which numbers, dates and texts are written.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Whether views stand on a light or a dark ground; a renderer whose user decides that by himself leaves it at light.
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  /// Whether rows that are far away are not made yet.
  var isLazy: Bool {
    get { self[IsLazyKey.self] }
    set { self[IsLazyKey.self] = newValue }
  }

  /// Whether the views become options, so that they need to be told apart by the values they stand for.
  var collectsTags: Bool {
    get { self[CollectsTagsKey.self] }
    set { self[CollectsTagsKey.self] = newValue }
  }

  /// Whether views become the rows of a list.
  var isInList: Bool {
    get { self[IsInListKey.self] }
    set { self[IsInListKey.self] = newValue }
  }
}

/// Whether views stand on a light or a dark ground.
public enum ColorScheme: String, Hashable, Sendable, CaseIterable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

extension View {
  /// Has everything that is shown stand on a light or a dark ground as long as this view is there.
  ///
  /// - Parameter colorScheme: The ground; `nil` leaves it to the user.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modified(.colorScheme(colorScheme)).transformEnvironment(\.colorScheme) { if let colorScheme { $0 = colorScheme } }
  }

  /// Sets whether the controls in this view can be acted upon.
  ///
  /// - Parameter disabled: Whether they cannot. Controls that are disabled further up stay so.
  public func disabled(_ disabled: Bool) -> some View {
    EnvironmentView(content: self, change: { if disabled { $0.isEnabled = false } }, value: disabled)
  }
}

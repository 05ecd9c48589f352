public import Foundation

/// Words that stand in a table of translations of a bundle.
///
/// Kept as the place to look in rather than as the words found there, so that one text can be shown in several languages.
struct LocalizedText: Hashable, Sendable {
  let key: String
  let table: String?
  let bundlePath: String?

  /// The translation; the key where there is none.
  func string(locale: Locale?) -> String {
    let bundle = bundlePath.flatMap(Bundle.init(path:)) ?? .main
    guard let locale else { return bundle.localizedString(forKey: key, value: key, table: table) }
    for name in Self.localizations(of: locale) {
      if let translation = translations(in: bundle, localization: name)?[key] { return translation }
    }
    return key
  }

  /// A table as written, in XML or in the `"key" = "value";` form.
  private func translations(in bundle: Bundle, localization: String) -> [String: String]? {
    let table = table ?? "Localizable"
    return bundle.path(forResource: table, ofType: "strings", inDirectory: nil, forLocalization: localization)
      .flatMap { FileManager.default.contents(atPath: $0) }
      .flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) } as? [String: String]
  }

  /// The names under which a bundle may keep a language, the most exact first: `pt_BR`, `pt-BR`, `pt`.
  private static func localizations(of locale: Locale) -> [String] {
    let identifier = locale.identifier.split(separator: "@").first.map(String.init) ?? ""
    let parts = identifier.split(whereSeparator: { $0 == "_" || $0 == "-" })
    return (1...max(parts.count, 1)).reversed().flatMap { count in
      Set(["_", "-"].map { parts.prefix(count).joined(separator: $0) }).sorted()
    }
  }

  /// The key, and where its translations are looked for.
  var dump: String {
    "\(key) (\(table ?? "Localizable").strings in \(bundlePath ?? "the main bundle"))"
  }
}

extension TextState {
  /// Makes a text whose words are looked up in a table of translations when it is shown.
  ///
  /// ```swift
  /// TextState("Save", tableName: "Buttons", bundle: .module, comment: "Ends the meeting and keeps it")
  /// ```
  ///
  /// - Parameters:
  ///   - key: The words in the language of the developer, which are the key in the table. Interpolated values become part of the key.
  ///   - tableName: The table, without its ending; `nil` for `Localizable`.
  ///   - bundle: The bundle that holds the table; `nil` for that of the program.
  ///   - comment: What a translator must know; read by tools, not kept.
  public init(_ key: String, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil) {
    self.init(.localized(LocalizedText(key: key, table: tableName, bundlePath: bundle?.bundlePath)))
  }

  /// Replaces what is said for the text by words that are looked up in a table of translations, at once.
  ///
  /// - Parameters:
  ///   - key: The words in the language of the developer, which are the key in the table.
  ///   - tableName: The table, without its ending; `nil` for `Localizable`.
  ///   - bundle: The bundle that holds the table; `nil` for that of the program.
  ///   - comment: What a translator must know; read by tools, not kept.
  public func accessibilityLabel(
    _ key: String,
    tableName: String? = nil,
    bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) -> Self {
    accessibilityLabel(TextState(key, tableName: tableName, bundle: bundle, comment: comment))
  }
}

/// The colours of a standup, by name. What they look like is up to the views.
public enum Theme: String, CaseIterable, Codable, Equatable, Hashable, Identifiable, Sendable {
  case apricot, bubblegum, cherry, cocoa, denim, fern, graphite, honey, iris, lagoon, lilac, midnight, moss, peacock, rosewood, sky

  /// The theme itself.
  public var id: Self { self }

  /// The name, as people read it.
  public var name: String { rawValue.prefix(1).uppercased() + rawValue.dropFirst() }

  /// Reads a theme; one that this version does not know becomes ``bubblegum``, since a colour is no reason to refuse a whole file.
  public init(from decoder: any Decoder) throws {
    self = Self(rawValue: try decoder.singleValueContainer().decode(String.self)) ?? .bubblegum
  }
}

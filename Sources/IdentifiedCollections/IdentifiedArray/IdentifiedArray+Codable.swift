extension IdentifiedArray: Encodable where Element: Encodable {
  /// Encodes the elements as a plain array.
  ///
  /// - Throws: What the encoder throws.
  /// - Complexity: O(*n*).
  public func encode(to encoder: any Encoder) throws {
    try storedElements.encode(to: encoder)
  }
}

extension IdentifiedArray: Decodable where Element: Decodable & Identifiable, ID == Element.ID {
  /// Decodes a plain array.
  ///
  /// - Throws: What the decoder throws; `DecodingError.dataCorrupted` if two elements have the same id, with the id and the positions
  ///   of both in its description.
  /// - Complexity: O(*n*).
  public init(from decoder: any Decoder) throws {
    self.init()
    let elements = try [Element](from: decoder)
    reserveCapacity(elements.count)
    for (position, element) in elements.enumerated() {
      let (inserted, first) = append(element)
      guard inserted else {
        throw DecodingError.dataCorrupted(
          DecodingError.Context(
            codingPath: decoder.codingPath + [PositionKey(position)],
            debugDescription: """
              The element at position \(position) has the id '\(element.id)', which the element at position \(first) has already. \
              Ids must be unique in '\(Self.self)'; decode '\([Element].self)' and use 'init(_:uniquingIDsWith:)' to choose.
              """
          )
        )
      }
    }
  }
}

private struct PositionKey: CodingKey {
  let position: Int

  init(_ position: Int) {
    self.position = position
  }

  init?(intValue: Int) {
    self.init(intValue)
  }

  init?(stringValue: String) {
    guard let position = Int(stringValue) else { return nil }
    self.init(position)
  }

  var intValue: Int? { position }
  var stringValue: String { "Index \(position)" }
}

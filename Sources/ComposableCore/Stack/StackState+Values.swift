import OrderedCollections

extension StackState: Equatable where Element: Equatable {
  /// Whether both hold equal elements under the same ids, in the same order.
  ///
  /// The ids count because they decide which feature an action is for: with another id it is another feature in the same state.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public static func == (left: Self, right: Self) -> Bool {
    left.storage == right.storage
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes the ids and the elements.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as an array, without their ids: those mean nothing to another process.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What encoding an element throws.
  /// - Complexity: O(*n*) in the number of elements.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.unkeyedContainer()
    try container.encode(contentsOf: storage.values)
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of elements, which are pushed under new ids.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What decoding an element throws.
  /// - Complexity: O(*n*) in the number of elements.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

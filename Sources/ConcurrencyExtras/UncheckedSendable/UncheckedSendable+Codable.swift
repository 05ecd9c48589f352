/// A wrapped value is encoded as if it were not wrapped.
extension UncheckedSendable: Encodable where Value: Encodable {
  /// Encodes the value alone.
  public func encode(to encoder: any Encoder) throws {
    try value.encode(to: encoder)
  }
}

extension UncheckedSendable: Decodable where Value: Decodable {
  /// Decodes a value and wraps it.
  public init(from decoder: any Decoder) throws {
    self.init(try Value(from: decoder))
  }
}

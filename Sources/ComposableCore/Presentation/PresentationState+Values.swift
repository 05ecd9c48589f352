public import CustomDump

extension PresentationState: Equatable where State: Equatable {
  /// Whether both present equal states, or nothing.
  ///
  /// - Complexity: O(1) for copies that have not been changed; otherwise that of comparing the states.
  public static func == (left: Self, right: Self) -> Bool {
    left.isIdentical(to: right) || left.wrappedValue == right.wrappedValue
  }
}

extension PresentationState: Hashable where State: Hashable {
  /// Hashes the presented state.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(wrappedValue)
  }
}

extension PresentationState: Encodable where State: Encodable {
  /// Encodes the presented state as an optional.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: What encoding the state throws.
  public func encode(to encoder: any Encoder) throws {
    try wrappedValue.encode(to: encoder)
  }
}

extension PresentationState: Decodable where State: Decodable {
  /// Decodes an optional state.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: What decoding the state throws.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try State?(from: decoder))
  }
}

extension PresentationState: CustomReflectable, CustomDumpRepresentable {
  /// The mirror of the optional state.
  public var customMirror: Mirror {
    Mirror(reflecting: wrappedValue as Any)
  }

  /// The optional state, which dumps show in the place of this property.
  public var customDumpValue: Any {
    wrappedValue as Any
  }
}

/// What the runtime knows of an enum whose cases have no case paths: which case a value is of, and the associated values that can be read.
package struct EnumCases<Root>: Sendable {
  private let metadata: EnumMetadata

  /// The type of each case's associated value, in the order of the tags; `nil` where there is none or it is not known.
  package let payloadTypes: [Any.Type?]

  /// Looks the enum up.
  ///
  /// - Returns: `nil` if `Root` is not an enum.
  /// - Complexity: O(*n*) in the number of cases.
  package init?() {
    guard let metadata = EnumMetadata(Root.self) else { return nil }
    self.metadata = metadata
    payloadTypes =
      metadata.cases?.map { declared in
        if case .type(let type, _) = declared.payload { type } else { nil }
      } ?? []
  }

  /// The tag of a value: the position of its case among those with an associated value, or behind them among those without.
  package func tag(of root: Root) -> UInt32 {
    withUnsafePointer(to: root) { metadata.tag(of: $0) }
  }

  /// A function that reads the associated value of the cases whose associated value is of a type; `nil` if it cannot be read.
  ///
  /// - Parameter type: One of `payloadTypes`.
  /// - Returns: A function of a value and its tag.
  package func payload<Payload>(_ type: Payload.Type) -> (@Sendable (Root, UInt32) -> Payload?)? {
    guard case .success(let readers) = PayloadReaders<Root, Payload>.all else { return nil }
    return { [metadata] root, tag in readers[tag]?.read(root, tag: tag, metadata: metadata) }
  }
}

/// Reads the payload of one case as a `Value`.
enum PayloadReader<Value>: Sendable {
  /// The payload's memory is that of a `Value`.
  case stored(isIndirect: Bool)
  /// The payload is a function, which an enum stores with its own calling convention.
  case function(NaturalFunction, isIndirect: Bool)
  /// The payload takes no space, so there is only one value of it.
  case empty

  /// Copies the payload out of a root.
  ///
  /// - Parameters:
  ///   - root: A value of the enum with the tag `tag`.
  ///   - tag: The tag of the case that this reader was made for.
  ///   - metadata: The enum's metadata.
  /// - Returns: The payload.
  func read<Root>(_ root: Root, tag: UInt32, metadata: EnumMetadata) -> Value {
    if case .empty = self {
      // A type without size that is inhabited has exactly one value, which no memory needs to be read for.
      return withUnsafeTemporaryAllocation(of: Value.self, capacity: 1) { $0.baseAddress.unsafelyUnwrapped.pointee }
    }
    return withUnsafeTemporaryAllocation(of: Root.self, capacity: 1) { buffer in
      let copy = buffer.baseAddress.unsafelyUnwrapped
      copy.initialize(to: root)
      let memory = UnsafeMutableRawPointer(copy)
      metadata.projectPayload(memory)
      let value = load(from: memory)
      metadata.injectTag(tag, into: memory)
      copy.deinitialize(count: 1)
      return value
    }
  }

  private func load(from memory: UnsafeMutableRawPointer) -> Value {
    switch self {
    case .empty: preconditionFailure("A payload without size is not read from memory.")
    case .stored(let isIndirect):
      return Self.payload(memory, isIndirect: isIndirect).assumingMemoryBound(to: Value.self).pointee
    case .function(let function, let isIndirect):
      // `function` was found by the type `Value` itself, so the cast gives that type back.
      return function.load(Self.payload(memory, isIndirect: isIndirect)) as! Value
    }
  }

  private static func payload(_ memory: UnsafeMutableRawPointer, isIndirect: Bool) -> UnsafeRawPointer {
    guard isIndirect else { return UnsafeRawPointer(memory) }
    let box = memory.load(as: UnsafeRawPointer.self)
    // A box is a heap object: a header of two words, then the value, as far behind it as its alignment asks for.
    let header = 2 * MemoryLayout<UInt>.size
    let mask = MemoryLayout<Value>.alignment - 1
    return box + ((header + mask) & ~mask)
  }
}

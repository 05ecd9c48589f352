/// The runtime's metadata of an enum type.
///
/// The layouts read here are part of Swift's stable ABI for 64-bit and 32-bit platforms: a metadata record begins with its kind, the
/// pointer to the type descriptor follows, then the generic arguments; the pointer to the value witnesses stands before it. Descriptors
/// hold 32-bit offsets relative to the field's own address.
// Safe to share: metadata of a type is never changed nor freed once a program can see it.
struct EnumMetadata: @unchecked Sendable {
  private let pointer: UnsafeRawPointer

  /// Finds the metadata of a type.
  ///
  /// - Parameter type: Any type.
  /// - Returns: `nil` if it is not an enum.
  init?(_ type: Any.Type) {
    // A value of an existential metatype begins with the pointer to the type's metadata; a metatype of `Any` is nothing else.
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
    let enumKind: UInt = 0x201
    let optionalKind: UInt = 0x202
    let kind = pointer.load(as: UInt.self)
    guard kind == enumKind || kind == optionalKind else { return nil }
  }

  private static var word: Int { MemoryLayout<UInt>.size }

  private var descriptor: UnsafeRawPointer { pointer.load(fromByteOffset: Self.word, as: UnsafeRawPointer.self) }

  private var genericArguments: UnsafeRawPointer { pointer + 2 * Self.word }

  private var witnesses: UnsafeRawPointer { pointer.load(fromByteOffset: -Self.word, as: UnsafeRawPointer.self) }

  /// The position of the enum's three own witnesses: eight functions, size, stride, and two 32-bit fields come before them.
  private static var enumWitnesses: Int { 10 * word + 8 }

  private typealias GetTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32
  private typealias ProjectPayload = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
  private typealias InjectTag = @convention(c) (UnsafeMutableRawPointer, UInt32, UnsafeRawPointer) -> Void

  /// The tag of a value: the index of its case among `cases`.
  ///
  /// - Parameter value: The address of a value of this type.
  func tag(of value: UnsafeRawPointer) -> UInt32 {
    let address = witnesses.load(fromByteOffset: Self.enumWitnesses, as: UnsafeRawPointer.self)
    // The witness is a C function of this type, by the ABI's definition of the table's entry.
    return unsafeBitCast(address, to: GetTag.self)(value, pointer)
  }

  /// Turns a value's memory into that of its payload, or of the box that holds the payload.
  ///
  /// - Parameter value: The address of a value of this type.
  func projectPayload(_ value: UnsafeMutableRawPointer) {
    let address = witnesses.load(fromByteOffset: Self.enumWitnesses + Self.word, as: UnsafeRawPointer.self)
    // As in `tag(of:)`.
    unsafeBitCast(address, to: ProjectPayload.self)(value, pointer)
  }

  /// Turns a payload's memory into that of a value of this type: undoes `projectPayload(_:)`.
  ///
  /// - Parameters:
  ///   - tag: The tag of the case.
  ///   - payload: The address of the payload or of its box.
  func injectTag(_ tag: UInt32, into payload: UnsafeMutableRawPointer) {
    let address = witnesses.load(fromByteOffset: Self.enumWitnesses + 2 * Self.word, as: UnsafeRawPointer.self)
    // As in `tag(of:)`.
    unsafeBitCast(address, to: InjectTag.self)(payload, tag, pointer)
  }
}

extension EnumMetadata {
  /// What the field records say about one case.
  struct Case: Sendable {
    /// The case's name, without labels.
    let name: String
    /// What is known of the payload.
    let payload: Payload
    /// Whether the payload is kept in a box.
    let isIndirect: Bool

    /// Whether the case has a payload that takes space.
    var hasPayload: Bool {
      if case .none = payload { false } else { true }
    }
  }

  /// The payload of a case.
  enum Payload: Sendable {
    /// There is none, or it takes no space.
    case none
    /// The type that the enum declares, and whether that is a bare generic parameter.
    case type(Any.Type, isGenericParameter: Bool)
    /// The runtime cannot find the type.
    case unknown
  }

  /// The cases in the order of their tags, or `nil` if the enum's module was built without reflection metadata.
  ///
  /// - Complexity: O(*n*) in the number of cases, each of which costs a look-up by name in the runtime.
  var cases: [Case]? {
    guard let fields = Self.follow(descriptor + 16) else { return nil }
    let count = Int(fields.load(fromByteOffset: 12, as: UInt32.self))
    return (0..<count).map { index in
      let record = fields + 16 + index * 12
      return Case(
        name: Self.follow(record + 8).map { String(cString: $0.assumingMemoryBound(to: CChar.self)) } ?? "",
        payload: payload(mangledName: Self.follow(record + 4)),
        isIndirect: record.load(as: UInt32.self) & 1 != 0
      )
    }
  }

  private func payload(mangledName: UnsafeRawPointer?) -> Payload {
    guard let mangledName else { return .none }
    let name = mangledName.assumingMemoryBound(to: UInt8.self)
    let type = _getTypeByMangledNameInContext(
      name,
      UInt(Self.length(ofMangledName: name)),
      genericContext: descriptor,
      genericArguments: genericArguments
    )
    // Mangled references to generic parameters are the only names that begin with these letters.
    let isGenericParameter = name[0] == UInt8(ascii: "x") || name[0] == UInt8(ascii: "q")
    return type.map { .type($0, isGenericParameter: isGenericParameter) } ?? .unknown
  }

  /// Follows an offset that is relative to its own address; an offset of zero leads nowhere.
  private static func follow(_ field: UnsafeRawPointer) -> UnsafeRawPointer? {
    let offset = Int(field.load(as: Int32.self))
    return offset == 0 ? nil : field + offset
  }

  /// A mangled name ends with a zero, but may contain zeros inside of references, which start with a control character.
  private static func length(ofMangledName name: UnsafePointer<UInt8>) -> Int {
    var length = 0
    while name[length] != 0 {
      switch name[length] {
      case 0x01...0x17: length += 1 + 4
      case 0x18...0x1F: length += 1 + word
      default: length += 1
      }
    }
    return length
  }
}

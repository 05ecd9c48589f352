/// Answers questions about a type's structure from its metadata.
enum TypeShape {
  private static let tupleKind: UInt = 0x301
  private static let functionKind: UInt = 0x302
  private static let metatypeKind: UInt = 0x304
  private static let optionalKind: UInt = 0x202
  private static let word = MemoryLayout<UInt>.size

  /// Tells whether values of two types have the same memory and meaning: the types are the same up to the labels of tuples.
  ///
  /// - Parameters:
  ///   - declared: The type that an enum declares for a payload; one with a single label is a tuple of one element there.
  ///   - wanted: The type that a case path asks for.
  static func isSame(_ declared: Any.Type, _ wanted: Any.Type) -> Bool {
    if declared == wanted { return true }
    let declaredElements = elements(declared)
    let wantedElements = elements(wanted)
    if let declaredElements, declaredElements.count == 1 { return isSame(declaredElements[0], wanted) }
    guard let declaredElements, let wantedElements, declaredElements.count == wantedElements.count else { return false }
    return zip(declaredElements, wantedElements).allSatisfy { isSame($0, $1) }
  }

  /// Tells whether reading a payload of this type in generic code would misread a function or a metatype in it, directly or inside a tuple
  /// or an optional: these are stored in a form that generic code does not expect.
  ///
  /// - Parameter type: The type of a payload.
  static func holdsFunction(_ type: Any.Type) -> Bool {
    switch kind(type) {
    case functionKind, metatypeKind: true
    case tupleKind: elements(type)?.contains(where: holdsFunction) ?? false
    case optionalKind: holdsFunction(wrapped(type))
    default: false
    }
  }

  /// Tells whether a type without size can have a value.
  ///
  /// - Parameter type: Any type.
  /// - Returns: `false` for enums without cases and tuples that contain one.
  static func isInhabited(_ type: Any.Type) -> Bool {
    if let metadata = EnumMetadata(type) { return metadata.cases.map { !$0.isEmpty } ?? false }
    return elements(type)?.allSatisfy(isInhabited) ?? true
  }

  /// The type of the action in a pair of an element's id and an action; `nil` for other types.
  static func elementAction(_ type: Any.Type) -> Any.Type? {
    guard let elements = elements(type), elements.count == 2, EnumMetadata(elements[1]) != nil else { return nil }
    return elements[1]
  }

  private static func pointer(_ type: Any.Type) -> UnsafeRawPointer {
    // A metatype of `Any` is the pointer to the type's metadata.
    unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  private static func kind(_ type: Any.Type) -> UInt {
    pointer(type).load(as: UInt.self)
  }

  /// The types of a tuple's elements: after the kind come their number, the labels, and then a type and an offset for each.
  private static func elements(_ type: Any.Type) -> [Any.Type]? {
    guard kind(type) == tupleKind else { return nil }
    let count = pointer(type).load(fromByteOffset: word, as: Int.self)
    return (0..<count).map { pointer(type).load(fromByteOffset: (3 + 2 * $0) * word, as: (Any.Type).self) }
  }

  /// The type in an optional type: its first generic argument.
  private static func wrapped(_ type: Any.Type) -> Any.Type {
    pointer(type).load(fromByteOffset: 2 * word, as: (Any.Type).self)
  }
}

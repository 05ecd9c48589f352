/// How a sample is written in bytes, least significant first.
public enum SampleEncoding: Hashable, Sendable {
  /// One byte, 128 is silence.
  case unsigned8

  /// Two bytes, signed.
  case signed16

  /// Three bytes, signed.
  case signed24

  /// Four bytes, signed.
  case signed32

  /// Four bytes, a floating point number between -1 and 1.
  case float32

  /// How many bytes a sample takes.
  public var byteCount: Int {
    switch self {
    case .unsigned8: 1
    case .signed16: 2
    case .signed24: 3
    case .signed32, .float32: 4
    }
  }

  /// Reads samples. Bytes at the end that are no whole sample are left out.
  ///
  /// - Complexity: O(*n*) in the number of bytes.
  func samples(in bytes: ArraySlice<UInt8>) -> [Float] {
    stride(from: bytes.startIndex, through: bytes.endIndex - byteCount, by: byteCount).map { start in
      func integer(_ count: Int) -> UInt32 {
        var value: UInt32 = 0
        for offset in 0..<count { value |= UInt32(bytes[start + offset]) << UInt32(8 * offset) }
        return value
      }
      switch self {
      case .unsigned8: return (Float(bytes[start]) - 128) / 128
      case .signed16: return Float(Int16(truncatingIfNeeded: integer(2))) / 32_768
      // Moved up into the sign of 32 bits.
      case .signed24: return Float(Int32(bitPattern: integer(3) << 8)) / 2_147_483_648
      case .signed32: return Float(Int32(bitPattern: integer(4))) / 2_147_483_648
      case .float32: return Float(bitPattern: integer(4))
      }
    }
  }
}

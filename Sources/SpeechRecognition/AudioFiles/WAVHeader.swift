/// What the head of a WAV file says: how its samples are written, and where they are.
struct WAVHeader: Hashable {
  var format: AudioFormat
  var encoding: SampleEncoding
  /// Bytes of audio; nil when the file does not say, since it was written to a pipe.
  var byteCount: Int?

  /// Why bytes are no WAV file that can be used.
  struct Invalid: Error, Hashable {
    var reason: String
  }

  /// Reads the head.
  ///
  /// - Parameter read: Gives exactly so many of the next bytes, or fewer at the end of the file.
  /// - Throws: ``Invalid``, or what `read` throws. When it returns, the next byte is the first of the audio.
  init(read: (Int) throws -> [UInt8]) throws {
    let head = try read(12)
    guard head.count == 12, head[0..<4].elementsEqual("RIFF".utf8), head[8..<12].elementsEqual("WAVE".utf8) else {
      throw Invalid(reason: head.isEmpty ? "it is empty" : "it is no WAV file")
    }
    var description: (format: AudioFormat, encoding: SampleEncoding)?
    while true {
      let chunk = try read(8)
      guard chunk.count == 8 else { throw Invalid(reason: "it ends before its audio begins") }
      let size = Int(Self.number(chunk[4..<8]))
      switch chunk[0..<4] {
      case let name where name.elementsEqual("fmt ".utf8):
        // The plain form has 16 bytes and the longest 40; a larger number is no format, and not a reason to take memory for it.
        guard (16...4_096).contains(size) else { throw Invalid(reason: "its description of the audio is damaged") }
        let bytes = try read(size + size % 2)
        guard bytes.count >= size else { throw Invalid(reason: "it ends before its audio begins") }
        description = try Self.description(bytes)
      case let name where name.elementsEqual("data".utf8):
        guard let description else { throw Invalid(reason: "its audio comes before the description of it") }
        (format, encoding) = description
        byteCount = size == 0 || size >= 0xFFFF_0000 ? nil : size
        return
      default:
        // Titles and the like. Their size is not to be believed, so they are passed over in small steps.
        var left = size + size % 2
        while left > 0 {
          let count = try read(min(left, 65_536)).count
          guard count > 0 else { throw Invalid(reason: "it ends before its audio begins") }
          left -= count
        }
      }
    }
  }

  private static func description(_ bytes: [UInt8]) throws -> (AudioFormat, SampleEncoding) {
    var kind = number(bytes[0..<2])
    let format = AudioFormat(sampleRate: Int(number(bytes[4..<8])), channels: Int(number(bytes[2..<4])))
    let bits = number(bytes[14..<16])
    // The longer form says what it really is further behind.
    if kind == 0xFFFE, bytes.count >= 26 { kind = number(bytes[24..<26]) }
    let encoding: SampleEncoding
    switch (kind, bits) {
    case (1, 8): encoding = .unsigned8
    case (1, 16): encoding = .signed16
    case (1, 24): encoding = .signed24
    case (1, 32): encoding = .signed32
    case (3, 32): encoding = .float32
    default: throw Invalid(reason: "its samples are compressed or of a size that is not known (kind \(kind), \(bits) bits)")
    }
    guard number(bytes[12..<14]) == UInt32(encoding.byteCount * format.channels) else {
      throw Invalid(reason: "its description of the audio contradicts itself")
    }
    return (format, encoding)
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}

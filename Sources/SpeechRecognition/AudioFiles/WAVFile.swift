import Foundation

/// A WAV file that can be recognised.
///
/// ```swift
/// let file = try WAVFile(path: "meeting.wav")
/// print(file.duration, "seconds")
/// ```
public struct WAVFile: Hashable, Sendable {
  /// Where the file is.
  public let path: String

  /// Its rate and its channels.
  public let format: AudioFormat

  /// How long it is, in seconds, as far as its head and its size tell.
  public let duration: Double

  /// Reads the head of a file.
  ///
  /// - Parameter path: Where the file is.
  /// - Throws: A ``SpeechError`` when the file is missing, is no WAV file, or is in a format that cannot be converted.
  public init(path: String) throws(SpeechError) {
    let reader = try WAVReader(path: path)
    self.path = path
    format = reader.header.format
    duration = Double(reader.audioByteCount) / Double(reader.header.encoding.byteCount * format.channels * format.sampleRate)
  }
}

/// The audio of an open WAV file, read piece by piece.
struct WAVReader {
  let header: WAVHeader
  /// Bytes of audio that are really there.
  let audioByteCount: Int
  private let handle: FileHandle
  private let path: String
  private var left: Int
  private var converter: AudioConverter

  init(path: String) throws(SpeechError) {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
      throw .unreadableAudio(path: path, reason: isFolder.boolValue ? "it is a folder" : "there is no such file")
    }
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw .unreadableAudio(path: path, reason: "this user may not read it")
    }
    self.handle = handle
    self.path = path
    do {
      header = try WAVHeader { count in Array(try handle.read(upToCount: count) ?? Data()) }
      let start = try handle.offset()
      let there = Int(try handle.seekToEnd() - start)
      try handle.seek(toOffset: start)
      audioByteCount = min(header.byteCount ?? there, there)
    } catch let error as WAVHeader.Invalid {
      throw .unreadableAudio(path: path, reason: error.reason)
    } catch {
      throw .unreadableAudio(path: path, reason: "\(error)")
    }
    left = audioByteCount
    converter = try AudioConverter(from: header.format)
    guard audioByteCount > 0 else { throw .unreadableAudio(path: path, reason: "there is no audio in it") }
  }

  /// The next piece for the recogniser; nil at the end. What is in it has the length asked for but for a sample or two, and the last is shorter.
  mutating func next(seconds: Double) throws(SpeechError) -> [Int16]? {
    guard left > 0 else { return nil }
    let frame = header.encoding.byteCount * header.format.channels
    let wanted = min(max(1, Int(seconds * Double(header.format.sampleRate))) * frame, left)
    let bytes: Data
    do { bytes = try handle.read(upToCount: wanted) ?? Data() } catch { throw .unreadableAudio(path: path, reason: "\(error)") }
    // A file that was cut short since it was opened ends where it ends.
    left = bytes.count < wanted ? 0 : left - wanted
    let samples = converter.convert(header.encoding.samples(in: ArraySlice(bytes)))
    return left > 0 ? samples : samples + converter.finish()
  }
}

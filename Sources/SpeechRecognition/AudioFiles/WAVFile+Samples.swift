extension WAVFile {
  /// Reads the whole file as the recogniser takes it: mono, 16,000 samples a second.
  ///
  /// - Returns: The samples; two bytes each, so 1.9 MB a minute.
  /// - Throws: A ``SpeechError`` when the file is gone or has become unreadable.
  /// - Complexity: O(*n*) in the length of the audio.
  public func samples() throws(SpeechError) -> [Int16] {
    var reader = try WAVReader(path: path)
    var samples: [Int16] = []
    while let piece = try reader.next(seconds: 10) { samples += piece }
    return samples
  }
}

import CMoonshine

/// A transcriber of the native library. Only its engine calls it, one call at a time; the last one to let go of it frees it.
final class LoadedModel: Sendable {
  private let library: MoonshineLibrary
  private let transcriber: Int32

  // Neither is wanted, and each costs: voices are not told apart, and the audio does not come back with every line.
  private static let options = [("identify_speakers", "false"), ("return_audio_data", "false")]

  /// Loads the model of a folder.
  init(library: MoonshineLibrary, folder: String) throws(SpeechError) {
    let handle = Self.options.withCOptions { options in
      library.load(folder, UInt32(cmoonshine_architecture_tiny), options.baseAddress, UInt64(options.count), version)
    }
    // Before the properties are set: from then on there is something to free.
    guard handle >= 0 else { throw .modelUnusable(path: folder, reason: "the library refused to load it (code \(handle))") }
    self.library = library
    transcriber = handle
  }

  deinit { library.freeTranscriber(transcriber) }

  func openStream() throws(SpeechError) -> Int32 {
    let stream = try check(library.createStream(transcriber, 0), "open a stream")
    do throws(SpeechError) {
      try check(library.startStream(transcriber, stream), "start a stream")
    } catch {
      free(stream)
      throw error
    }
    return stream
  }

  func add(_ samples: [Int16], to stream: Int32) throws(SpeechError) {
    guard !samples.isEmpty else { return }
    let floats = samples.map { Float($0) / 32768 }
    try check(
      library.addAudio(transcriber, stream, floats, UInt64(floats.count), Int32(SpeechAudioSource.sampleRate), 0),
      "take audio"
    )
  }

  /// Copies the lines, since the next call of anybody may free them.
  func look(at stream: Int32, isForced: Bool) throws(SpeechError) -> [TranscriptionSegment] {
    var transcript: UnsafePointer<cmoonshine_transcript>?
    let flags = isForced ? UInt32(cmoonshine_flag_force) : 0
    try check(library.transcribe(transcriber, stream, flags, &transcript), "recognise audio")
    guard let transcript = transcript?.pointee, let lines = transcript.lines else { return [] }
    return UnsafeBufferPointer(start: lines, count: Int(transcript.line_count)).map { line in
      TranscriptionSegment(
        substring: line.text.map { String(cString: $0) } ?? "",
        timestamp: Double(line.start_time),
        duration: Double(line.duration),
        isComplete: line.is_complete != 0
      )
    }
  }

  func stop(_ stream: Int32) throws(SpeechError) {
    try check(library.stopStream(transcriber, stream), "stop a stream")
  }

  func free(_ stream: Int32) {
    // There is nothing to be done about a failure, and nothing that it would change for the caller.
    _ = library.freeStream(transcriber, stream)
  }

  @discardableResult
  private func check(_ code: Int32, _ operation: String) throws(SpeechError) -> Int32 {
    guard code >= 0 else { throw .engineFailure(operation: operation, code: code) }
    return code
  }
}

private let version = Int32(cmoonshine_api_version)

extension [(String, String)] {
  /// Lends the pairs as the library's options for the length of a call.
  fileprivate func withCOptions<Result>(_ body: (UnsafeBufferPointer<cmoonshine_option>) -> Result) -> Result {
    var options: [cmoonshine_option] = []
    func lend(_ rest: ArraySlice<(String, String)>) -> Result {
      guard let (name, value) = rest.first else { return options.withUnsafeBufferPointer(body) }
      return name.withCString { name in
        value.withCString { value in
          options.append(cmoonshine_option(name: name, value: value))
          return lend(rest.dropFirst())
        }
      }
    }
    return lend(self[...])
  }
}

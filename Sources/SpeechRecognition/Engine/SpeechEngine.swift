/// The recogniser of speech: one loaded model, which any number of sessions share.
///
/// Applications use it through ``SpeechClient/live(audio:engine:)``. All calls into the native library happen on the engine's own thread, one
/// at a time: what one call returns is only valid until the next.
///
/// ```swift
/// let engine = SpeechEngine(installation: SpeechInstallation(folder: "/opt/speech"))
/// try await engine.load()
/// let client = SpeechClient.live(audio: .wavFile("meeting.wav"), engine: engine)
/// ```
public actor SpeechEngine {
  /// The engine of the standard installation. Nothing is loaded before the first session.
  public static let shared = SpeechEngine()

  /// The files that the engine is made of.
  public nonisolated let installation: SpeechInstallation

  /// A stream of audio that the engine takes. Its numbers are never used again, so that a late call cannot reach another's stream.
  package struct Stream: Hashable, Sendable {
    fileprivate let number: UInt64
  }

  private let executor = EngineExecutor()
  private let openLibrary: @Sendable () throws(SpeechError) -> MoonshineLibrary
  private var model: LoadedModel?
  // The library ends the process when it gets audio for a stream that it does not know, so only these ever reach it.
  private var streams: [UInt64: Int32] = [:]
  private var lastNumber: UInt64 = 0

  /// Creates an engine. Nothing is loaded yet; whatever is wrong with the installation is thrown by the first session.
  ///
  /// - Parameter installation: The files of the recogniser.
  public init(installation: SpeechInstallation = .standard) {
    self.installation = installation
    openLibrary = { () throws(SpeechError) in
      try installation.check()
      return try MoonshineLibrary(path: installation.library)
    }
  }

  /// Creates an engine on a library that is already there: the stand-in with which the calls of the engine are tested.
  package init(library: MoonshineLibrary) {
    installation = .standard
    openLibrary = { () throws(SpeechError) in library }
  }

  /// The engine's own thread.
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// Whether the model is in memory.
  public var isLoaded: Bool { model != nil }

  /// How many sessions have a stream open.
  public var openStreams: Int { streams.count }

  /// Loads the model, if it is not there yet: some 0.3 seconds and 160 MB. A session does it by itself; call it to have it done before.
  ///
  /// - Throws: What is missing or damaged. A later call tries again.
  public func load() throws(SpeechError) { _ = try loadedModel() }

  package func openStream() throws(SpeechError) -> Stream {
    let model = try loadedModel()
    let handle = try model.openStream()
    lastNumber += 1
    streams[lastNumber] = handle
    return Stream(number: lastNumber)
  }

  package func add(_ samples: [Int16], to stream: Stream) throws(SpeechError) {
    let (model, handle) = try open(stream, to: "take audio")
    try model.add(samples, to: handle)
  }

  /// Takes audio, and then what else there is when it is this stream's turn, and says what has been understood so far.
  ///
  /// The library answers from memory unless there is half a second of new audio.
  ///
  /// - Parameters:
  ///   - stream: The stream.
  ///   - samples: The audio that comes first.
  ///   - newest: Gives the audio that has arrived since. Called on the engine's thread.
  /// - Returns: The phrases, and how many samples `newest` gave.
  package func look(
    at stream: Stream,
    adding samples: [Int16] = [],
    and newest: @Sendable () -> [Int16] = { [] }
  ) throws(SpeechError) -> (segments: [TranscriptionSegment], more: Int) {
    try add(samples, to: stream)
    let more = newest()
    try add(more, to: stream)
    let (model, handle) = try open(stream, to: "recognise audio")
    return (try model.look(at: handle, isForced: false), more.count)
  }

  /// Takes the last audio, recognises what is left and stops the stream, which can then only be closed.
  package func finish(_ stream: Stream, adding samples: [Int16] = []) throws(SpeechError) -> [TranscriptionSegment] {
    try add(samples, to: stream)
    let (model, handle) = try open(stream, to: "recognise audio")
    // Stopping throws away the audio that no look has taken into account, so the look that must not miss any comes first.
    _ = try model.look(at: handle, isForced: true)
    try model.stop(handle)
    return try model.look(at: handle, isForced: false)
  }

  /// Frees a stream. Closing one twice is harmless.
  package func close(_ stream: Stream) {
    guard let handle = streams.removeValue(forKey: stream.number) else { return }
    model?.free(handle)
  }

  private func loadedModel() throws(SpeechError) -> LoadedModel {
    if let model { return model }
    let loaded = try LoadedModel(library: try openLibrary(), folder: installation.model)
    model = loaded
    return loaded
  }

  private func open(_ stream: Stream, to operation: String) throws(SpeechError) -> (LoadedModel, Int32) {
    guard let model, let handle = streams[stream.number] else { throw .engineFailure(operation: operation, code: -2) }
    return (model, handle)
  }
}

package import CMoonshine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The functions of the native library.
///
/// Function pointers do not change and belong to nobody. Which thread may call them when is the engine's business.
package struct MoonshineLibrary: Sendable {
  package let load: cmoonshine_load_function
  package let freeTranscriber: cmoonshine_free_transcriber_function
  package let createStream: cmoonshine_create_stream_function
  package let startStream: cmoonshine_stream_function
  package let stopStream: cmoonshine_stream_function
  package let freeStream: cmoonshine_stream_function
  package let addAudio: cmoonshine_add_audio_function
  package let transcribe: cmoonshine_transcribe_function

  package init(
    load: cmoonshine_load_function,
    freeTranscriber: cmoonshine_free_transcriber_function,
    createStream: cmoonshine_create_stream_function,
    startStream: cmoonshine_stream_function,
    stopStream: cmoonshine_stream_function,
    freeStream: cmoonshine_stream_function,
    addAudio: cmoonshine_add_audio_function,
    transcribe: cmoonshine_transcribe_function
  ) {
    self.load = load
    self.freeTranscriber = freeTranscriber
    self.createStream = createStream
    self.startStream = startStream
    self.stopStream = stopStream
    self.freeStream = freeStream
    self.addAudio = addAudio
    self.transcribe = transcribe
  }

  /// Opens the library and finds its functions. It is never closed: it has threads of its own.
  ///
  /// - Parameter path: The file of the library.
  package init(path: String) throws(SpeechError) {
    guard access(path, R_OK) == 0 else { throw .libraryMissing(path: path) }
    // Local: its copy of ONNX Runtime must not be found by other libraries of the program. Now: a symbol that it lacks is said here.
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .libraryUnusable(path: path, reason: dlerror().map { String(cString: $0) } ?? "the system does not say why")
    }
    func function<Function>(_ name: String) throws(SpeechError) -> Function {
      guard let symbol = dlsym(handle, name) else { throw .libraryUnusable(path: path, reason: "it has no function \(name)") }
      // Safe for the pinned library, whose functions have these types; SpeechInstallation refuses others before they get here.
      return unsafeBitCast(symbol, to: Function.self)
    }
    load = try function("moonshine_load_transcriber_from_files")
    freeTranscriber = try function("moonshine_free_transcriber")
    createStream = try function("moonshine_create_stream")
    startStream = try function("moonshine_start_stream")
    stopStream = try function("moonshine_stop_stream")
    freeStream = try function("moonshine_free_stream")
    addAudio = try function("moonshine_transcribe_add_audio_to_stream")
    transcribe = try function("moonshine_transcribe_stream")
  }
}

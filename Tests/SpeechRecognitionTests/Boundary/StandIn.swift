import CMoonshine
import CMoonshineStandIn
import Dispatch
import SpeechRecognition
import Testing

/// All tests that call into the stand-in for the native library. It is one for the process, so they run one after the other.
@Suite(.serialized, .timeLimit(.minutes(15)))
struct BoundaryTests {}

/// The stand-in, as Swift sees it.
enum StandIn {
  static let library = MoonshineLibrary(
    load: standin_load,
    freeTranscriber: standin_free_transcriber,
    createStream: standin_create_stream,
    startStream: standin_start_stream,
    stopStream: standin_stop_stream,
    freeStream: standin_free_stream,
    addAudio: standin_add_audio,
    transcribe: standin_transcribe
  )

  /// An engine on the stand-in, whose log begins here.
  ///
  /// The engines of earlier tests are gone by then: the last session to let go of one frees its model, which would be in this log.
  static func engine() async -> SpeechEngine {
    while standin_loaded() > 0 { await Task.yield() }
    standin_reset()
    return SpeechEngine(library: library)
  }

  /// The calls so far, a letter each; the same call again and again is one.
  static var log: String {
    var buffer = [CChar](repeating: 0, count: 65_536)
    standin_log(&buffer, buffer.count)
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
  }

  static func fail(_ call: Int, _ code: Int32) { standin_fail(CChar(call), code) }

  static func hold(_ call: Int) { standin_hold(CChar(call)) }

  /// Waits for a held call on a thread that is not the tests'.
  static func untilHeld() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        standin_wait_until_held()
        continuation.resume()
      }
    }
  }

  static func release() { standin_release() }

  /// Audio of a loudness that the stand-in writes as a letter: 0 is a, 1 is b.
  static func audio(_ letter: Int, samples: Int) -> [Int16] {
    Array(repeating: Int16(Double(letter) * 32_768 / 20) + 60, count: samples)
  }

  /// What the stand-in hears in so many samples.
  static func words(_ letter: Character, _ count: Int, tail: Bool = false) -> String {
    (1...max(count, 1)).prefix(count).map { "\(letter)\($0)\(tail && $0 == count ? "~" : "")" }.joined(separator: " ")
  }
}

extension AsyncThrowingStream where Failure == any Error {
  /// All elements, and the error with which the stream ended.
  func collected() async -> (elements: [Element], error: (any Error)?) where Element: Sendable {
    var elements: [Element] = []
    do {
      for try await element in self { elements.append(element) }
      return (elements, nil)
    } catch { return (elements, error) }
  }
}

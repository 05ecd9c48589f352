import Foundation
import SpeechRecognition

extension Bench {
  /// Memory after each of many short sessions, one after the other.
  func streams() async throws {
    let samples = Array(try voices.recording(of: Sentences.meeting, by: .slt).samples.prefix(5 * SpeechAudioSource.sampleRate))
    var early = 0.0
    for number in 1...100 {
      _ = try await text(of: samples)
      if number == 20 { early = Machine.residentMB }
      if number % 20 == 0 { print(String(format: "after %3d sessions of 5 s: %.0f MB", number, Machine.residentMB)) }
    }
    expect("growth, 20th to 100th session", Machine.residentMB - early, atMost: 25, "MB")
    expect("streams left open", Double(await engine.openStreams), atMost: 0, "")
  }

  /// Memory over ten minutes of one session.
  func minutes() async throws {
    let meeting = try voices.meeting().samples
    let length = 600 * SpeechAudioSource.sampleRate
    let samples = Array((0..<(length / meeting.count + 1)).map { _ in meeting }.joined().prefix(length))
    let speech = Speech(audio: .samples(samples), engine: engine)
    let start = ContinuousClock.now
    var minute = 0
    var second = 0.0
    for try await result in await speech.startTask(request: SpeechRecognitionRequest()) where Int(result.heardSeconds) / 60 > minute {
      minute = Int(result.heardSeconds) / 60
      print(String(format: "after %2d min of audio, %4.0f s: %.0f MB", minute, start.duration(to: .now) / .seconds(1), Machine.residentMB))
      fflush(nil)
      if minute == 2 { second = Machine.residentMB }
    }
    expect("growth, 2nd to 10th minute", Machine.residentMB - second, atMost: 50, "MB")
    expect("resident after ten minutes", Machine.residentMB, atMost: 300, "MB")
  }
}

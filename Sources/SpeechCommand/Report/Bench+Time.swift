import Foundation
import SpeechRecognition

extension Bench {
  /// How long after a phrase its last two words are there, when it is spoken in real time.
  func delay() async throws {
    let recording = try voices.recording(of: Sentences.meeting, by: .slt)
    let before = Machine.processorSeconds
    let results = try await Self.listen(to: recording.samples, pacing: .realTime, engine: engine)
    let processor = (Machine.processorSeconds - before) / recording.seconds * 100
    let delays = Delays(of: recording.phrases, in: results.map { ($0.time, $0.result.bestTranscription.formattedString) })
    expect(
      "phrases whose end is found", -Double(delays.values.count), atMost: -Double(recording.phrases.count - 1),
      "of -\(recording.phrases.count)")
    expect("end of phrase to text, median", delays.percentile(50), atMost: 0.6, "s")
    expect("end of phrase to text, p90", delays.percentile(90), atMost: 0.6, "s", String(format: "most %.2f s", delays.percentile(100)))
    let lag = results.map { $0.time - $0.result.heardSeconds }.max() ?? 0
    expect("time behind the audio", lag, atMost: 1, "s")
    expect("processor", processor, atMost: 70, "% of a core")
    expect("audio lost", results.last?.result.lostSeconds ?? 0, atMost: 0, "s")
  }

  /// What a minute of silence costs in real time.
  func silence() async throws {
    let before = Machine.processorSeconds
    let results = try await Self.listen(
      to: Array(repeating: 0, count: 60 * SpeechAudioSource.sampleRate), pacing: .realTime, engine: engine
    )
    expect("processor, 60 s of silence", (Machine.processorSeconds - before) / 60 * 100, atMost: 3, "% of a core")
    expect(
      "words in silence", Double(WordErrors.words(in: results.last?.result.bestTranscription.formattedString ?? "").count), atMost: 0,
      "words")
  }

  /// Four people in four sessions at once, in real time, on one engine.
  func four() async throws {
    let voices = [Voice.slt, .rms, .kal16, .espeak175]
    let length = 40 * SpeechAudioSource.sampleRate
    // Each says other sentences, so that words in the wrong session would count as wrong.
    let recordings = try voices.enumerated().map { number, voice in
      let sentences = Sentences.meeting[(4 * number)...] + Sentences.meeting[..<(4 * number)]
      return try self.voices.recording(of: Array(sentences), by: voice).cut(to: length)
    }
    let before = Machine.processorSeconds
    let engine = engine
    let all = try await withThrowingTaskGroup(of: (Int, [(time: Double, result: SpeechRecognitionResult)]).self) { group in
      for (number, recording) in recordings.enumerated() {
        group.addTask { (number, try await Self.listen(to: recording.samples, pacing: .realTime, engine: engine)) }
      }
      return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
    }
    for (number, recording) in recordings.enumerated() {
      let results = all[number] ?? []
      let errors = WordErrors(expected: recording.text, heard: results.last?.result.bestTranscription.formattedString ?? "")
      // A sentence may be cut in the middle, which costs up to two words that nobody can know.
      expect(
        "\(voices[number].name), words", errors.rate * 100, atMost: voices[number].reference + 10, "% wrong", "\(results.count) updates")
      // The final results of all four are asked for in the same moment, one after the other, so the last is later than any before.
      let lags = results.filter { !$0.result.isFinal }.map { $0.time - $0.result.heardSeconds }.sorted()
      let usual = lags.isEmpty ? 0 : lags[lags.count * 9 / 10]
      expect("\(voices[number].name), time behind", lags.last ?? 0, atMost: 1, "s", String(format: "p90 %.2f s", usual))
      expect("\(voices[number].name), audio lost", results.last?.result.lostSeconds ?? 0, atMost: 0, "s")
    }
    expect("processor", (Machine.processorSeconds - before) / 40 * 100, atMost: 150, "% of a core")
  }
}

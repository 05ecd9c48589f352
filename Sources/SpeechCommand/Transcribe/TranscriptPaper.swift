import Foundation
import SpeechRecognition
import Synchronization

/// Where a transcript is written: phrases that have ended go to standard output, what may still change to the last line of the terminal.
final class TranscriptPaper: Sendable {
  private struct State {
    var printed = 0
    var open = ""
    var heard = 0.0
    var lost = 0.0
    var drawn: ContinuousClock.Instant?
  }

  private let length: Double?
  private let timestamps: Bool
  private let state = Mutex(State())

  init(length: Double?, timestamps: Bool) {
    self.length = length
    self.timestamps = timestamps
  }

  func heard(seconds: Double) {
    state.withLock { state in
      state.heard = seconds
      // Ten times a second is as often as anybody can read; a file goes by much faster.
      if let drawn = state.drawn, drawn.duration(to: .now) < .milliseconds(100) { return }
      draw(&state)
    }
  }

  func write(_ result: SpeechRecognitionResult) {
    state.withLock { state in
      let segments = result.bestTranscription.segments
      let ended = result.isFinal ? segments.count : segments.prefix { $0.isComplete }.count
      clear()
      while state.printed < ended {
        let segment = segments[state.printed]
        state.printed += 1
        guard !segment.substring.isEmpty else { continue }
        print(timestamps ? "\(timeOfDay(segment.timestamp))  \(segment.substring)" : segment.substring)
      }
      // A reader of a pipe wants the phrase now.
      fflush(nil)
      state.open = segments.dropFirst(ended).map(\.substring).joined(separator: " ")
      state.lost = result.lostSeconds
      draw(&state)
    }
  }

  func end() {
    state.withLock { state in
      clear()
      if state.lost > 0 {
        Terminal.write(String(format: "counterpoint-speech: this machine was too slow for %.1f seconds of the audio\n", state.lost))
      } else if state.printed == 0 {
        Terminal.write("counterpoint-speech: no speech was heard; is the microphone on, and loud enough?\n")
      }
    }
  }

  private func clear() { if Terminal.isThere { Terminal.write("\r\u{1B}[K") } }

  private func draw(_ state: inout State) {
    guard Terminal.isThere else { return }
    state.drawn = .now
    let head = progress(state)
    let room = max(0, Terminal.width - head.count - 2)
    Terminal.write("\r\u{1B}[K\(head) \(state.open.suffix(room))")
  }

  private func progress(_ state: State) -> String {
    guard let length, length > 0 else { return "[\(timeOfDay(state.heard))]" }
    let part = min(state.heard / length, 1)
    let full = Int(part * 20)
    let bar = String(repeating: "#", count: full) + String(repeating: ".", count: 20 - full)
    return "[\(bar)] \(Int(part * 100)) % of \(timeOfDay(length))"
  }
}

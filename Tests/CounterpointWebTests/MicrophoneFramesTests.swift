import CounterpointUI
import Dependencies
import Foundation
import Schedules
import Testing

@testable import CounterpointWeb

/// What goes between a page and its session about the microphone.
@MainActor
@Suite struct MicrophoneFramesTests {
  @MainActor
  final class Model {
    @Dependency(\.microphone) var microphone
    var heard: [Int16] = []

    func listen() async {
      do {
        for try await samples in microphone.start() { heard += samples }
      } catch {
        Issue.record(error)
      }
    }
  }

  @MainActor
  private final class Page {
    let schedule = Schedule()
    let session: LiveSession
    let model: Model
    private(set) var frames: [String] = []

    init() throws {
      var made: Model?
      let window = WindowGroup("Test") {
        let model = Model()
        let _ = made = model
        Text("Listening").task { await model.listen() }
      }._window
      session = schedule.step { LiveSession(window: window, browser: SessionToken()) }
      model = try #require(made)
      schedule.runUntilQuiet()
    }

    func step(_ body: @MainActor () throws -> Void) rethrows {
      try schedule.step(body)
      schedule.runUntilQuiet()
    }

    func connect(lastSequence: Int) {
      step { _ = session.connect(lastSequence: lastSequence) { [weak self] in self?.frames.append($0) } }
    }

    func starts() -> Int { frames.count { $0.contains("mic.start") } }
  }

  @Test("a view that listens before the page has connected is heard once it has; sound comes as it was sent")
  func startsWithTheConnection() throws {
    let page = try Page()
    page.connect(lastSequence: 0)
    #expect(page.frames == [#"[1,0,[[6,0,"mic.start"]]]"#])
    try page.step { page.session.receive(try ClientFrame(#"[1,1,0,"report",["microphone","granted"]]"#)) }
    page.step { page.session.receive(audio: [0x34, 0x12, 0, 0x80]) }
    #expect(page.model.heard == [0x1234, -32_768])
  }

  @Test("a page that has missed an update is told again to listen")
  func startsAgainAfterReset() throws {
    let page = try Page()
    page.connect(lastSequence: 0)
    #expect(page.starts() == 1)
    page.connect(lastSequence: 0)
    #expect(page.starts() == 2 && page.frames.count == 3, "\(page.frames)")
    try page.step { page.session.receive(try ClientFrame(#"[1,3,0,"report",["microphone","granted"]]"#)) }
    page.step { page.session.receive(audio: [1, 0]) }
    #expect(page.model.heard == [1])
  }
}

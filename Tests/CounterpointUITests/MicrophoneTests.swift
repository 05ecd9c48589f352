import CounterpointUI
import Dependencies
import Schedules
import Testing

@MainActor
@Suite struct MicrophoneTests {
  @Observable final class Model {
    @ObservationIgnored @Dependency(\.microphone) var microphone
    @ObservationIgnored @Dependency(\.openURL) var openURL
    @ObservationIgnored @Dependency(\.clipboard) var clipboard
    @ObservationIgnored @Dependency(\.soundEffects) var soundEffects
    @ObservationIgnored var log: [String] = []
    var isListening = true
  }

  struct Screen: View {
    let model: Model
    var body: some View {
      if model.isListening {
        Text("listening").task {
          do {
            for try await samples in model.microphone.start() { model.log.append("\(samples)") }
            model.log.append("end")
          } catch {
            model.log.append("\(error)")
          }
        }
      }
    }
  }

  private final class Window {
    let schedule = Schedule()
    var requests: [RendererRequest] = []
    var model: Model?
    var graph: ViewGraph?

    @MainActor
    init() {
      let description = WindowGroup("Test") {
        let model = Model()
        let _ = self.model = model
        Screen(model: model)
      }._window
      graph = schedule.step { description.open() }
      graph?.onRequest = { [weak self] in self?.requests.append($0) }
      schedule.runUntilQuiet()
    }
  }

  @Test func soundReachesWhoeverListensAndNobodyElse() throws {
    let window = Window()
    let (graph, model) = (try #require(window.graph), try #require(window.model))
    #expect(window.requests == [.startMicrophone])
    window.schedule.step { graph.receive(report: "microphone", value: "granted") }
    window.schedule.step { graph.receive(audio: [1, 0, 0xFF, 0xFF, 9]) }
    window.schedule.runUntilQuiet()
    #expect(model.log == ["[1, -1]"])
    window.schedule.step { model.isListening = false }
    window.schedule.runUntilQuiet()
    #expect(window.requests == [.startMicrophone, .stopMicrophone])
    window.schedule.step { graph.receive(audio: [1, 0]) }
    window.schedule.runUntilQuiet()
    #expect(model.log == ["[1, -1]", "end"])
  }

  @Test func aRefusalEndsTheStream() throws {
    let window = Window()
    let (graph, model) = (try #require(window.graph), try #require(window.model))
    window.schedule.step { graph.receive(report: "microphone", value: "denied") }
    window.schedule.runUntilQuiet()
    #expect(model.log == ["denied"])
  }

  @Test func otherCapabilitiesAskTheRenderer() throws {
    let window = Window()
    let model = try #require(window.model)
    window.requests = []
    window.schedule.step {
      Task { @MainActor in
        await model.openURL(URL(string: "https://swift.org")!)
        await model.clipboard.copy("text")
        await model.soundEffects.play("/ding.wav")
        await model.soundEffects.loop("/music.wav")
        await model.soundEffects.stop("/music.wav")
        model.log.append("\(await model.microphone.requestAuthorization())")
      }
    }
    window.schedule.runUntilQuiet()
    #expect(
      window.requests == [
        .openURL("https://swift.org"), .copy("text"), .playSound(url: "/ding.wav", loops: false),
        .playSound(url: "/music.wav", loops: true),
        .stopSound(url: "/music.wav"),
      ])
    window.schedule.step { window.graph?.receive(report: "microphone", value: "unavailable") }
    window.schedule.runUntilQuiet()
    #expect(model.log.contains("unavailable"))
  }
}

import CounterpointUI
import Dependencies
import Schedules
import Testing

@MainActor
@Suite struct MicrophoneTests {
  @MainActor
  @Observable final class Model {
    @ObservationIgnored @Dependency(\.microphone) var microphone
    @ObservationIgnored @Dependency(\.openURL) var openURL
    @ObservationIgnored @Dependency(\.clipboard) var clipboard
    @ObservationIgnored @Dependency(\.soundEffects) var soundEffects
    @ObservationIgnored var log: [String] = []
    var isListening = false

    func listen() async {
      do {
        for try await samples in microphone.start() { log.append("\(samples)") }
        log.append("end")
      } catch let error as MicrophoneError {
        log.append(error.rawValue)
      } catch {
        log.append("\(error)")
      }
    }

    func ask() async { log.append((await microphone.requestAuthorization()).rawValue) }
  }

  struct Screen: View {
    let model: Model
    var body: some View {
      if model.isListening {
        Text("listening").task { await model.listen() }
      }
    }
  }

  /// A window of an application, and a renderer that only takes note of what it is asked.
  @MainActor
  private final class Window {
    let schedule = Schedule()
    let model: Model
    var graph: ViewGraph?
    private var requests: [RendererRequest] = []

    init() throws {
      var made: Model?
      let description = WindowGroup("Test") {
        let model = Model()
        let _ = made = model
        Screen(model: model)
      }._window
      graph = schedule.step { description.open() }
      model = try #require(made)
      graph?.onRequest = { [weak self] in self?.requests.append($0) }
      schedule.runUntilQuiet()
    }

    /// Does something and lets everything run that follows from it.
    func step(_ body: @MainActor () -> Void) {
      schedule.step(body)
      schedule.runUntilQuiet()
    }

    func start(_ operation: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
      let task = schedule.step { Task { @MainActor in await operation() } }
      schedule.runUntilQuiet()
      return task
    }

    func report(_ value: String) { step { graph?.receive(report: "microphone", value: value) } }

    /// What the renderer was asked since the last call.
    func newRequests() -> [RendererRequest] {
      defer { requests = [] }
      return requests
    }

    /// What the model has noted since the last call.
    func newLog() -> [String] {
      defer { model.log = [] }
      return model.log
    }
  }

  @Test("sound reaches whoever listens, and nobody else; the view that goes lets go of the microphone")
  func sound() throws {
    let window = try Window()
    window.step { window.model.isListening = true }
    #expect(window.newRequests() == [.startMicrophone])
    window.report("granted")
    window.step { window.graph?.receive(audio: [1, 0, 0xFF, 0xFF, 9]) }
    window.step { window.graph?.receive(audio: []) }
    #expect(window.newLog() == ["[1, -1]"])
    window.step { window.model.isListening = false }
    #expect(window.newRequests() == [.stopMicrophone])
    window.step { window.graph?.receive(audio: [1, 0]) }
    #expect(window.newLog() == ["end"])
  }

  @Test("every reason why there is no sound ends the stream with an error that says the cure", arguments: MicrophoneError.allCases)
  func failures(error: MicrophoneError) throws {
    let window = try Window()
    window.step { window.model.isListening = true }
    _ = window.newRequests()
    window.report(error.rawValue)
    #expect(window.newLog() == [error.rawValue])
    #expect(window.newRequests() == [], "the renderer has no microphone on")
    #expect(error.description.contains(/start again|Open/) && error.localizedDescription == error.description)
    // The next one who listens asks again.
    _ = window.start { await window.model.listen() }
    #expect(window.newRequests() == [.startMicrophone])
  }

  @Test("what a newer page might report is no reason to wait for ever")
  func unknownReport() throws {
    let window = try Window()
    window.step { window.model.isListening = true }
    window.report("something else")
    #expect(window.newLog() == ["unavailable"])
  }

  @Test("permission is asked for without listening, once for all who ask, and not while somebody listens")
  func permission() throws {
    let window = try Window()
    for _ in 1...2 { _ = window.start { await window.model.ask() } }
    #expect(window.newRequests() == [.askForMicrophone])
    // Whoever wants to listen meanwhile waits for the same answer.
    _ = window.start { await window.model.listen() }
    #expect(window.newRequests() == [] && window.newLog() == [])
    window.report("granted")
    #expect(window.newLog() == ["authorized", "authorized"])
    #expect(window.newRequests() == [.startMicrophone])
    _ = window.start { await window.model.ask() }
    window.report("granted")
    #expect(window.newLog() == ["authorized"] && window.newRequests() == [])
    _ = window.start { await window.model.ask() }
    #expect(window.newLog() == ["authorized"] && window.newRequests() == [])
  }

  @Test("a refusal answers whoever asks, and ends the streams of those who wait to listen")
  func refusal() throws {
    let window = try Window()
    _ = window.start { await window.model.ask() }
    _ = window.start { await window.model.listen() }
    window.report("denied")
    #expect(window.newLog().sorted() == ["denied", "denied"])
    _ = window.start { await window.model.ask() }
    window.report("missing")
    #expect(window.newLog() == ["unavailable"])
    // What comes when nobody has asked is for nobody.
    window.report("denied")
    window.report("granted")
    #expect(window.newLog() == [])
  }

  @Test("AC-L6-4: whoever no longer wants the answer is not held up by it")
  func cancelledQuestion() throws {
    let window = try Window()
    let asking = window.start { await window.model.ask() }
    let listening = window.start { await window.model.listen() }
    #expect(window.newRequests() == [.askForMicrophone])
    window.step { asking.cancel() }
    #expect(window.newLog() == ["unavailable"])
    #expect(window.newRequests() == [.startMicrophone], "the one who waits to listen is not forgotten")
    window.step { listening.cancel() }
    #expect(window.newLog() == ["end"] && window.newRequests() == [.stopMicrophone])
  }

  @Test("a question that is open when the last listener leaves is asked anew")
  func questionOutlivesListener() throws {
    let window = try Window()
    let listening = window.start { await window.model.listen() }
    _ = window.start { await window.model.ask() }
    window.step { listening.cancel() }
    #expect(window.newRequests() == [.startMicrophone, .stopMicrophone, .askForMicrophone])
    window.report("granted")
    #expect(window.newLog() == ["end", "authorized"])
  }

  @Test("a stream that nobody reads by the time it would begin opens nothing")
  func goneAtOnce() throws {
    let window = try Window()
    window.step { _ = window.model.microphone.start() }
    #expect(window.newRequests() == [])
  }

  @Test("closing the window ends streams and answers questions, also those of models that outlive it")
  func closed() throws {
    let window = try Window()
    _ = window.start { await window.model.listen() }
    window.report("granted")
    window.step { window.graph?.close() }
    #expect(window.newLog() == ["closed"])
    _ = window.start { await window.model.listen() }
    _ = window.start { await window.model.ask() }
    #expect(window.newLog().sorted() == ["closed", "unavailable"])
    window.step { window.graph = nil }
    _ = window.start { await window.model.listen() }
    _ = window.start { await window.model.ask() }
    #expect(window.newLog().sorted() == ["closed", "unavailable"])
  }

  @Test("closing the window answers the question that is open")
  func closedWhileAsking() throws {
    let window = try Window()
    _ = window.start { await window.model.ask() }
    window.step { window.graph?.close() }
    #expect(window.newLog() == ["unavailable"])
  }

  @Test("a page that has lost track is told again what goes on")
  func renewed() throws {
    let window = try Window()
    window.step { window.graph?.renewRequests() }
    #expect(window.newRequests() == [])
    _ = window.start { await window.model.ask() }
    window.step { window.graph?.renewRequests() }
    #expect(window.newRequests() == [.askForMicrophone, .askForMicrophone])
    window.report("granted")
    _ = window.start { await window.model.listen() }
    window.report("granted")
    window.step { window.graph?.renewRequests() }
    #expect(window.newRequests() == [.startMicrophone, .startMicrophone])
  }

  @Test("every window has a microphone of its own")
  func twoWindows() throws {
    let (one, other) = (try Window(), try Window())
    for window in [one, other] { window.step { window.model.isListening = true } }
    one.report("granted")
    other.report("denied")
    one.step { one.graph?.receive(audio: [7, 0]) }
    #expect(one.newLog() == ["[7]"] && other.newLog() == ["denied"])
  }

  @Test("the other capabilities ask the renderer")
  func otherCapabilities() throws {
    let window = try Window()
    let model = window.model
    _ = window.start {
      await model.openURL(URL(string: "https://swift.org")!)
      await model.clipboard.copy("text")
      await model.soundEffects.play("/ding.wav")
      await model.soundEffects.loop("/music.wav")
      await model.soundEffects.stop("/music.wav")
    }
    #expect(
      window.newRequests() == [
        .openURL("https://swift.org"), .copy("text"), .playSound(url: "/ding.wav", loops: false),
        .playSound(url: "/music.wav", loops: true),
        .stopSound(url: "/music.wav"),
      ])
  }
}

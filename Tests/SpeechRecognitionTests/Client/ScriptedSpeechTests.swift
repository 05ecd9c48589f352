import CounterpointTestSupport
import Schedules
import SchedulesTestSupport
import SpeechRecognition
import Testing

@Suite(.schedule())
struct ScriptedSpeechTests {
  @Test("what is said reaches who listens, in both shapes, and the end is a final result")
  func saying() async throws {
    let speech = ScriptedSpeech()
    let strings = Task { await speech.client.start().collected() }
    let results = Task { await speech.client.startTask(SpeechRecognitionRequest()).collected() }
    await settle(until: { speech.listeners == 2 })
    speech.say("Do some")
    speech.say("Do some talking")
    speech.finish()
    #expect(await strings.value.elements == ["Do some", "Do some talking"])
    let heard = await results.value.elements
    #expect(heard.map(\.bestTranscription.formattedString) == ["Do some", "Do some talking", "Do some talking"])
    #expect(heard.map(\.isFinal) == [false, false, true])
    #expect(speech.listeners == 0 && speech.terminations == 2)
  }

  @Test("the feature's own finish ends the streams as well")
  func finishTask() async throws {
    let speech = ScriptedSpeech()
    let client = speech.client
    let results = Task { await client.startTask(SpeechRecognitionRequest()).collected() }
    await settle(until: { speech.listeners == 1 })
    await client.finishTask()
    #expect(await results.value.elements.map(\.isFinal) == [true])
  }

  @Test("an error ends the streams with it")
  func failing() async throws {
    let speech = ScriptedSpeech()
    let results = Task { await speech.client.startTask(SpeechRecognitionRequest()).collected() }
    await settle(until: { speech.listeners == 1 })
    speech.fail(SpeechClient.Failure.couldntStartAudioEngine)
    #expect(await results.value.error as? SpeechClient.Failure == .couldntStartAudioEngine)
  }

  @Test("speaking to nobody is reported, with what to do")
  func nobody() async throws {
    let speech = ScriptedSpeech(authorization: .denied)
    let messages = issues { speech.say("Hello?") }
    #expect(messages.count == 1)
    #expect(messages.first?.contains(#"said "Hello?" while nobody listened"#) == true)
    #expect(await speech.client.requestAuthorization() == .denied)
  }

  @Test("a listener that leaves is no listener any more")
  func leaving() async throws {
    let speech = ScriptedSpeech()
    let reader = Task { for try await _ in speech.client.start() { break } }
    await settle(until: { speech.listeners == 1 })
    speech.say("Hello")
    try await reader.value
    #expect(speech.listeners == 0 && speech.terminations == 1)
  }

  @Test("texts that are known beforehand come to everybody who listens")
  func known() async throws {
    let client = SpeechClient.scripted(["Do some", "Do some talking"], authorization: .authorized)
    #expect(await client.requestAuthorization() == .authorized)
    for _ in 1...2 { #expect(await client.start().collected().elements == ["Do some", "Do some talking"]) }
    let results = await client.startTask(SpeechRecognitionRequest()).collected().elements
    #expect(results.map(\.isFinal) == [false, true])
    let last = await client.startTask(.init(shouldReportPartialResults: false)).collected().elements
    #expect(last.map(\.bestTranscription.formattedString) == ["Do some talking"])
    await client.finishTask()
    #expect(await SpeechClient.scripted([]).start().collected().elements.isEmpty)
  }

  /// Lets the other tasks of the schedule run until something is true.
  private func settle(until condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }
}

import ComposableArchitecture
import CounterpointTestSupport
import Testing

@MainActor
@Suite struct TranscriptDifferenceTests {
  @Test("AC-L9-2: what was said so far is a removed and an added line under the action, with an ASCII minus")
  func theApplicationPrintsTheTranscript() async throws {
    let recorder = OperationRecorder<String>()
    let store = Store(
      initialState: AppFeature.State(
        path: StackState([
          .detail(StandupDetailFeature.State(standup: .mock)),
          .recordMeeting(RecordMeetingFeature.State(standup: .mock)),
        ])
      )
    ) {
      AppFeature()
        ._printChanges(.customDump { recorder.record($0) })
    }
    let recording = try #require(store.withState { $0.path.ids.last })
    store.send(.path(.element(id: recording, action: .recordMeeting(.speechResult("Do some")))))
    store.send(.path(.element(id: recording, action: .recordMeeting(.speechResult("Do some talking")))))
    let text = try #require(recorder.operations.last)
    #expect(text.contains(".speechResult(\"Do some talking\")"))
    let changed = text.split(separator: "\n").filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    let withoutIndentation = changed.map { "\($0.first!) \($0.dropFirst().drop { $0 == " " })" }
    #expect(withoutIndentation == [#"- transcript: "Do some""#, #"+ transcript: "Do some talking""#])
  }
}

import ComposableCore
import CounterpointTestSupport
import Testing

@Suite struct PrintChangesTests {
  private struct RecordMeeting: Reducer {
    struct State: Equatable {
      var secondsElapsed = 6
      var speakers = ["Blob", "Blob Jr."]
      var transcript = "Do some"
    }

    enum Action {
      case speechResult(String)
      case timerTick
      case onTask
    }

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .speechResult(let transcript):
        state.transcript = transcript
        return .none
      case .timerTick:
        state.secondsElapsed += 1
        return .none
      case .onTask:
        return .send(.timerTick)
      }
    }
  }

  private typealias Printer = _ReducerPrinter<RecordMeeting.State, RecordMeeting.Action>
  private let recorder = OperationRecorder<String>()
  private var printer: Printer { .customDump { [recorder] in recorder.record($0) } }

  @Test("AC-L9-2: the action's name, and a removed and an added line with an ASCII minus")
  func printsTheActionAndTheDifference() throws {
    var state = RecordMeeting.State()
    _ = RecordMeeting()._printChanges(printer).reduce(into: &state, action: .speechResult("Do some talking"))
    let text = try #require(recorder.operations.first)
    #expect(recorder.operations.count == 1)
    #expect(
      text == """
        received action:
          PrintChangesTests.RecordMeeting.Action.speechResult("Do some talking")
          PrintChangesTests.RecordMeeting.State(
            secondsElapsed: 6,
            speakers: […],
        -   transcript: "Do some"
        +   transcript: "Do some talking"
          )

        """
    )
    let changed = text.split(separator: "\n").filter { $0.hasPrefix("-") || $0.hasPrefix("+") }
    let withoutIndentation = changed.map { "\($0.first!) \($0.dropFirst().drop { $0 == " " })" }
    #expect(withoutIndentation == [#"- transcript: "Do some""#, #"+ transcript: "Do some talking""#])
  }

  @Test func saysThatNothingChanged() {
    var state = RecordMeeting.State()
    let effect = RecordMeeting()._printChanges(printer).reduce(into: &state, action: .onTask)
    #expect(
      recorder.operations == [
        """
        received action:
          PrintChangesTests.RecordMeeting.Action.onTask
          (No state changes)

        """
      ]
    )
    guard case .send(.timerTick) = effect.operation else {
      Issue.record("the effect is passed on")
      return
    }
  }

  @Test func aStorePrintsToo() {
    let reduction = RecordMeeting()._printChanges(printer)._reduction()
    var state = RecordMeeting.State()
    _ = reduction(&state, .timerTick)
    _ = reduction(&state, .timerTick)
    #expect(state.secondsElapsed == 8)
    #expect(recorder.operations.map { $0.contains("-   secondsElapsed: 6") } == [true, false])
    #expect(recorder.operations.map { $0.contains("+   secondsElapsed: 8") } == [false, true])
  }

  @Test("AC-L9-3: without a printer nothing is printed, and nothing is held that would be copied")
  func silence() {
    var state = ProbeState()
    let counter = state.probe.counter
    let silent = Counting()._printChanges(nil)._reduction()
    _ = silent(&state, .increment)
    #expect(state.probe.value == 1)
    #expect(counter.copyCount == 0)

    let loud = Counting()._printChanges(.customDump { [recorder] in recorder.record($0) })._reduction()
    _ = loud(&state, .increment)
    #expect(counter.copyCount == 1)
    #expect(recorder.operations.count == 1)
  }

  @Test func actionLabelsNameTheCasesWithoutTheirValues() {
    let labels = _ReducerPrinter<Int, AppAction>.actionLabels { [recorder] in recorder.record($0) }
    func label(_ action: AppAction) -> [String] {
      labels.printChange(receivedAction: action, oldState: 0, newState: 1)
      return recorder.takeOperations()
    }
    #expect(
      label(.path(.element(id: 3, action: .detail(.titleChanged("a"))))) == ["received action: AppAction.path.element.detail.titleChanged"])
    #expect(label(.path(.popFrom(id: 3))) == ["received action: AppAction.path.popFrom"])
    #expect(label(.destination(.dismiss)) == ["received action: AppAction.destination.dismiss"])
    #expect(
      label(.destination(.presented(.recordMeeting(.delegate(.saveMeeting)))))
        == ["received action: AppAction.destination.presented.recordMeeting.delegate.saveMeeting"]
    )
  }

  @Test func typesAreNamedWithTheTypesAroundThem() {
    struct Local { enum Action {} }
    #expect(typeName(FormAction.self) == "FormAction")
    #expect(typeName(Path.Action.self) == "Path.Action")
    #expect(typeName(Self.RecordMeeting.Action.self) == "PrintChangesTests.RecordMeeting.Action")
    #expect(typeName(Local.Action.self) == "PrintChangesTests.Local.Action")
    #expect(typeName([Int].self) == "Array<Swift.Int>")
  }

  private struct Counting: Reducer {
    enum Action { case increment }
    func reduce(into state: inout ProbeState, action: Action) -> Effect<Action> {
      state.probe.value += 1
      return .none
    }
  }
}

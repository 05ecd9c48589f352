import CustomDump
import SwiftNavigation
import Testing

@Suite struct AlertStateTests {
  @Test("AC-L8-1: endMeeting has the buttons, roles and texts of the seed", arguments: [true, false])
  func endMeeting(isDiscardable: Bool) {
    let alert = AlertState.endMeeting(isDiscardable: isDiscardable)
    #expect(String(state: alert.title) == "End meeting?")
    #expect(alert.message.map { String(state: $0) } == "You are ending the meeting early. What would you like to do?")
    let labels = alert.buttons.map { String(state: $0.label) }
    let roles = alert.buttons.map(\.role)
    let actions = alert.buttons.map(\.action.action)
    if isDiscardable {
      #expect(labels == ["Save and end", "Discard", "Resume"])
      #expect(roles == [nil, .destructive, .cancel])
      #expect(actions == [.confirmSave, .confirmDiscard, nil])
    } else {
      #expect(labels == ["Save and end", "Resume"])
      #expect(roles == [nil, .cancel])
      #expect(actions == [.confirmSave, nil])
    }
  }

  @Test("AC-L8-3: a branch not taken adds no button, and equal builders are equal")
  func emptyBranch() {
    func make(_ isShown: Bool) -> AlertState<Int> {
      AlertState {
        TextState("Title")
      } actions: {
        if isShown { ButtonState(action: 1) { TextState("One") } }
      }
    }
    #expect(make(false).buttons.isEmpty)
    #expect(make(false) == AlertState { TextState("Title") })
    #expect(make(true) == make(true))
    #expect(make(true).hashValue == make(true).hashValue)
    #expect(make(true).id != make(true).id)
    #expect(make(true) != make(false))
  }

  @Test func theSeedsListingEqualsItsExtractedHelper() {
    var state = RecordMeetingFeature.State()
    RecordMeetingFeature.endMeetingButtonTapped(&state)
    #expect(state.alert == .endMeeting(isDiscardable: true))
    #expect(state.alert != .endMeeting(isDiscardable: false))
  }

  @Test @MainActor func titleOnlyListings() throws {
    var state = SpeechState()
    state.denied()
    let title = try #require(state.alert).title
    #expect(String(state: title) == "You denied access to speech recognition. This app needs access to transcribe your speech.")
    state.notDetermined()
    #expect(state.alert == AlertState { TextState("Try again.") })
    let model = RecordMeetingModel()
    model.fail()
    guard case .alert(let alert) = model.destination else {
      Issue.record("no alert")
      return
    }
    #expect(alert == AlertState { TextState("Something went wrong.") })
  }

  @Test func builderStatements() {
    let names = ["A", "B"]
    let dialog = ConfirmationDialogState<Int>(titleVisibility: .visible) {
      TextState("Pick")
    } actions: {
      for (index, name) in names.enumerated() {
        ButtonState(action: index) { TextState(name) }
      }
      switch names.count {
      case 2: ButtonState(action: 20) { TextState("Two") }
      default: ButtonState(action: 30) { TextState("Other") }
      }
      if names.isEmpty { ButtonState(action: 40) { TextState("Empty") } } else { ButtonState(action: 50) { TextState("Full") } }
      if #available(macOS 15, *) { ButtonState(action: 60) { TextState("Available") } }
    }
    #expect(dialog.buttons.map(\.action.action) == [0, 1, 20, 50, 60])
    #expect(dialog != ConfirmationDialogState(title: { TextState("Pick") }, actions: { for b in dialog.buttons { b } }))
  }

  @Test func mapKeepsEverythingButTheAction() {
    let alert = AlertState.endMeeting(isDiscardable: true)
    let mapped = alert.map { action in action.map { $0 == .confirmSave ? "save" : "discard" } }
    #expect(mapped.id == alert.id)
    #expect(mapped.buttons.map(\.id) == alert.buttons.map(\.id))
    #expect(mapped.buttons.map(\.action.action) == ["save", "discard", nil])
    #expect(mapped.buttons.map(\.role) == [nil, .destructive, .cancel])
    #expect(mapped.title == alert.title && mapped.message == alert.message)
    let dialog = ConfirmationDialogState<Int>(titleVisibility: .hidden) {
      TextState("T")
    } actions: {
      ButtonState(action: .send(1, animation: .linear)) { TextState("One") }
    }
    let expected = ConfirmationDialogState<String>(titleVisibility: .hidden) {
      TextState("T")
    } actions: {
      ButtonState(action: .send("1", animation: .linear)) { TextState("One") }
    }
    #expect(dialog.map { $0.map(String.init) } == expected)
    #expect(dialog.map { $0 }.id == dialog.id)
  }

  @Test func earlierSpellings() {
    let modern = AlertState<Int> {
      TextState("T")
    } actions: {
      ButtonState(role: .destructive, action: 1) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("M")
    }
    let earlier = AlertState<Int>(
      title: TextState("T"),
      message: TextState("M"),
      primaryButton: .destructive(TextState("Delete"), action: .send(1)),
      secondaryButton: .cancel(TextState("Cancel"))
    )
    #expect(earlier == modern)
    let single = AlertState<Int>(title: TextState("T"), dismissButton: .default(TextState("OK"), action: .send(2)))
    #expect(single.buttons == [ButtonState(action: 2) { TextState("OK") }])
    #expect(AlertState<Int>(title: TextState("T"), message: TextState("M"), buttons: modern.buttons) == modern)
    let dialog = ConfirmationDialogState<Int>(title: TextState("T"), titleVisibility: .hidden, buttons: modern.buttons)
    #expect(dialog.buttons == modern.buttons && dialog.titleVisibility == .hidden)
  }

  @Test func dumps() {
    expectNoDifference(
      String(customDumping: AlertState.endMeeting(isDiscardable: true)),
      """
      AlertState(
        title: "End meeting?",
        actions: [
          [0]: ButtonState(
            action: .send(.confirmSave),
            label: "Save and end"
          ),
          [1]: ButtonState(
            role: .destructive,
            action: .send(.confirmDiscard),
            label: "Discard"
          ),
          [2]: ButtonState(
            role: .cancel,
            label: "Resume"
          )
        ],
        message: "You are ending the meeting early. What would you like to do?"
      )
      """
    )
    let dialog = ConfirmationDialogState<RecordMeetingFeature.Action.Alert>(titleVisibility: .hidden) {
      TextState("T")
    } actions: {
      ButtonState(action: .send(.confirmSave, animation: .easeIn)) { TextState("S") }
    }
    expectNoDifference(
      String(customDumping: dialog),
      """
      ConfirmationDialogState(
        titleVisibility: .hidden,
        title: "T",
        actions: [
          [0]: ButtonState(
            action: .send(
              .confirmSave,
              animation: .easeIn(duration: 0.35)
            ),
            label: "S"
          )
        ]
      )
      """
    )
  }
}

extension String {
  init<T>(customDumping value: T) {
    self = ""
    customDump(value, to: &self)
  }
}

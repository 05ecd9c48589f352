import ComposableCore
import SwiftNavigation
import Testing

private struct Row: Identifiable { var id: String, title = "" }
private struct Nothing {}
private enum Plain { case row(Row), child(ChildState), optional(ChildState?), number(Int), pair(Int, Int), help, about }

@Suite struct StateIdentityTests {
  @Test func observableStates() {
    let identity = StateIdentifier<ChildState>()
    var state = ChildState()
    let before = identity(state)
    state.count = 5
    state.id = 7
    #expect(identity(state) == before)
    #expect(identity(ChildState()) != before)
    #expect(identity.isObservable)
  }

  @Test func identifiableValues() {
    let identity = StateIdentifier<Row>()
    #expect(identity(Row(id: "a")) == identity(Row(id: "a", title: "b")))
    #expect(identity(Row(id: "a")) != identity(Row(id: "b")))
    #expect(!identity.isObservable)
  }

  @Test func optionals() {
    let identity = StateIdentifier<ChildState?>()
    let child = ChildState()
    #expect(identity(nil) == nil)
    #expect(identity(child) == StateIdentifier<ChildState>()(child))
    #expect(StateIdentifier<Nothing?>()(Nothing()) == StateIdentifier<Nothing>()(Nothing()))
    #expect(identity.isObservable)
  }

  @Test func observableEnums() {
    let identity = StateIdentifier<DestinationState>()
    let child = ChildState()
    #expect(identity(.child(child)) == identity(.child(child)))
    #expect(identity(.child(child)) != identity(.other(child)))
    #expect(identity(.child(child)) != identity(.child(ChildState())))
    #expect(identity(.plain(PlainState(count: 1))) == identity(.plain(PlainState(count: 2))))
  }

  @Test func otherEnums() {
    let identity = StateIdentifier<Plain>()
    let child = ChildState()
    let different: [Plain] = [
      .row(Row(id: "a")), .row(Row(id: "b")), .child(child), .child(ChildState()), .optional(child), .optional(nil), .number(1),
      .pair(1, 2), .help, .about,
    ]
    for (left, value) in different.enumerated() {
      for (right, other) in different.enumerated() { #expect((identity(value) == identity(other)) == (left == right)) }
    }
    #expect(identity(.row(Row(id: "a", title: "b"))) == identity(.row(Row(id: "a"))))
    #expect(identity(.number(1)) == identity(.number(2)))
  }

  @Test func everythingElseIsThere() {
    #expect(StateIdentifier<Nothing>()(Nothing()) == StateIdentifier<Nothing>()(Nothing()))
    #expect(StateIdentifier<Int>()(1) == StateIdentifier<Int>()(2))
  }

  @Test func identifiableValuesInAnObservableEnum() {
    let alert = AlertState<Int> { TextState("a") }
    #expect(ObservableStateID(case: 0, of: alert) == ObservableStateID(case: 0, of: alert))
    #expect(ObservableStateID(case: 0, of: alert) != ObservableStateID(case: 0, of: AlertState<Int> { TextState("a") }))
    #expect(ObservableStateID(case: 0, of: alert) != ObservableStateID(case: 1, of: alert))
    let child = ChildState()
    #expect(ObservableStateID(case: 0, of: child as Any) == ObservableStateID(case: 0, of: child))
  }

  @Test func alertsAndDialogsAreEphemeral() {
    #expect(isEphemeral(AlertState<Int> { TextState("a") }))
    #expect(isEphemeral(ConfirmationDialogState<Int> { TextState("a") }))
    #expect(!isEphemeral(ChildState()))
  }
}

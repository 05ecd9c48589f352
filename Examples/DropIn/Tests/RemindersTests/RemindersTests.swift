import ComposableArchitecture
import Foundation
import Testing

@testable import Reminders

@MainActor
struct RemindersTests {
  @Test
  func load() async {
    let milk = Reminder(id: UUID(1), title: "Milk")
    let store = TestStore(initialState: Reminders.State()) {
      Reminders()
    } withDependencies: {
      $0.reminderClient.load = { [milk] }
    }

    await store.send(.task) {
      $0.isLoading = true
    }
    await store.receive(\.loaded.success) {
      $0.isLoading = false
      $0.rows = [ReminderRow.State(reminder: milk)]
    }
  }

  @Test
  func addReminder() async {
    let clock = TestClock()
    let saved = LockIsolated<[Reminder]>([])
    let store = TestStore(initialState: Reminders.State()) {
      Reminders()
    } withDependencies: {
      $0.continuousClock = clock
      $0.reminderClient.save = { saved.setValue($0) }
      $0.uuid = .incrementing
    }

    await store.send(.addButtonTapped) {
      $0.destination = .form(ReminderForm.State(reminder: Reminder(id: UUID(0))))
    }
    await store.send(\.destination.form.binding.reminder, Reminder(id: UUID(0), title: "Milk")) {
      $0.destination?.modify(\.form) { $0.reminder.title = "Milk" }
    }
    await store.send(\.destination.form.saveButtonTapped)
    await store.receive(\.destination.form.delegate.save) {
      $0.rows = [ReminderRow.State(reminder: Reminder(id: UUID(0), title: "Milk"))]
    }
    await store.receive(\.destination.dismiss) {
      $0.destination = nil
    }
    await clock.advance(by: .seconds(1))
    #expect(saved.value == [Reminder(id: UUID(0), title: "Milk")])
  }

  @Test
  func onlyTheLastChangeIsSaved() async {
    let clock = TestClock()
    let saves = LockIsolated<[[Bool]]>([])
    let store = TestStore(
      initialState: Reminders.State(rows: [ReminderRow.State(reminder: Reminder(id: UUID(7), title: "Milk"))])
    ) {
      Reminders()
    } withDependencies: {
      $0.continuousClock = clock
      $0.reminderClient.save = { reminders in saves.withValue { $0.append(reminders.map(\.isDone)) } }
    }

    await store.send(\.rows[id: UUID(7)].doneToggled) {
      $0.rows[id: UUID(7)]?.reminder.isDone = true
    }
    await store.receive(\.rows[id: UUID(7)].delegate.changed)
    await clock.advance(by: .milliseconds(500))
    await store.send(\.rows[id: UUID(7)].doneToggled) {
      $0.rows[id: UUID(7)]?.reminder.isDone = false
    }
    await store.receive(\.rows[id: UUID(7)].delegate.changed)
    await clock.advance(by: .milliseconds(999))
    #expect(saves.value.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(saves.value == [[false]])
  }

  @Test
  func deleteReminder() async {
    let store = TestStore(
      initialState: Reminders.State(rows: [ReminderRow.State(reminder: Reminder(id: UUID(7), title: "Milk"))])
    ) {
      Reminders()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
      $0.reminderClient.save = { _ in }
    }
    store.exhaustivity = .off

    await store.send(.deleteButtonTapped(id: UUID(7))) {
      $0.destination = .alert(.delete(id: UUID(7)))
    }
    await store.send(.destination(.presented(.alert(.confirmDeletion(of: UUID(7)))))) {
      $0.destination = nil
      $0.rows = []
    }
    await store.finish()
  }

  @Test
  func editOnTheStack() async {
    let reminder = Reminder(id: UUID(7), title: "Milk")
    var initialState = AppFeature.State()
    initialState.reminders.rows = [ReminderRow.State(reminder: reminder)]
    let store = TestStore(initialState: initialState) {
      AppFeature()
    }

    await store.send(.path(.push(id: 0, state: .form(ReminderForm.State(reminder: reminder))))) {
      $0.path[id: 0] = .form(ReminderForm.State(reminder: reminder))
    }
    await store.send(\.path[id: 0].form.binding.reminder, Reminder(id: UUID(7), title: "Oat milk")) {
      $0.path[id: 0, case: \.form]?.reminder.title = "Oat milk"
    }
    await store.send(\.path[id: 0].form.saveButtonTapped)
    await store.receive(\.path[id: 0].form.delegate.save) {
      $0.reminders.rows[id: UUID(7)]?.reminder.title = "Oat milk"
    }
    await store.receive(\.path.popFrom) {
      $0.path[id: 0] = nil
    }
  }

  @Test
  func storesOfParts() {
    let store = Store(
      initialState: Reminders.State(rows: [ReminderRow.State(reminder: Reminder(id: UUID(7), title: "Milk"))])
    ) {
      Reminders()
    } withDependencies: {
      $0.reminderClient.save = { _ in }
    }
    let rows = store.scope(state: \.rows, action: \.rows)
    rows[0].send(.editButtonTapped)
    #expect(store.destination?.form?.reminder.title == "Milk")
    let form = store.scope(state: \.destination?.form, action: \.destination.form)
    form?.send(.set(\.reminder.title, ""))
    #expect(form?.isTitleMissing == true)
  }
}

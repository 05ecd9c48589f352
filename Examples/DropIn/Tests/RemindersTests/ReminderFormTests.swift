import ComposableArchitecture
import XCTest

@testable import Reminders

final class ReminderFormTests: XCTestCase {
  @MainActor
  func testTheTitleIsRequired() async {
    let store = TestStore(
      initialState: ReminderForm.State(reminder: Reminder(id: UUID(0), title: "Milk"))
    ) {
      ReminderForm()
    }

    await store.send(.binding(.set(\.reminder.title, ""))) {
      $0.isTitleMissing = true
      $0.reminder.title = ""
    }
    await store.send(.saveButtonTapped)
    await store.send(\.binding.reminder, Reminder(id: UUID(0), title: "Bread")) {
      $0.isTitleMissing = false
      $0.reminder.title = "Bread"
    }
    XCTAssertEqual(store.state.reminder.title, "Bread")
  }

  @MainActor
  func testCancelDismisses() async {
    let isDismissed = LockIsolated(false)
    let store = TestStore(initialState: ReminderForm.State(reminder: Reminder(id: UUID(0)))) {
      ReminderForm()
    } withDependencies: {
      $0.dismiss = DismissEffect { isDismissed.setValue(true) }
    }

    await store.send(.cancelButtonTapped).finish()
    XCTAssertTrue(isDismissed.value)
  }
}

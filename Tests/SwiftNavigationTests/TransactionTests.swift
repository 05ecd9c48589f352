import Observation
import SwiftNavigation
import Testing

private enum ScrollsToTopKey: TransactionKey {
  static let defaultValue = false
}

extension Transaction {
  fileprivate var scrollsToTop: Bool {
    get { self[ScrollsToTopKey.self] }
    set { self[ScrollsToTopKey.self] = newValue }
  }
}

@Suite struct TransactionTests {
  @Test func currentFollowsTheClosures() throws {
    #expect(Transaction.current.animation == nil && !Transaction.current.scrollsToTop)
    let result = withTransaction(\.scrollsToTop, true) {
      withAnimation(.easeIn) {
        #expect(Transaction.current.scrollsToTop && Transaction.current.animation == .easeIn)
        withAnimation(nil) { #expect(Transaction.current.animation == nil) }
        withTransaction(Transaction(animation: .linear)) {
          #expect(Transaction.current.animation == .linear && !Transaction.current.scrollsToTop)
        }
        withUITransaction(\.disablesAnimations, true) { #expect(UITransaction.current.disablesAnimations) }
        return 42
      }
    }
    #expect(result == 42)
    withAnimation { #expect(Transaction.current.animation == .default) }
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
    #expect(Transaction.current.animation == nil)
  }

  @Test @MainActor func tasksInheritIt() async {
    let model = RecordMeetingModel()
    await model.insert().value
    #expect(model.meetings == ["meeting"])
    let inherited = withAnimation(.easeOut) { Task { Transaction.current.animation } }
    let detached = withAnimation(.easeOut) { Task.detached { Transaction.current.animation } }
    #expect(await inherited.value == .easeOut)
    #expect(await detached.value == nil)
  }

  @Test func hashableObjectsAreEqualByIdentity() async {
    await MainActor.run {
      let (a, b) = (RecordMeetingModel(), RecordMeetingModel())
      #expect(a == a && a != b && Set([a, b, a]).count == 2)
    }
  }
}

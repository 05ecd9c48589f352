import ComposableArchitecture
import Foundation

extension AppFeature.State {
  /// The address of what is open.
  public var address: AppAddress {
    switch path.last {
    case nil: .list
    case .detail(let detail): .detail(detail.standup.id)
    case .meeting(let meeting): .meeting(meeting.meeting.id, in: meeting.standup.id)
    case .recordMeeting(let record): .record(record.standup.id)
    }
  }
}

extension AppFeature {
  /// Opens what an address leads to.
  ///
  /// Who leaves a meeting by the browser's button is asked first, as if they had pressed the one that ends it.
  func open(_ url: URL, in state: inout State) {
    guard let address = AppAddress(path: url.path) else {
      state.path = StackState()
      state.alert = .notFound
      return
    }
    guard address != state.address else { return }
    if let id = state.path.ids.last, case .recordMeeting(let record) = state.path[id: id] {
      if record.ending == nil { state.path[id: id, case: \.recordMeeting]?.alert = .endMeeting(isDiscardable: true) }
      return
    }
    switch address {
    case .list:
      state.path = StackState()
    case .detail(let id):
      openDetail(id, in: &state)
    case .record(let id):
      guard let standup = openDetail(id, in: &state) else { return }
      state.path.append(.recordMeeting(RecordMeetingFeature.State(standup: standup)))
    case .meeting(let meetingID, let id):
      guard let standup = openDetail(id, in: &state) else { return }
      guard let meeting = standup.meetings[id: meetingID] else {
        state.alert = .notFound
        return
      }
      state.path.append(.meeting(PastMeetingFeature.State(meeting: meeting, standup: standup)))
    }
  }

  @discardableResult
  private func openDetail(_ id: Standup.ID, in state: inout State) -> Standup? {
    guard let standup = state.standupsList.standups[id: id] else {
      state.path = StackState()
      state.alert = .notFound
      return nil
    }
    if let first = state.path.ids.first, state.path[id: first]?.detail?.standup.id == id {
      // The screen is the same one, with its place in the list and its sheet.
      state.path.pop(to: first)
    } else {
      state.path = StackState([.detail(StandupDetailFeature.State(standup: standup))])
    }
    return standup
  }
}

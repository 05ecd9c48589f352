import ComposableArchitecture

extension AppFeature.State {
  /// Takes over what has changed in any window, this one or another.
  mutating func take(_ snapshot: StandupsSnapshot) {
    if standupsList.standups != snapshot.standups { standupsList.standups = snapshot.standups }
    if standupsList.problem != snapshot.problem { standupsList.problem = snapshot.problem }
    for id in path.ids {
      switch path[id: id] {
      case .detail(let detail):
        guard let standup = snapshot.standups[id: detail.standup.id], standup != detail.standup else { continue }
        path[id: id, case: \.detail]?.standup = standup
      case .meeting(let meeting):
        guard let standup = snapshot.standups[id: meeting.standup.id], standup != meeting.standup else { continue }
        path[id: id, case: \.meeting]?.standup = standup
      case .recordMeeting, nil:
        continue
      }
    }
    closeWhatIsGone()
  }

  /// Closes the screens of a standup or a meeting that was deleted in another window.
  ///
  /// A meeting that is being held goes on; when it is saved, its standup is there again.
  mutating func closeWhatIsGone() {
    guard !path.contains(where: \.isRecording) else { return }
    for id in path.ids {
      guard let title = path[id: id]?.title(ifGoneFrom: standupsList.standups) else { continue }
      path.pop(from: id)
      alert = .gone(title)
      return
    }
  }
}

extension AppFeature.Path.State {
  fileprivate var isRecording: Bool {
    if case .recordMeeting = self { true } else { false }
  }

  /// What is no longer there, if that is so.
  fileprivate func title(ifGoneFrom standups: IdentifiedArrayOf<Standup>) -> String? {
    switch self {
    case .detail(let detail):
      standups[id: detail.standup.id] == nil ? detail.standup.title : nil
    case .meeting(let meeting):
      standups[id: meeting.standup.id]?.meetings[id: meeting.meeting.id] == nil ? meeting.standup.title : nil
    case .recordMeeting:
      nil
    }
  }
}

extension AlertState where Action == AppFeature.Action.Alert {
  /// Says that something was deleted elsewhere.
  public static func gone(_ title: String) -> Self {
    Self {
      TextState("“\(title)” was deleted")
    } actions: {
      ButtonState(role: .cancel) {
        TextState("OK")
      }
    } message: {
      TextState("Somebody deleted it in another window.")
    }
  }

  /// Says that an address leads nowhere.
  public static let notFound = Self {
    TextState("Not found")
  } actions: {
    ButtonState(role: .cancel) {
      TextState("OK")
    }
  } message: {
    TextState("There is nothing at this address any more.")
  }
}

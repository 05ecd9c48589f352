import SwiftNavigation

/// The listings of the seed documents that spell alerts, texts and buttons, as they stand there.
struct RecordMeetingFeature {
  struct State: Equatable {
    var alert: AlertState<Action.Alert>?
  }

  enum Action: Equatable {
    enum Alert {
      case confirmDiscard
      case confirmSave
    }
  }

  static func endMeetingButtonTapped(_ state: inout State) {
    state.alert = AlertState {
      TextState("End meeting?")
    } actions: {
      ButtonState(action: .confirmSave) {
        TextState("Save and end")
      }
      ButtonState(
        role: .destructive, action: .confirmDiscard
      ) {
        TextState("Discard")
      }
      ButtonState(role: .cancel) {
        TextState("Resume")
      }
    } message: {
      TextState(
        """
        You are ending the meeting early. \
        What would you like to do?
        """
      )
    }
  }
}

extension AlertState where Action == RecordMeetingFeature.Action.Alert {
  static func endMeeting(isDiscardable: Bool) -> Self {
    Self {
      TextState("End meeting?")
    } actions: {
      ButtonState(action: .confirmSave) {
        TextState("Save and end")
      }
      if isDiscardable {
        ButtonState(
          role: .destructive, action: .confirmDiscard
        ) {
          TextState("Discard")
        }
      }
      ButtonState(role: .cancel) {
        TextState("Resume")
      }
    } message: {
      TextState(
        """
        You are ending the meeting early. \
        What would you like to do?
        """
      )
    }
  }
}

enum SpeechAction: Equatable {
  case dismissed
}

struct SpeechState: Equatable {
  var alert: AlertState<SpeechAction>?

  mutating func denied() {
    alert = AlertState(
      title: TextState(
        """
        You denied access to speech recognition. This \
        app needs access to transcribe your speech.
        """
      )
    )
  }

  mutating func notDetermined() {
    alert = AlertState(
      title: TextState("Try again.")
    )
  }
}

@MainActor final class RecordMeetingModel: HashableObject {
  enum Destination {
    case alert(AlertState<Never>)
  }

  var destination: Destination?
  var meetings: Set<String> = []

  func fail() {
    self.destination = .alert(
      AlertState(title: TextState("Something went wrong."))
    )
  }

  func insert() -> Task<Void, Never> {
    Task {
      withAnimation {
        _ = self.meetings.insert("meeting")
      }
    }
  }
}

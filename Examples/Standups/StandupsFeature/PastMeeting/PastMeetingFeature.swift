import ComposableArchitecture
import CounterpointUI

/// Shows a meeting that has been held, and what was said.
@Reducer
public struct PastMeetingFeature {
  /// A meeting that has been held.
  @ObservableState
  public struct State: Equatable {
    /// The meeting.
    public let meeting: Meeting
    /// The standup it was held in.
    public var standup: Standup
    /// Whether the transcript has just been copied.
    public var isCopied = false

    /// Makes the state.
    public init(meeting: Meeting, standup: Standup) {
      self.meeting = meeting
      self.standup = standup
    }
  }

  /// What can happen.
  public enum Action: Equatable {
    case copyButtonTapped
    case copyNoteExpired
  }

  private enum CancelID { case note }

  @Dependency(\.clipboard) var clipboard
  @Dependency(\.continuousClock) var clock

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .copyButtonTapped:
        state.isCopied = true
        return .run { [clipboard, clock, transcript = state.meeting.transcript] send in
          await clipboard.copy(transcript)
          try await clock.sleep(for: .seconds(2))
          await send(.copyNoteExpired, animation: .default)
        }
        .cancellable(id: CancelID.note, cancelInFlight: true)

      case .copyNoteExpired:
        state.isCopied = false
        return .none
      }
    }
  }
}

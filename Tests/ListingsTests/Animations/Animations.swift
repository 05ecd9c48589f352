import ComposableArchitecture

/// A colour, which here only has to be told from another.
enum Color: Equatable, Sendable {
  case black, blue, green, orange, pink, purple, red, yellow
}

struct Position: Equatable, Sendable {
  var x = 0.0
  var y = 0.0
}

struct Animations: ReducerProtocol {
  struct State: Equatable {
    @PresentationState var alert: AlertState<Action.Alert>?
    var circleColor = Color.black
    var circlePosition: Position?
    var isCircleScaled = false
  }

  enum Action: Equatable {
    case alert(PresentationAction<Alert>)
    case circleMoved(to: Position)
    case rainbowButtonTapped
    case resetButtonTapped
    case scaleToggled
    case setColor(Color)

    enum Alert {
      case confirmReset
    }
  }

  private enum CancelID {}

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .alert(.presented(.confirmReset)):
        state = State()
        return .cancel(id: CancelID.self)

      case .alert:
        return .none

      case let .circleMoved(position):
        state.circlePosition = position
        return .none

      case .rainbowButtonTapped:
        return .run { send in
          for color in [Color.red, .blue, .green, .orange, .pink, .purple, .yellow, .black] {
            await send(.setColor(color), animation: .linear)
            try await self.clock.sleep(for: .seconds(1))
          }
        }
        .cancellable(id: CancelID.self)

      case .resetButtonTapped:
        state.alert = AlertState {
          TextState("Reset state?")
        } actions: {
          ButtonState(
            role: .destructive,
            action: .send(.confirmReset, animation: .default)
          ) {
            TextState("Reset")
          }
          ButtonState(role: .cancel) {
            TextState("Cancel")
          }
        }
        return .none

      case .scaleToggled:
        state.isCircleScaled.toggle()
        return .none

      case let .setColor(color):
        state.circleColor = color
        return .none
      }
    }
    .ifLet(\.$alert, action: /Action.alert)
  }
}

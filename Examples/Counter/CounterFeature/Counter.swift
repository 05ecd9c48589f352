import ComposableArchitecture

/// A number to count with, a fact about it that takes a second to look up, and a name to be greeted by.
@Reducer
public struct Counter {
  /// What the feature shows.
  @ObservableState
  public struct State: Equatable {
    /// The number.
    public var count = 0
    /// The fact about the number, once it is there.
    public var fact: String?
    /// Whether a fact is being looked up.
    public var isLoadingFact = false
    /// The name that the user has typed.
    public var name = ""

    /// Makes the state to begin with.
    public init(count: Int = 0) {
      self.count = count
    }
  }

  /// What can happen.
  public enum Action: Equatable {
    case decrementButtonTapped
    case incrementButtonTapped
    case factButtonTapped
    case factResponse(String)
    case nameChanged(String)
  }

  @Dependency(\.continuousClock) private var clock

  /// Makes the feature.
  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped:
        state.count -= 1
        state.fact = nil
        return .none
      case .incrementButtonTapped:
        state.count += 1
        state.fact = nil
        return .none
      case .factButtonTapped:
        guard !state.isLoadingFact else { return .none }
        state.fact = nil
        state.isLoadingFact = true
        return .run(name: "fact") { [count = state.count, clock] send in
          try await clock.sleep(for: .seconds(1))
          await send(.factResponse(fact(about: count)))
        }
      case .factResponse(let fact):
        state.isLoadingFact = false
        state.fact = fact
        return .none
      case .nameChanged(let name):
        state.name = String(name.prefix(20))
        return .none
      }
    }
  }
}

/// Something true about a number.
func fact(about number: Int) -> String {
  if number == 0 { return "0 is the only number that is neither positive nor negative." }
  let magnitude = number.magnitude
  let isPrime = magnitude > 1 && !(2..<magnitude).prefix { $0 * $0 <= magnitude }.contains { magnitude.isMultiple(of: $0) }
  if isPrime { return "\(number) is \(number < 0 ? "a negative prime" : "a prime number")." }
  return "\(number) is \(number.isMultiple(of: 2) ? "an even" : "an odd") number, and its square is \(number * number)."
}

import CasePaths
import ComposableCore

@Reducer
public struct PublicFeature<Value: Equatable & Sendable> {
  @ObservableState
  public struct State: Equatable {
    public var value: Value
    public fileprivate(set) var isSeen = false
    @Presents public var again: PublicFeature<Value>.State?
    public init(value: Value) { self.value = value }
  }
  public enum Action: Sendable { case set(Value), see }
  public init() {}
  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .set(let value): state.value = value
      case .see: state.isSeen = true
      }
      return .none
    }
  }
}

@Reducer
public enum PublicDestination<Value: Equatable & Sendable> {
  case feature(PublicFeature<Value>)
}

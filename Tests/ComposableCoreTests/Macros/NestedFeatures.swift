import CasePaths
import ComposableCore

public enum Namespace {}

extension Namespace {
  @Reducer
  public struct Inner {
    @ObservableState
    public struct State: Equatable { public var count = 0 }
    public enum Action { case go }
    public var body: some ReducerOf<Self> { EmptyReducer() }
  }

  @Reducer
  public enum Path { case inner(Inner) }
}

@Reducer
struct EnumFeature {
  @ObservableState
  enum State: Equatable {
    case loading
    case loaded(Counter.State)
    case failed(message: String, code: Int)
  }
  enum Action { case loaded(Counter.Action) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

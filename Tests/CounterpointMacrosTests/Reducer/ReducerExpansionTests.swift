import Testing

@Suite struct ReducerExpansionTests {
  @Test func aStruct() {
    assertFeatureExpansion(
      """
      @Reducer
      struct Feature {
        enum State {
          case a
        }
        enum Action {
          case b
        }
        var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      """
      struct Feature {
        @CasePaths.CasePathable @dynamicMemberLookup
        enum State {
          case a
        }
        @CasePaths.CasePathable
        enum Action {
          case b
        }
        @ComposableCore.ReducerBuilder<Self.State, Self.Action>
        var body: some ReducerOf<Self> { EmptyReducer() }
      }

      extension Feature: ComposableCore.Reducer {
      }
      """
    )
  }

  @Test func whatIsWrittenIsKept() {
    assertFeatureExpansion(
      """
      @Reducer
      struct Feature {
        struct State {}
        @CasePathable enum Action {
          case b
        }
        @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { EmptyReducer() }
      }
      """,
      """
      struct Feature {
        struct State {}
        @CasePathable enum Action {
          case b
        }
        @ReducerBuilder<State, Action> var body: some ReducerOf<Self> { EmptyReducer() }
      }

      extension Feature: ComposableCore.Reducer {
      }
      """
    )
  }

  @Test func aView() {
    assertFeatureExpansion(
      """
      @ViewAction(for: Feature.self)
      struct FeatureView {
        let store: StoreOf<Feature>
      }
      """,
      """
      struct FeatureView {
        let store: StoreOf<Feature>
      }

      extension FeatureView: ComposableCore.ViewActionSending {
      }
      """
    )
  }
}

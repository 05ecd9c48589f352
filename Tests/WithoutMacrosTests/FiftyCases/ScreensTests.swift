import ComposableArchitecture
import Testing

@MainActor
@Suite struct ScreensTests {
  /// Every case, with an action of the feature in it.
  private static let cases: [(state: Screens.State, visit: Screens.Action)] = [
    (.screen01(Screen.State()), .screen01(.visited)),
    (.screen02(Screen.State()), .screen02(.visited)),
    (.screen03(Screen.State()), .screen03(.visited)),
    (.screen04(Screen.State()), .screen04(.visited)),
    (.screen05(Screen.State()), .screen05(.visited)),
    (.screen06(Screen.State()), .screen06(.visited)),
    (.screen07(Screen.State()), .screen07(.visited)),
    (.screen08(Screen.State()), .screen08(.visited)),
    (.screen09(Screen.State()), .screen09(.visited)),
    (.screen10(Screen.State()), .screen10(.visited)),
    (.screen11(Screen.State()), .screen11(.visited)),
    (.screen12(Screen.State()), .screen12(.visited)),
    (.screen13(Screen.State()), .screen13(.visited)),
    (.screen14(Screen.State()), .screen14(.visited)),
    (.screen15(Screen.State()), .screen15(.visited)),
    (.screen16(Screen.State()), .screen16(.visited)),
    (.screen17(Screen.State()), .screen17(.visited)),
    (.screen18(Screen.State()), .screen18(.visited)),
    (.screen19(Screen.State()), .screen19(.visited)),
    (.screen20(Screen.State()), .screen20(.visited)),
    (.screen21(Screen.State()), .screen21(.visited)),
    (.screen22(Screen.State()), .screen22(.visited)),
    (.screen23(Screen.State()), .screen23(.visited)),
    (.screen24(Screen.State()), .screen24(.visited)),
    (.screen25(Screen.State()), .screen25(.visited)),
    (.screen26(Screen.State()), .screen26(.visited)),
    (.screen27(Screen.State()), .screen27(.visited)),
    (.screen28(Screen.State()), .screen28(.visited)),
    (.screen29(Screen.State()), .screen29(.visited)),
    (.screen30(Screen.State()), .screen30(.visited)),
    (.screen31(Screen.State()), .screen31(.visited)),
    (.screen32(Screen.State()), .screen32(.visited)),
    (.screen33(Screen.State()), .screen33(.visited)),
    (.screen34(Screen.State()), .screen34(.visited)),
    (.screen35(Screen.State()), .screen35(.visited)),
    (.screen36(Screen.State()), .screen36(.visited)),
    (.screen37(Screen.State()), .screen37(.visited)),
    (.screen38(Screen.State()), .screen38(.visited)),
    (.screen39(Screen.State()), .screen39(.visited)),
    (.screen40(Screen.State()), .screen40(.visited)),
    (.screen41(Screen.State()), .screen41(.visited)),
    (.screen42(Screen.State()), .screen42(.visited)),
    (.screen43(Screen.State()), .screen43(.visited)),
    (.screen44(Screen.State()), .screen44(.visited)),
    (.screen45(Screen.State()), .screen45(.visited)),
    (.screen46(Screen.State()), .screen46(.visited)),
    (.screen47(Screen.State()), .screen47(.visited)),
    (.screen48(Screen.State()), .screen48(.visited)),
    (.screen49(Screen.State()), .screen49(.visited)),
    (.screen50(Screen.State()), .screen50(.visited)),
  ]

  @Test func eachCaseRunsItsOwnFeature() throws {
    let store = Store(initialState: Navigator.State()) { Navigator() }
    for (index, (state, visit)) in Self.cases.enumerated() {
      store.send(.show(state))
      store.send(.screen(.presented(visit)))
      let screens = try #require(store.scope(state: \.screen, action: \.screen))
      #expect(Screens.scope(screens).visits == [index + 1])
    }
  }

  @Test func anActionForAnotherCaseIsReportedAndRunsNothing() {
    let store = Store(initialState: Navigator.State(screen: .screen01(Screen.State()))) { Navigator() }
    withKnownIssue {
      store.send(.screen(.presented(.screen50(.visited))))
    } matching: { issue in
      "\(issue)".contains("screen50")
    }
    #expect(store.screen == .screen01(Screen.State()))
  }

  @Test func eachCaseStacksAndDismissesItself() async {
    let store = TestStore(initialState: Navigator.State(path: StackState(Self.cases.map(\.state)))) { Navigator() }
    await store.send(.path(.element(id: 49, action: .screen50(.visited)))) { $0.path[id: 49, case: \.screen50]?.visits = [50] }
    await store.send(.path(.element(id: 24, action: .screen25(.closeButtonTapped))))
    await store.receive(.path(.popFrom(id: 24))) { $0.path.pop(from: 24) }
    #expect(store.state.path.count == 24)
    await store.finish()
  }
}

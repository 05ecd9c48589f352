import ComposableArchitecture

/// A destination with fifty cases, which is what a large application comes to.
enum Screens: CaseReducer {
  @dynamicMemberLookup
  enum State: CaseReducerState, CasePathable, ObservableState, Equatable, Sendable {
    typealias StateReducer = Screens

    case screen01(Screen.State), screen02(Screen.State), screen03(Screen.State), screen04(Screen.State), screen05(Screen.State)
    case screen06(Screen.State), screen07(Screen.State), screen08(Screen.State), screen09(Screen.State), screen10(Screen.State)
    case screen11(Screen.State), screen12(Screen.State), screen13(Screen.State), screen14(Screen.State), screen15(Screen.State)
    case screen16(Screen.State), screen17(Screen.State), screen18(Screen.State), screen19(Screen.State), screen20(Screen.State)
    case screen21(Screen.State), screen22(Screen.State), screen23(Screen.State), screen24(Screen.State), screen25(Screen.State)
    case screen26(Screen.State), screen27(Screen.State), screen28(Screen.State), screen29(Screen.State), screen30(Screen.State)
    case screen31(Screen.State), screen32(Screen.State), screen33(Screen.State), screen34(Screen.State), screen35(Screen.State)
    case screen36(Screen.State), screen37(Screen.State), screen38(Screen.State), screen39(Screen.State), screen40(Screen.State)
    case screen41(Screen.State), screen42(Screen.State), screen43(Screen.State), screen44(Screen.State), screen45(Screen.State)
    case screen46(Screen.State), screen47(Screen.State), screen48(Screen.State), screen49(Screen.State), screen50(Screen.State)

    struct AllCasePaths: Sendable {
      var screen01: Path { Path(embed: State.screen01, extract: { if case .screen01(let state) = $0 { state } else { nil } }) }
      var screen02: Path { Path(embed: State.screen02, extract: { if case .screen02(let state) = $0 { state } else { nil } }) }
      var screen03: Path { Path(embed: State.screen03, extract: { if case .screen03(let state) = $0 { state } else { nil } }) }
      var screen04: Path { Path(embed: State.screen04, extract: { if case .screen04(let state) = $0 { state } else { nil } }) }
      var screen05: Path { Path(embed: State.screen05, extract: { if case .screen05(let state) = $0 { state } else { nil } }) }
      var screen06: Path { Path(embed: State.screen06, extract: { if case .screen06(let state) = $0 { state } else { nil } }) }
      var screen07: Path { Path(embed: State.screen07, extract: { if case .screen07(let state) = $0 { state } else { nil } }) }
      var screen08: Path { Path(embed: State.screen08, extract: { if case .screen08(let state) = $0 { state } else { nil } }) }
      var screen09: Path { Path(embed: State.screen09, extract: { if case .screen09(let state) = $0 { state } else { nil } }) }
      var screen10: Path { Path(embed: State.screen10, extract: { if case .screen10(let state) = $0 { state } else { nil } }) }
      var screen11: Path { Path(embed: State.screen11, extract: { if case .screen11(let state) = $0 { state } else { nil } }) }
      var screen12: Path { Path(embed: State.screen12, extract: { if case .screen12(let state) = $0 { state } else { nil } }) }
      var screen13: Path { Path(embed: State.screen13, extract: { if case .screen13(let state) = $0 { state } else { nil } }) }
      var screen14: Path { Path(embed: State.screen14, extract: { if case .screen14(let state) = $0 { state } else { nil } }) }
      var screen15: Path { Path(embed: State.screen15, extract: { if case .screen15(let state) = $0 { state } else { nil } }) }
      var screen16: Path { Path(embed: State.screen16, extract: { if case .screen16(let state) = $0 { state } else { nil } }) }
      var screen17: Path { Path(embed: State.screen17, extract: { if case .screen17(let state) = $0 { state } else { nil } }) }
      var screen18: Path { Path(embed: State.screen18, extract: { if case .screen18(let state) = $0 { state } else { nil } }) }
      var screen19: Path { Path(embed: State.screen19, extract: { if case .screen19(let state) = $0 { state } else { nil } }) }
      var screen20: Path { Path(embed: State.screen20, extract: { if case .screen20(let state) = $0 { state } else { nil } }) }
      var screen21: Path { Path(embed: State.screen21, extract: { if case .screen21(let state) = $0 { state } else { nil } }) }
      var screen22: Path { Path(embed: State.screen22, extract: { if case .screen22(let state) = $0 { state } else { nil } }) }
      var screen23: Path { Path(embed: State.screen23, extract: { if case .screen23(let state) = $0 { state } else { nil } }) }
      var screen24: Path { Path(embed: State.screen24, extract: { if case .screen24(let state) = $0 { state } else { nil } }) }
      var screen25: Path { Path(embed: State.screen25, extract: { if case .screen25(let state) = $0 { state } else { nil } }) }
      var screen26: Path { Path(embed: State.screen26, extract: { if case .screen26(let state) = $0 { state } else { nil } }) }
      var screen27: Path { Path(embed: State.screen27, extract: { if case .screen27(let state) = $0 { state } else { nil } }) }
      var screen28: Path { Path(embed: State.screen28, extract: { if case .screen28(let state) = $0 { state } else { nil } }) }
      var screen29: Path { Path(embed: State.screen29, extract: { if case .screen29(let state) = $0 { state } else { nil } }) }
      var screen30: Path { Path(embed: State.screen30, extract: { if case .screen30(let state) = $0 { state } else { nil } }) }
      var screen31: Path { Path(embed: State.screen31, extract: { if case .screen31(let state) = $0 { state } else { nil } }) }
      var screen32: Path { Path(embed: State.screen32, extract: { if case .screen32(let state) = $0 { state } else { nil } }) }
      var screen33: Path { Path(embed: State.screen33, extract: { if case .screen33(let state) = $0 { state } else { nil } }) }
      var screen34: Path { Path(embed: State.screen34, extract: { if case .screen34(let state) = $0 { state } else { nil } }) }
      var screen35: Path { Path(embed: State.screen35, extract: { if case .screen35(let state) = $0 { state } else { nil } }) }
      var screen36: Path { Path(embed: State.screen36, extract: { if case .screen36(let state) = $0 { state } else { nil } }) }
      var screen37: Path { Path(embed: State.screen37, extract: { if case .screen37(let state) = $0 { state } else { nil } }) }
      var screen38: Path { Path(embed: State.screen38, extract: { if case .screen38(let state) = $0 { state } else { nil } }) }
      var screen39: Path { Path(embed: State.screen39, extract: { if case .screen39(let state) = $0 { state } else { nil } }) }
      var screen40: Path { Path(embed: State.screen40, extract: { if case .screen40(let state) = $0 { state } else { nil } }) }
      var screen41: Path { Path(embed: State.screen41, extract: { if case .screen41(let state) = $0 { state } else { nil } }) }
      var screen42: Path { Path(embed: State.screen42, extract: { if case .screen42(let state) = $0 { state } else { nil } }) }
      var screen43: Path { Path(embed: State.screen43, extract: { if case .screen43(let state) = $0 { state } else { nil } }) }
      var screen44: Path { Path(embed: State.screen44, extract: { if case .screen44(let state) = $0 { state } else { nil } }) }
      var screen45: Path { Path(embed: State.screen45, extract: { if case .screen45(let state) = $0 { state } else { nil } }) }
      var screen46: Path { Path(embed: State.screen46, extract: { if case .screen46(let state) = $0 { state } else { nil } }) }
      var screen47: Path { Path(embed: State.screen47, extract: { if case .screen47(let state) = $0 { state } else { nil } }) }
      var screen48: Path { Path(embed: State.screen48, extract: { if case .screen48(let state) = $0 { state } else { nil } }) }
      var screen49: Path { Path(embed: State.screen49, extract: { if case .screen49(let state) = $0 { state } else { nil } }) }
      var screen50: Path { Path(embed: State.screen50, extract: { if case .screen50(let state) = $0 { state } else { nil } }) }
    }

    typealias Path = AnyCasePath<State, Screen.State>
    static var allCasePaths: AllCasePaths { AllCasePaths() }

    var _$id: ObservableStateID {
      switch self {
      case .screen01(let state): ObservableStateID(case: 0, of: state)
      case .screen02(let state): ObservableStateID(case: 1, of: state)
      case .screen03(let state): ObservableStateID(case: 2, of: state)
      case .screen04(let state): ObservableStateID(case: 3, of: state)
      case .screen05(let state): ObservableStateID(case: 4, of: state)
      case .screen06(let state): ObservableStateID(case: 5, of: state)
      case .screen07(let state): ObservableStateID(case: 6, of: state)
      case .screen08(let state): ObservableStateID(case: 7, of: state)
      case .screen09(let state): ObservableStateID(case: 8, of: state)
      case .screen10(let state): ObservableStateID(case: 9, of: state)
      case .screen11(let state): ObservableStateID(case: 10, of: state)
      case .screen12(let state): ObservableStateID(case: 11, of: state)
      case .screen13(let state): ObservableStateID(case: 12, of: state)
      case .screen14(let state): ObservableStateID(case: 13, of: state)
      case .screen15(let state): ObservableStateID(case: 14, of: state)
      case .screen16(let state): ObservableStateID(case: 15, of: state)
      case .screen17(let state): ObservableStateID(case: 16, of: state)
      case .screen18(let state): ObservableStateID(case: 17, of: state)
      case .screen19(let state): ObservableStateID(case: 18, of: state)
      case .screen20(let state): ObservableStateID(case: 19, of: state)
      case .screen21(let state): ObservableStateID(case: 20, of: state)
      case .screen22(let state): ObservableStateID(case: 21, of: state)
      case .screen23(let state): ObservableStateID(case: 22, of: state)
      case .screen24(let state): ObservableStateID(case: 23, of: state)
      case .screen25(let state): ObservableStateID(case: 24, of: state)
      case .screen26(let state): ObservableStateID(case: 25, of: state)
      case .screen27(let state): ObservableStateID(case: 26, of: state)
      case .screen28(let state): ObservableStateID(case: 27, of: state)
      case .screen29(let state): ObservableStateID(case: 28, of: state)
      case .screen30(let state): ObservableStateID(case: 29, of: state)
      case .screen31(let state): ObservableStateID(case: 30, of: state)
      case .screen32(let state): ObservableStateID(case: 31, of: state)
      case .screen33(let state): ObservableStateID(case: 32, of: state)
      case .screen34(let state): ObservableStateID(case: 33, of: state)
      case .screen35(let state): ObservableStateID(case: 34, of: state)
      case .screen36(let state): ObservableStateID(case: 35, of: state)
      case .screen37(let state): ObservableStateID(case: 36, of: state)
      case .screen38(let state): ObservableStateID(case: 37, of: state)
      case .screen39(let state): ObservableStateID(case: 38, of: state)
      case .screen40(let state): ObservableStateID(case: 39, of: state)
      case .screen41(let state): ObservableStateID(case: 40, of: state)
      case .screen42(let state): ObservableStateID(case: 41, of: state)
      case .screen43(let state): ObservableStateID(case: 42, of: state)
      case .screen44(let state): ObservableStateID(case: 43, of: state)
      case .screen45(let state): ObservableStateID(case: 44, of: state)
      case .screen46(let state): ObservableStateID(case: 45, of: state)
      case .screen47(let state): ObservableStateID(case: 46, of: state)
      case .screen48(let state): ObservableStateID(case: 47, of: state)
      case .screen49(let state): ObservableStateID(case: 48, of: state)
      case .screen50(let state): ObservableStateID(case: 49, of: state)
      }
    }
  }

  enum Action: CasePathable, Equatable, Sendable {
    case screen01(Screen.Action), screen02(Screen.Action), screen03(Screen.Action), screen04(Screen.Action), screen05(Screen.Action)
    case screen06(Screen.Action), screen07(Screen.Action), screen08(Screen.Action), screen09(Screen.Action), screen10(Screen.Action)
    case screen11(Screen.Action), screen12(Screen.Action), screen13(Screen.Action), screen14(Screen.Action), screen15(Screen.Action)
    case screen16(Screen.Action), screen17(Screen.Action), screen18(Screen.Action), screen19(Screen.Action), screen20(Screen.Action)
    case screen21(Screen.Action), screen22(Screen.Action), screen23(Screen.Action), screen24(Screen.Action), screen25(Screen.Action)
    case screen26(Screen.Action), screen27(Screen.Action), screen28(Screen.Action), screen29(Screen.Action), screen30(Screen.Action)
    case screen31(Screen.Action), screen32(Screen.Action), screen33(Screen.Action), screen34(Screen.Action), screen35(Screen.Action)
    case screen36(Screen.Action), screen37(Screen.Action), screen38(Screen.Action), screen39(Screen.Action), screen40(Screen.Action)
    case screen41(Screen.Action), screen42(Screen.Action), screen43(Screen.Action), screen44(Screen.Action), screen45(Screen.Action)
    case screen46(Screen.Action), screen47(Screen.Action), screen48(Screen.Action), screen49(Screen.Action), screen50(Screen.Action)

    struct AllCasePaths: Sendable {
      var screen01: Path { Path(embed: Action.screen01, extract: { if case .screen01(let action) = $0 { action } else { nil } }) }
      var screen02: Path { Path(embed: Action.screen02, extract: { if case .screen02(let action) = $0 { action } else { nil } }) }
      var screen03: Path { Path(embed: Action.screen03, extract: { if case .screen03(let action) = $0 { action } else { nil } }) }
      var screen04: Path { Path(embed: Action.screen04, extract: { if case .screen04(let action) = $0 { action } else { nil } }) }
      var screen05: Path { Path(embed: Action.screen05, extract: { if case .screen05(let action) = $0 { action } else { nil } }) }
      var screen06: Path { Path(embed: Action.screen06, extract: { if case .screen06(let action) = $0 { action } else { nil } }) }
      var screen07: Path { Path(embed: Action.screen07, extract: { if case .screen07(let action) = $0 { action } else { nil } }) }
      var screen08: Path { Path(embed: Action.screen08, extract: { if case .screen08(let action) = $0 { action } else { nil } }) }
      var screen09: Path { Path(embed: Action.screen09, extract: { if case .screen09(let action) = $0 { action } else { nil } }) }
      var screen10: Path { Path(embed: Action.screen10, extract: { if case .screen10(let action) = $0 { action } else { nil } }) }
      var screen11: Path { Path(embed: Action.screen11, extract: { if case .screen11(let action) = $0 { action } else { nil } }) }
      var screen12: Path { Path(embed: Action.screen12, extract: { if case .screen12(let action) = $0 { action } else { nil } }) }
      var screen13: Path { Path(embed: Action.screen13, extract: { if case .screen13(let action) = $0 { action } else { nil } }) }
      var screen14: Path { Path(embed: Action.screen14, extract: { if case .screen14(let action) = $0 { action } else { nil } }) }
      var screen15: Path { Path(embed: Action.screen15, extract: { if case .screen15(let action) = $0 { action } else { nil } }) }
      var screen16: Path { Path(embed: Action.screen16, extract: { if case .screen16(let action) = $0 { action } else { nil } }) }
      var screen17: Path { Path(embed: Action.screen17, extract: { if case .screen17(let action) = $0 { action } else { nil } }) }
      var screen18: Path { Path(embed: Action.screen18, extract: { if case .screen18(let action) = $0 { action } else { nil } }) }
      var screen19: Path { Path(embed: Action.screen19, extract: { if case .screen19(let action) = $0 { action } else { nil } }) }
      var screen20: Path { Path(embed: Action.screen20, extract: { if case .screen20(let action) = $0 { action } else { nil } }) }
      var screen21: Path { Path(embed: Action.screen21, extract: { if case .screen21(let action) = $0 { action } else { nil } }) }
      var screen22: Path { Path(embed: Action.screen22, extract: { if case .screen22(let action) = $0 { action } else { nil } }) }
      var screen23: Path { Path(embed: Action.screen23, extract: { if case .screen23(let action) = $0 { action } else { nil } }) }
      var screen24: Path { Path(embed: Action.screen24, extract: { if case .screen24(let action) = $0 { action } else { nil } }) }
      var screen25: Path { Path(embed: Action.screen25, extract: { if case .screen25(let action) = $0 { action } else { nil } }) }
      var screen26: Path { Path(embed: Action.screen26, extract: { if case .screen26(let action) = $0 { action } else { nil } }) }
      var screen27: Path { Path(embed: Action.screen27, extract: { if case .screen27(let action) = $0 { action } else { nil } }) }
      var screen28: Path { Path(embed: Action.screen28, extract: { if case .screen28(let action) = $0 { action } else { nil } }) }
      var screen29: Path { Path(embed: Action.screen29, extract: { if case .screen29(let action) = $0 { action } else { nil } }) }
      var screen30: Path { Path(embed: Action.screen30, extract: { if case .screen30(let action) = $0 { action } else { nil } }) }
      var screen31: Path { Path(embed: Action.screen31, extract: { if case .screen31(let action) = $0 { action } else { nil } }) }
      var screen32: Path { Path(embed: Action.screen32, extract: { if case .screen32(let action) = $0 { action } else { nil } }) }
      var screen33: Path { Path(embed: Action.screen33, extract: { if case .screen33(let action) = $0 { action } else { nil } }) }
      var screen34: Path { Path(embed: Action.screen34, extract: { if case .screen34(let action) = $0 { action } else { nil } }) }
      var screen35: Path { Path(embed: Action.screen35, extract: { if case .screen35(let action) = $0 { action } else { nil } }) }
      var screen36: Path { Path(embed: Action.screen36, extract: { if case .screen36(let action) = $0 { action } else { nil } }) }
      var screen37: Path { Path(embed: Action.screen37, extract: { if case .screen37(let action) = $0 { action } else { nil } }) }
      var screen38: Path { Path(embed: Action.screen38, extract: { if case .screen38(let action) = $0 { action } else { nil } }) }
      var screen39: Path { Path(embed: Action.screen39, extract: { if case .screen39(let action) = $0 { action } else { nil } }) }
      var screen40: Path { Path(embed: Action.screen40, extract: { if case .screen40(let action) = $0 { action } else { nil } }) }
      var screen41: Path { Path(embed: Action.screen41, extract: { if case .screen41(let action) = $0 { action } else { nil } }) }
      var screen42: Path { Path(embed: Action.screen42, extract: { if case .screen42(let action) = $0 { action } else { nil } }) }
      var screen43: Path { Path(embed: Action.screen43, extract: { if case .screen43(let action) = $0 { action } else { nil } }) }
      var screen44: Path { Path(embed: Action.screen44, extract: { if case .screen44(let action) = $0 { action } else { nil } }) }
      var screen45: Path { Path(embed: Action.screen45, extract: { if case .screen45(let action) = $0 { action } else { nil } }) }
      var screen46: Path { Path(embed: Action.screen46, extract: { if case .screen46(let action) = $0 { action } else { nil } }) }
      var screen47: Path { Path(embed: Action.screen47, extract: { if case .screen47(let action) = $0 { action } else { nil } }) }
      var screen48: Path { Path(embed: Action.screen48, extract: { if case .screen48(let action) = $0 { action } else { nil } }) }
      var screen49: Path { Path(embed: Action.screen49, extract: { if case .screen49(let action) = $0 { action } else { nil } }) }
      var screen50: Path { Path(embed: Action.screen50, extract: { if case .screen50(let action) = $0 { action } else { nil } }) }
    }

    typealias Path = AnyCasePath<Action, Screen.Action>
    static var allCasePaths: AllCasePaths { AllCasePaths() }
  }

  static var body: CaseReducers<State, Action> {
    CaseReducers(
      { action in
        switch action {
        case .screen01: 0
        case .screen02: 1
        case .screen03: 2
        case .screen04: 3
        case .screen05: 4
        case .screen06: 5
        case .screen07: 6
        case .screen08: 7
        case .screen09: 8
        case .screen10: 9
        case .screen11: 10
        case .screen12: 11
        case .screen13: 12
        case .screen14: 13
        case .screen15: 14
        case .screen16: 15
        case .screen17: 16
        case .screen18: 17
        case .screen19: 18
        case .screen20: 19
        case .screen21: 20
        case .screen22: 21
        case .screen23: 22
        case .screen24: 23
        case .screen25: 24
        case .screen26: 25
        case .screen27: 26
        case .screen28: 27
        case .screen29: 28
        case .screen30: 29
        case .screen31: 30
        case .screen32: 31
        case .screen33: 32
        case .screen34: 33
        case .screen35: 34
        case .screen36: 35
        case .screen37: 36
        case .screen38: 37
        case .screen39: 38
        case .screen40: 39
        case .screen41: 40
        case .screen42: 41
        case .screen43: 42
        case .screen44: 43
        case .screen45: 44
        case .screen46: 45
        case .screen47: 46
        case .screen48: 47
        case .screen49: 48
        case .screen50: 49
        }
      },
      [
        ReducerCase(state: \.screen01, action: \.screen01) { Screen(number: 1) },
        ReducerCase(state: \.screen02, action: \.screen02) { Screen(number: 2) },
        ReducerCase(state: \.screen03, action: \.screen03) { Screen(number: 3) },
        ReducerCase(state: \.screen04, action: \.screen04) { Screen(number: 4) },
        ReducerCase(state: \.screen05, action: \.screen05) { Screen(number: 5) },
        ReducerCase(state: \.screen06, action: \.screen06) { Screen(number: 6) },
        ReducerCase(state: \.screen07, action: \.screen07) { Screen(number: 7) },
        ReducerCase(state: \.screen08, action: \.screen08) { Screen(number: 8) },
        ReducerCase(state: \.screen09, action: \.screen09) { Screen(number: 9) },
        ReducerCase(state: \.screen10, action: \.screen10) { Screen(number: 10) },
        ReducerCase(state: \.screen11, action: \.screen11) { Screen(number: 11) },
        ReducerCase(state: \.screen12, action: \.screen12) { Screen(number: 12) },
        ReducerCase(state: \.screen13, action: \.screen13) { Screen(number: 13) },
        ReducerCase(state: \.screen14, action: \.screen14) { Screen(number: 14) },
        ReducerCase(state: \.screen15, action: \.screen15) { Screen(number: 15) },
        ReducerCase(state: \.screen16, action: \.screen16) { Screen(number: 16) },
        ReducerCase(state: \.screen17, action: \.screen17) { Screen(number: 17) },
        ReducerCase(state: \.screen18, action: \.screen18) { Screen(number: 18) },
        ReducerCase(state: \.screen19, action: \.screen19) { Screen(number: 19) },
        ReducerCase(state: \.screen20, action: \.screen20) { Screen(number: 20) },
        ReducerCase(state: \.screen21, action: \.screen21) { Screen(number: 21) },
        ReducerCase(state: \.screen22, action: \.screen22) { Screen(number: 22) },
        ReducerCase(state: \.screen23, action: \.screen23) { Screen(number: 23) },
        ReducerCase(state: \.screen24, action: \.screen24) { Screen(number: 24) },
        ReducerCase(state: \.screen25, action: \.screen25) { Screen(number: 25) },
        ReducerCase(state: \.screen26, action: \.screen26) { Screen(number: 26) },
        ReducerCase(state: \.screen27, action: \.screen27) { Screen(number: 27) },
        ReducerCase(state: \.screen28, action: \.screen28) { Screen(number: 28) },
        ReducerCase(state: \.screen29, action: \.screen29) { Screen(number: 29) },
        ReducerCase(state: \.screen30, action: \.screen30) { Screen(number: 30) },
        ReducerCase(state: \.screen31, action: \.screen31) { Screen(number: 31) },
        ReducerCase(state: \.screen32, action: \.screen32) { Screen(number: 32) },
        ReducerCase(state: \.screen33, action: \.screen33) { Screen(number: 33) },
        ReducerCase(state: \.screen34, action: \.screen34) { Screen(number: 34) },
        ReducerCase(state: \.screen35, action: \.screen35) { Screen(number: 35) },
        ReducerCase(state: \.screen36, action: \.screen36) { Screen(number: 36) },
        ReducerCase(state: \.screen37, action: \.screen37) { Screen(number: 37) },
        ReducerCase(state: \.screen38, action: \.screen38) { Screen(number: 38) },
        ReducerCase(state: \.screen39, action: \.screen39) { Screen(number: 39) },
        ReducerCase(state: \.screen40, action: \.screen40) { Screen(number: 40) },
        ReducerCase(state: \.screen41, action: \.screen41) { Screen(number: 41) },
        ReducerCase(state: \.screen42, action: \.screen42) { Screen(number: 42) },
        ReducerCase(state: \.screen43, action: \.screen43) { Screen(number: 43) },
        ReducerCase(state: \.screen44, action: \.screen44) { Screen(number: 44) },
        ReducerCase(state: \.screen45, action: \.screen45) { Screen(number: 45) },
        ReducerCase(state: \.screen46, action: \.screen46) { Screen(number: 46) },
        ReducerCase(state: \.screen47, action: \.screen47) { Screen(number: 47) },
        ReducerCase(state: \.screen48, action: \.screen48) { Screen(number: 48) },
        ReducerCase(state: \.screen49, action: \.screen49) { Screen(number: 49) },
        ReducerCase(state: \.screen50, action: \.screen50) { Screen(number: 50) },
      ]
    )
  }

  /// All of them have the same feature, so one store stands for each.
  typealias CaseScope = StoreOf<Screen>

  static func scope(_ store: StoreOf<Screens>) -> CaseScope {
    switch store.state {
    case .screen01: store.scope(state: \.screen01, action: \.screen01)!
    case .screen02: store.scope(state: \.screen02, action: \.screen02)!
    case .screen03: store.scope(state: \.screen03, action: \.screen03)!
    case .screen04: store.scope(state: \.screen04, action: \.screen04)!
    case .screen05: store.scope(state: \.screen05, action: \.screen05)!
    case .screen06: store.scope(state: \.screen06, action: \.screen06)!
    case .screen07: store.scope(state: \.screen07, action: \.screen07)!
    case .screen08: store.scope(state: \.screen08, action: \.screen08)!
    case .screen09: store.scope(state: \.screen09, action: \.screen09)!
    case .screen10: store.scope(state: \.screen10, action: \.screen10)!
    case .screen11: store.scope(state: \.screen11, action: \.screen11)!
    case .screen12: store.scope(state: \.screen12, action: \.screen12)!
    case .screen13: store.scope(state: \.screen13, action: \.screen13)!
    case .screen14: store.scope(state: \.screen14, action: \.screen14)!
    case .screen15: store.scope(state: \.screen15, action: \.screen15)!
    case .screen16: store.scope(state: \.screen16, action: \.screen16)!
    case .screen17: store.scope(state: \.screen17, action: \.screen17)!
    case .screen18: store.scope(state: \.screen18, action: \.screen18)!
    case .screen19: store.scope(state: \.screen19, action: \.screen19)!
    case .screen20: store.scope(state: \.screen20, action: \.screen20)!
    case .screen21: store.scope(state: \.screen21, action: \.screen21)!
    case .screen22: store.scope(state: \.screen22, action: \.screen22)!
    case .screen23: store.scope(state: \.screen23, action: \.screen23)!
    case .screen24: store.scope(state: \.screen24, action: \.screen24)!
    case .screen25: store.scope(state: \.screen25, action: \.screen25)!
    case .screen26: store.scope(state: \.screen26, action: \.screen26)!
    case .screen27: store.scope(state: \.screen27, action: \.screen27)!
    case .screen28: store.scope(state: \.screen28, action: \.screen28)!
    case .screen29: store.scope(state: \.screen29, action: \.screen29)!
    case .screen30: store.scope(state: \.screen30, action: \.screen30)!
    case .screen31: store.scope(state: \.screen31, action: \.screen31)!
    case .screen32: store.scope(state: \.screen32, action: \.screen32)!
    case .screen33: store.scope(state: \.screen33, action: \.screen33)!
    case .screen34: store.scope(state: \.screen34, action: \.screen34)!
    case .screen35: store.scope(state: \.screen35, action: \.screen35)!
    case .screen36: store.scope(state: \.screen36, action: \.screen36)!
    case .screen37: store.scope(state: \.screen37, action: \.screen37)!
    case .screen38: store.scope(state: \.screen38, action: \.screen38)!
    case .screen39: store.scope(state: \.screen39, action: \.screen39)!
    case .screen40: store.scope(state: \.screen40, action: \.screen40)!
    case .screen41: store.scope(state: \.screen41, action: \.screen41)!
    case .screen42: store.scope(state: \.screen42, action: \.screen42)!
    case .screen43: store.scope(state: \.screen43, action: \.screen43)!
    case .screen44: store.scope(state: \.screen44, action: \.screen44)!
    case .screen45: store.scope(state: \.screen45, action: \.screen45)!
    case .screen46: store.scope(state: \.screen46, action: \.screen46)!
    case .screen47: store.scope(state: \.screen47, action: \.screen47)!
    case .screen48: store.scope(state: \.screen48, action: \.screen48)!
    case .screen49: store.scope(state: \.screen49, action: \.screen49)!
    case .screen50: store.scope(state: \.screen50, action: \.screen50)!
    }
  }
}

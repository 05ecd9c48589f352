import CasePaths
import ComposableCore
import CounterpointTestSupport
import Testing

@Suite struct BindingReducerTests {
  private struct Form: Reducer {
    var body: some Reducer<FormState, FormAction> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.name):
          state.name = String(state.name.prefix(3))
        case .binding, .saveButtonTapped:
          state.count += 1
        }
        return .none
      }
    }
  }

  /// A feature that forgot its `BindingReducer`.
  private struct Forgetful: Reducer {
    func reduce(into state: inout FormState, action: FormAction) -> Effect<FormAction> { .none }
  }

  /// A feature whose view sends actions of their own.
  private enum Wrapped {
    enum Action: CasePathable, Equatable {
      case view(FormAction)
      case internalEvent

      struct AllCasePaths: Sendable {
        var view: AnyCasePath<Action, FormAction> {
          AnyCasePath(embed: Action.view, extract: { if case .view(let value) = $0 { value } else { nil } })
        }
      }

      static var allCasePaths: AllCasePaths { AllCasePaths() }
    }
  }

  @Test func writesTheValueBeforeWhatComesAfterIt() {
    var state = FormState()
    _ = Form().reduce(into: &state, action: .set(\.name, "abcdef"))
    #expect(state.name == "abc")
    _ = Form().reduce(into: &state, action: .set(\.address.city, "Berlin"))
    #expect(state.address.city == "Berlin")
    #expect(state.count == 1)
    _ = Form().reduce(into: &state, action: .saveButtonTapped)
    #expect(state == FormState(name: "abc", count: 2, address: .init(city: "Berlin")))
  }

  @Test func aStoreRunsItToo() {
    let reduction = Form()._reduction()
    var state = FormState()
    _ = reduction(&state, .binding(.set(\.name, "abcdef")))
    #expect(state.name == "abc")
  }

  @Test func findsTheBindingInsideACase() {
    var state = FormState()
    let byKeyPath = BindingReducer<FormState, Wrapped.Action, FormAction>(action: \.view)
    _ = byKeyPath.reduce(into: &state, action: .view(.set(\.name, "a")))
    #expect(state.name == "a")
    let byOperator = BindingReducer<FormState, Wrapped.Action, FormAction>(action: /Wrapped.Action.view)
    _ = byOperator.reduce(into: &state, action: .view(.set(\.name, "b")))
    #expect(state.name == "b")
    _ = byOperator.reduce(into: &state, action: .internalEvent)
    _ = byOperator.reduce(into: &state, action: .view(.saveButtonTapped))
    #expect(state == FormState(name: "b"))
  }

  @Test func anActionThatWasWrittenIsNotReported() throws {
    let check = try #require(UnhandledBindingCheck<FormAction>())
    let messages = issues {
      var state = FormState()
      for action in [FormAction.set(\.name, "a"), .saveButtonTapped] {
        _ = Form().reduce(into: &state, action: action)
        check.reportIfUnhandled(action)
      }
    }
    #expect(messages.isEmpty)
  }

  @Test func anActionThatNobodyWroteIsReportedWithFieldFeatureAndCure() throws {
    let check = try #require(UnhandledBindingCheck<FormAction>())
    var state = FormState()
    let action = FormAction.set(\.name, "a")
    _ = Forgetful().reduce(into: &state, action: action)
    let line = #line + 1
    let messages = issues { check.reportIfUnhandled(action) }
    #expect(state == FormState())
    let message = try #require(messages.first)
    #expect(messages.count == 1)
    #expect(message.hasPrefix("\(#fileID):\(line): A binding action was received that no 'BindingReducer' handled\n"))
    #expect(message.contains(#"Action: FormAction.binding(.set(\FormState.name, "a"))"#))
    #expect(message.contains("State: FormState\n"))
    #expect(message.contains("Put a 'BindingReducer()' into the feature's body"))
    #expect(issues { check.reportIfUnhandled(.saveButtonTapped) }.isEmpty)
  }

  @Test func actionsThatAreNotBindableNeedNoCheck() {
    #expect(UnhandledBindingCheck<DetailAction>() == nil)
  }
}

import CasePaths
import ComposableCore
import CustomDump
import Testing

@Suite struct BindingActionTests {
  @Test func equality() {
    #expect(BindingAction.set(\FormState.name, "a") == .set(\.name, "a"))
    #expect(BindingAction.set(\FormState.name, "a") != .set(\.name, "b"))
    #expect(BindingAction.set(\FormState.name, "a") != .set(\.nickname, "a"))
    #expect(BindingAction.set(\FormState.count, 1) != .set(\.name, "1"))
  }

  @Test func matchesPatternsByKeyPath() {
    func describe(_ action: FormAction) -> String {
      switch action {
      case .binding(\.name): "name"
      case .binding(\.address.city): "city"
      case .binding: "other field"
      case .saveButtonTapped: "save"
      }
    }
    #expect(describe(.binding(.set(\.name, "a"))) == "name")
    #expect(describe(.set(\.address.city, "a")) == "city")
    #expect(describe(.set(\.count, 1)) == "other field")
    #expect(describe(.saveButtonTapped) == "save")
  }

  @Test func fieldsAreCaseKeyPaths() {
    let name: CaseKeyPath<FormAction, String> = \.binding.name
    #expect(name("a") == .binding(.set(\.name, "a")))
    #expect(FormAction.set(\.name, "b")[case: name] == "b")
    #expect(FormAction.set(\.nickname, "b")[case: name] == nil)
    #expect(FormAction.saveButtonTapped[case: name] == nil)
    #expect(FormAction.set(\.address, .init(city: "b"))[case: \.binding.address]?.city == "b")
    #expect(FormAction.set(\.nickname, "b").is(\.binding))
  }

  @Test func theChangeCanBeRead() {
    let action = BindingAction.set(\FormState.name, "a")
    #expect(action.value as? String == "a")
    #expect(action.keyPath == \FormState.name)
  }

  @Test func anEnumNeedsNoPropertyForItsBinding() {
    #expect(FormAction.set(\.name, "a").binding == .set(\.name, "a"))
    #expect(FormAction.saveButtonTapped.binding == nil)
  }

  @Test func describesTheCallThatMakesIt() {
    #expect(String(customDumping: BindingAction.set(\FormState.name, "Blob")) == #".set(\FormState.name, "Blob")"#)
    #expect(BindingAction.set(\FormState.count, 3).debugDescription == #".set(\FormState.count, 3)"#)
  }

  /// What `@ObservableState` gives, written by hand.
  private struct Observed: ObservableState {
    var _$observationRegistrar = ObservationStateRegistrar()
    private var _name = ""
    var name: String {
      get {
        _$observationRegistrar.access(0)
        return _name
      }
      set { _$observationRegistrar.set(0, &_name, to: newValue) }
    }
    var shout: String {
      get { name.uppercased() }
      set { name = newValue.lowercased() }
    }

    static func _$fields(_ fields: inout ObservableStateFields<Self>) {
      fields.add(registrar: \._$observationRegistrar)
      fields.add(0, \.name, stored: \._name)
    }
  }

  @Test func fieldsWithAccessorsAreDescribedByTheirNames() {
    #expect(String(customDumping: BindingAction.set(\Observed.name, "Blob")) == #".set(\Observed.name, "Blob")"#)
  }

  @Test func aPropertyWhoseNameIsUnknownIsDescribedWithoutItsAddress() {
    #expect(String(customDumping: BindingAction.set(\Observed.shout, "BLOB")) == #".set(\Observed.<computed (String)>, "BLOB")"#)
  }
}

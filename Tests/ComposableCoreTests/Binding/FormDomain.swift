import CasePaths
import ComposableCore

// A form, with what `@CasePathable` would give written by hand: this target uses no macro.

struct FormState: Equatable, Sendable {
  var name = ""
  var nickname = ""
  var count = 0
  var address = Address()

  struct Address: Equatable, Sendable { var city = "" }
}

enum FormAction: BindableAction, CasePathable, Equatable {
  case binding(BindingAction<FormState>)
  case saveButtonTapped

  struct AllCasePaths: Sendable {
    var binding: AnyCasePath<FormAction, BindingAction<FormState>> {
      AnyCasePath(embed: FormAction.binding, extract: { if case .binding(let value) = $0 { value } else { nil } })
    }
    var saveButtonTapped: AnyCasePath<FormAction, Void> {
      AnyCasePath(embed: { .saveButtonTapped }, extract: { if case .saveButtonTapped = $0 { () } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

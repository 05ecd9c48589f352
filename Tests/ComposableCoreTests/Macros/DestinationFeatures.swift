import CasePaths
import ComposableCore
import SwiftNavigation

@Reducer(state: .equatable, .hashable, .sendable, action: .equatable, .sendable)
enum Destination {
  case counter(Counter)
  case named(Counter = Counter())
  case alert(AlertState<Alert>)
  case dialog(ConfirmationDialogState<Alert>)
  @ReducerCaseEphemeral case alias(AliasedAlert)
  @ReducerCaseIgnored case help(page: Int, Bool)
  case nested(Nested.Body = Nested.body)
  case nothing

  @CasePathable
  enum Alert: Equatable, Hashable, Sendable { case confirm }
}

typealias AliasedAlert = AlertState<Destination.Alert>

@Reducer(state: .equatable, .hashable, .sendable, action: .equatable, .sendable)
enum Nested {
  case alert(AlertState<Destination.Alert>)
  case counter(Counter)
}

@Reducer(state: .codable, action: .codable)
enum OnlyCodable { case counter(Counter) }

extension OnlyCodable.State: Equatable {}

@Reducer struct Blank {}

@Reducer
enum Conditional {
  case first(Counter)
  #if os(Windows)
    case second(Counter)
  #endif
  case third(Counter)
}

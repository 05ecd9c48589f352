import Dependencies

/// A client without values for tests, as features have them.
struct SpeechClient: Sendable {
  var requestAuthorization: @Sendable () async -> String
  var start: @Sendable () async -> [String]
}

extension SpeechClient: DependencyKey {
  static let liveValue = SpeechClient(requestAuthorization: { "live" }, start: { ["live"] })
  static let previewValue = SpeechClient(requestAuthorization: { "preview" }, start: { ["preview "] })
}

extension DependencyValues {
  var speechClient: SpeechClient {
    get { self[SpeechClient.self] }
    set { self[SpeechClient.self] = newValue }
  }
}

/// A reference that every context makes anew, to see which readers share one.
final class Token: Sendable {}

enum TokenKey: DependencyKey {
  static var liveValue: Token { Token() }
  static var testValue: Token { Token() }
}

extension DependencyValues {
  var token: Token {
    get { self[TokenKey.self] }
    set { self[TokenKey.self] = newValue }
  }
}

/// A client of which only the interface is known.
struct InterfaceOnly: TestDependencyKey {
  var name: String
  static let testValue = InterfaceOnly(name: "test")
}

extension DependencyValues {
  var interfaceOnly: InterfaceOnly {
    get { self[InterfaceOnly.self] }
    set { self[InterfaceOnly.self] = newValue }
  }
}

/// A client whose live value is harmless in tests.
struct Harmless: DependencyKey {
  var name: String
  static let liveValue = Harmless(name: "live")
  static let shouldReportUnimplemented = false
}

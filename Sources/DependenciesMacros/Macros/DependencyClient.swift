#if Macros
  /// Makes a struct of closures a client whose endpoints report when they are called without having been overridden.
  ///
  /// ```swift
  /// @DependencyClient
  /// struct SpeechClient: Sendable {
  ///   var requestAuthorization: @Sendable () async -> Status = { .denied }
  ///   var start: @Sendable (_ locale: Locale) async throws -> [String]
  ///   var stop: @Sendable () -> Void
  /// }
  ///
  /// extension SpeechClient: TestDependencyKey {
  ///   static let testValue = SpeechClient()
  /// }
  /// ```
  ///
  /// Each `var` whose type is written as a closure type becomes an endpoint (see ``DependencyEndpoint(method:)``). The struct gets an
  /// initializer with all properties, and one without arguments when every property has a value then.
  ///
  /// Written by hand, without the macro, this is:
  ///
  /// ```swift
  /// struct SpeechClient: Sendable {
  ///   var requestAuthorization: @Sendable () async -> Status = {
  ///     Unimplemented.report("SpeechClient.requestAuthorization")
  ///     return .denied
  ///   }
  ///   var start: @Sendable (_ locale: Locale) async throws -> [String] = { _ in
  ///     Unimplemented.report("SpeechClient.start")
  ///     throw Unimplemented("SpeechClient.start")
  ///   }
  ///   func start(locale: Locale) async throws -> [String] { try await start(locale) }
  ///   var stop: @Sendable () -> Void = { Unimplemented.report("SpeechClient.stop") }
  /// }
  /// ```
  @attached(member, names: named(init))
  @attached(memberAttribute)
  public macro DependencyClient() = #externalMacro(module: "CounterpointMacros", type: "DependencyClientMacro")

  /// Makes a closure an endpoint: it reports when it is called without having been overridden.
  ///
  /// A closure that throws then throws ``Unimplemented``, one without a result returns, and any other calls the closure it is declared
  /// with: the placeholder, which such an endpoint must have.
  ///
  /// When the parameters of the closure type have names, as in `(_ locale: Locale) -> Void`, there is a method that takes them as labels.
  ///
  /// ``DependencyClient()`` applies it to every closure; write it yourself to choose the name of the method.
  ///
  /// - Parameter method: The name of the method; that of the property when left out.
  @attached(accessor, names: named(get), named(set))
  @attached(peer, names: arbitrary)
  public macro DependencyEndpoint(method: String = "") = #externalMacro(module: "CounterpointMacros", type: "DependencyEndpointMacro")

  /// Keeps ``DependencyClient()`` from making a closure an endpoint.
  @attached(peer)
  public macro DependencyEndpointIgnored() = #externalMacro(module: "CounterpointMacros", type: "DependencyEndpointIgnoredMacro")
#endif

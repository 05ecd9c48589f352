#if Macros
  /// Makes a struct a reducer, or an enum of reducers the reducer of one place that they take in turn.
  ///
  /// ```swift
  /// @Reducer
  /// struct Counter {
  ///   @ObservableState
  ///   struct State: Equatable { var count = 0 }
  ///   enum Action { case incrementButtonTapped }
  ///
  ///   var body: some ReducerOf<Self> {
  ///     Reduce { state, action in … }
  ///   }
  /// }
  /// ```
  ///
  /// A struct gets the conformance to ``Reducer``, `body` is a ``ReducerBuilder``, and `Action`, and `State` if it is an enum, get case paths. Written by
  /// hand that is: `struct Counter: Reducer`, `@CasePathable enum Action`, `@CasePathable @dynamicMemberLookup enum State`. A struct without any members becomes
  /// a feature that does nothing.
  ///
  /// An enum is written with one reducer, alert or dialog in each case:
  ///
  /// ```swift
  /// @Reducer
  /// enum Destination {
  ///   case detail(Detail)
  ///   case timer(Timer = Timer(interval: .seconds(1)))
  ///   case alert(AlertState<Alert>)
  ///   case nested(Other.Body = Other.body)
  ///   @ReducerCaseIgnored case help(page: Int)
  ///
  ///   enum Alert { case confirmDeletion }
  /// }
  /// ```
  ///
  /// It gets an enum `State` and an enum `Action` with the same cases, a static `body`, and `scope(_:)`, which says which case a store's state is and gives the
  /// feature's store. A default value says how a reducer is made; without one it is made without arguments. ``CaseReducer`` shows all of it by hand.
  @attached(
    member,
    names: named(State), named(Action), named(Body), named(body), named(CaseScope), named(scope)
  )
  @attached(memberAttribute)
  @attached(extension, conformances: Reducer, CaseReducer)
  public macro Reducer() = #externalMacro(module: "CounterpointMacros", type: "ReducerMacro")

  /// Makes an enum of reducers a reducer, and its state and action conform to protocols.
  ///
  /// ```swift
  /// @Reducer(state: .equatable, .hashable, action: .sendable)
  /// enum Destination { … }
  /// ```
  ///
  /// The state or the action of every case has to conform, too.
  ///
  /// - Parameters:
  ///   - state: The protocols of the state.
  ///   - action: The protocols of the action.
  @attached(
    member,
    names: named(State), named(Action), named(Body), named(body), named(CaseScope), named(scope)
  )
  @attached(memberAttribute)
  @attached(extension, conformances: Reducer, CaseReducer)
  public macro Reducer(state: SynthesizedConformance..., action: SynthesizedConformance...) =
    #externalMacro(module: "CounterpointMacros", type: "ReducerMacro")

  /// Says that a case of an enum of reducers holds a state without a reducer, which its first action dismisses.
  ///
  /// An `AlertState` or `ConfirmationDialogState` under its own name needs no mark; a type alias of one does.
  @attached(peer)
  public macro ReducerCaseEphemeral() = #externalMacro(module: "CounterpointMacros", type: "ReducerCaseEphemeralMacro")

  /// Says that a case of an enum of reducers holds plain values: its state is these values, and it has no actions.
  @attached(peer)
  public macro ReducerCaseIgnored() = #externalMacro(module: "CounterpointMacros", type: "ReducerCaseIgnoredMacro")

  /// A protocol that `@Reducer` lets the state or the action of an enum of reducers conform to.
  public struct SynthesizedConformance: Sendable {
    /// `Codable`.
    public static let codable = SynthesizedConformance()
    /// `Decodable`.
    public static let decodable = SynthesizedConformance()
    /// `Encodable`.
    public static let encodable = SynthesizedConformance()
    /// `Equatable`.
    public static let equatable = SynthesizedConformance()
    /// `Hashable`.
    public static let hashable = SynthesizedConformance()
    /// `Sendable`.
    public static let sendable = SynthesizedConformance()
  }
#endif

#if Macros
  /// Makes a feature's state observable field by field: who has read a field is told when that field changes.
  ///
  /// ```swift
  /// @ObservableState
  /// struct State: Equatable {
  ///   var count = 0
  ///   var isLoading = false
  ///   @Presents var destination: Destination.State?
  ///   @ObservationStateIgnored var cache: [Int: String] = [:]
  /// }
  /// ```
  ///
  /// Each stored `var` gets accessors; constants, computed and `lazy` properties stay as they are. `willSet` and `didSet` go on working. If the struct says that
  /// it is `Codable`, its fields are coded under their own names. Applied to an enum of states, it makes the enum know which feature's state it is.
  ///
  /// ``ObservableState`` shows what is written, which is all that there is to it.
  @attached(extension, conformances: ObservableState)
  @attached(
    member,
    names: named(_$id), named(_$observationRegistrar), named(_$fields), named(_$Field), named(CodingKeys)
  )
  @attached(memberAttribute)
  public macro ObservableState() = #externalMacro(module: "CounterpointMacros", type: "ObservableStateMacro")

  /// Gives a field of a state the accessors that tell its observers; ``ObservableState()`` applies it to every stored variable.
  @attached(accessor, names: named(init), named(get), named(set), named(_modify))
  @attached(peer, names: prefixed(_))
  public macro ObservationStateTracked() = #externalMacro(module: "CounterpointMacros", type: "ObservationStateTrackedMacro")

  /// Keeps ``ObservableState()`` from observing a field: its changes are told to nobody.
  @attached(peer)
  public macro ObservationStateIgnored() = #externalMacro(module: "CounterpointMacros", type: "ObservationStateIgnoredMacro")

  /// Makes an optional field of an observable state hold the state of a feature that is presented.
  ///
  /// ```swift
  /// @ObservableState
  /// struct State {
  ///   @Presents var detail: Detail.State?
  /// }
  /// ```
  ///
  /// `state.detail = Detail.State()` presents the feature and `state.detail = nil` dismisses it. `$detail` is the ``PresentationState``, to which
  /// `ifLet(\.$detail, action: \.detail)` attaches the feature. The state is kept in a box, so that a feature can present itself.
  ///
  /// Written by hand, without the macro, this is:
  ///
  /// ```swift
  /// private var _detail = PresentationState<Detail.State>(wrappedValue: nil)
  /// var detail: Detail.State? {
  ///   get {
  ///     _$observationRegistrar.access(0)
  ///     return _detail.wrappedValue
  ///   }
  ///   set { _$observationRegistrar.set(0, &_detail.wrappedValue, to: newValue) }
  ///   _modify {
  ///     let change = _$observationRegistrar.willModify(0, _detail.wrappedValue)
  ///     defer { _$observationRegistrar.didModify(change, _detail.wrappedValue) }
  ///     yield &_detail.wrappedValue
  ///   }
  /// }
  /// ```
  ///
  /// and the same for a `PresentationState` under a name of its own, such as `detailPresentation`, since `$` begins only names that a compiler or macro makes.
  @attached(accessor, names: named(init), named(get), named(set), named(_modify))
  @attached(peer, names: prefixed(_), prefixed(`$`))
  public macro Presents() = #externalMacro(module: "CounterpointMacros", type: "PresentsMacro")
#endif

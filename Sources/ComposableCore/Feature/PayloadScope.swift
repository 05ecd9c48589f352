public import CasePaths
import IssueReporting

/// How an operator gets at a part of a state that may be absent.
@usableFromInline
struct PayloadAccess<Whole, Payload> {
  /// Tells this part from the other parts of the same state.
  let key: PlaceKey
  let read: (Whole) -> Payload?
  /// Calls the closure with the payload, changed in place; `nil` if it is absent.
  @usableFromInline
  let modify: (inout Whole, (inout Payload) -> Void) -> Bool

  @usableFromInline
  init(key: some Hashable, read: @escaping (Whole) -> Payload?, modify: @escaping (inout Whole, (inout Payload) -> Void) -> Bool) {
    self.key = PlaceKey(key)
    self.read = read
    self.modify = modify
  }

  @inlinable
  static func optional(_ keyPath: WritableKeyPath<Whole, Payload?>) -> Self {
    let path = StatePath(keyPath)
    let identify = StateIdentifier<Payload>()
    return Self(key: keyPath, read: { path.read($0) }) { whole, body in
      path.modifyPayload(&whole) { payload in
        guard payload != nil else { return nil }
        var isChanged = false
        identify.watching(&payload!, isChanged: &isChanged, body)
        return isChanged
      }
    }
  }

  @usableFromInline
  static func casePath<Key: Hashable>(_ path: AnyCasePath<Whole, Payload>, key: Key) -> Self {
    Self(key: key, read: { path.extract(from: $0) }) { whole, body in
      path.modifyIfPresent(&whole, body)
    }
  }
}

/// Runs a child's reducer on a part of the state that may be absent; its effects belong to the child as long as that is there and is the same.
@usableFromInline
struct PayloadScope<Whole, WholeAction, Payload, PayloadAction> {
  private let operation: String
  private let location: SourceLocation
  @usableFromInline let access: PayloadAccess<Whole, Payload>
  @usableFromInline let action: AnyCasePath<WholeAction, PayloadAction>
  @usableFromInline let child: LazyReduction<Payload, PayloadAction>
  private let identify = StateIdentifier<Payload>()
  private let dismissal: (() -> WholeAction)?

  @usableFromInline
  init(
    operation: String,
    _ location: SourceLocation,
    access: PayloadAccess<Whole, Payload>,
    action: AnyCasePath<WholeAction, PayloadAction>,
    dismissal: (() -> WholeAction)? = nil,
    child: LazyReduction<Payload, PayloadAction>
  ) {
    self.operation = operation
    self.location = location
    self.access = access
    self.action = action
    self.dismissal = dismissal
    self.child = child
    ClaimedFeatures.claim(Payload.self, PayloadAction.self)
  }

  /// Runs the child if the action is one of its own.
  ///
  /// - Returns: The child's effects.
  @inlinable
  func run(_ state: inout Whole, _ wholeAction: WholeAction) -> Effect<WholeAction> {
    guard let childAction = action.extract(from: wholeAction) else { return .none }
    return run(&state, childAction, of: wholeAction)
  }

  /// Runs the child on an action of its own.
  ///
  /// - Returns: The child's effects.
  @inlinable
  func run(_ state: inout Whole, _ childAction: PayloadAction, of wholeAction: WholeAction) -> Effect<WholeAction> {
    var result = Effect<WholeAction>.none
    let isPresent = access.modify(&state) { payload in
      let effect = child(&payload, childAction)
      if !effect.isNone { result = lift(effect, payload) }
    }
    if !isPresent { reportAbsent(wholeAction, in: state) }
    return result
  }

  @usableFromInline
  func lift(_ effect: Effect<PayloadAction>, _ payload: Payload) -> Effect<WholeAction> {
    effect.map(action.embed).owned(by: owner(identity: identify(payload)))
  }

  private func owner(identity: StateIdentity?) -> Owner<WholeAction> {
    let place = Place(
      key: PlaceKey(access.key, AnyHashable(identity)),
      isPresent: { [read = access.read, identify] whole in read(whole).map { identify($0) == identity } ?? false },
      read: access.read
    )
    return Owner(place: place, dismissal: dismissal)
  }

  @usableFromInline
  func reportAbsent(_ action: WholeAction, in whole: Whole) {
    reportIssue(
      """
      '\(operation)' at \(location) received an action for a child whose state is absent: the state of \(typeName(Payload.self)) within \(typeName(Whole.self)).

        Action: \(describe(action))\(caseName(of: whole).map { "\n  Case of the state: \($0)" } ?? "")

      The action was not given to the child. Usually it was sent after the state had been set to nil or to another case: by a parent's reducer, which should send \
      it before it removes the state, or by a view that is still on screen, which should be shown only while the state is there. \
      If the parent wants to handle it all the same, it can; it runs after this.
      """,
      fileID: location.fileID, filePath: location.filePath, line: location.line, column: location.column
    )
  }
}

extension Effect {
  /// The same work, as that of a feature whose state may go away.
  func owned(by owner: Owner<Action>) -> Self {
    Self(operation: .owned(owner, operation))
  }

  /// The same work, as that of a feature in a part of the state that is always there.
  ///
  /// Only effects of features within the part need to know about it.
  func inPart(_ place: Place) -> Self {
    guard operation.containsOwned else { return self }
    return owned(by: Owner(place: place, dismissal: nil))
  }
}

extension EffectOperation {
  fileprivate var containsOwned: Bool {
    switch self {
    case .none, .send, .run, .cancel: false
    case .owned: true
    case .merge(let all), .concatenate(let all): all.contains(where: \.containsOwned)
    case .cancellable(_, _, let inner), .throttle(_, let inner), .transaction(_, let inner): inner.containsOwned
    }
  }
}

/// Knows who observes the fields of a state, and which feature's state it is.
///
/// Every observable struct has one, under the name `_$observationRegistrar`; see ``ObservableState``. It takes no part in what the state *is*: all registrars
/// are equal, hash to nothing and are coded as nothing, so that the state's own conformances can be synthesized. A copy of a state has the same registrar, a
/// decoded state a new one.
public struct ObservationStateRegistrar: Sendable {
  let extent: StateExtent?
  private var revision = StateRevision()

  /// Makes the registrar of a new state.
  public init() {
    extent = StateExtent()
  }

  private init(extent: StateExtent?) {
    self.extent = extent
  }

  /// The registrar of a value without observers of its own.
  public static let inert = ObservationStateRegistrar(extent: nil)

  /// The registrar of an observable state.
  ///
  /// - Parameter state: The associated value of an enum's case.
  public init<State: ObservableState>(of state: State) {
    self = state._$observationRegistrar
  }

  /// The registrar of a value that may be an observable state; the inert one if it is not.
  ///
  /// - Parameter value: The associated value of an enum's case.
  public init<Value>(of value: Value) {
    self = (value as? any ObservableState)?._$observationRegistrar ?? .inert
  }

  /// The identity of the state that this registrar was made for.
  public var id: ObservableStateID {
    extent?.id ?? ObservableStateID(case: -1)
  }

  /// Notes that the state has changed that this is the registrar of.
  @usableFromInline
  mutating func advance() {
    revision.advance()
  }

  /// Tells the observers of every field.
  func notifyAll() {
    extent?.notifyAll()
  }

  /// Whether another state is there now; its observers are told. If an older copy of this one is there, they are told, too.
  ///
  /// - Parameter current: The registrar that is there now; this one was there before, in the same action.
  @usableFromInline
  func isReplaced(by current: Self) -> Bool {
    guard extent === current.extent else {
      notifyAll()
      return true
    }
    notifyAll(ifRestored: current)
    return false
  }

  /// Tells the observers of every field if an older copy of the state has come back.
  ///
  /// - Parameter current: The registrar that is there now; this one was there before, in the same action.
  func notifyAll(ifRestored current: Self) {
    if !revision.isSameOrigin(as: current.revision) { notifyAll() }
  }

  /// Tells the observers of one field.
  func notify(_ field: Int) {
    guard let observation = extent?.observation(of: field) else { return }
    PendingObservations.note(observation)
  }

  /// Whether a field may have observers.
  func isObserved(_ field: Int) -> Bool {
    extent?.observation(of: field) != nil
  }
}

extension ObservationStateRegistrar: Hashable {
  /// Always true: who looks at a state is no part of its value.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Feeds nothing.
  public func hash(into hasher: inout Hasher) {}
}

extension ObservationStateRegistrar: Codable {
  /// Makes a new registrar, without reading anything.
  public init(from decoder: any Decoder) {
    self.init()
  }

  /// Writes nothing.
  public func encode(to encoder: any Encoder) {}
}

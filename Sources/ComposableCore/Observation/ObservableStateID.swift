internal import Synchronization

/// Says which feature's state a value is: the identity that copies and changes keep and that a newly made state does not have.
///
/// ```swift
/// var state = Feature.State()
/// let id = state._$id
/// state.count += 1
/// state._$id == id            // true: the same feature, changed
/// Feature.State()._$id == id  // false: another one
/// ```
///
/// The identity of an enum of states is made of its case and of the identity of what the case holds; see ``init(case:of:)-(_,ObservableState)``.
///
/// An identity is two integers: making one and comparing two takes nanoseconds. It means nothing outside of the process that made it.
public struct ObservableStateID: Hashable, Sendable {
  private let location: UInt64
  private let tags: UInt64

  /// Makes an identity that no other state has.
  public init() {
    location = Self.counter.add(1, ordering: .relaxed).newValue
    tags = 0
  }

  /// The identity of an enum's value without an associated value.
  ///
  /// - Parameter tag: Tells the case from the enum's others; by convention its position, beginning with 0.
  public init(case tag: Int) {
    self.init(location: Self.nothing, inner: 0, tag: tag)
  }

  init(location: UInt64, inner: UInt64, tag: Int) {
    self.location = location
    // Exact for three levels of nested enums with a million cases each; beyond that two paths of cases differ but for a chance of 1 in 2^64.
    tags = inner &* 1_000_003 &+ UInt64(bitPattern: Int64(tag)) &+ 1
  }

  /// The identity of an enum's value whose case holds a state.
  init(_ id: ObservableStateID, tag: Int) {
    self.init(location: id.location, inner: id.tags, tag: tag)
  }

  /// The identity of an enum's value whose case holds something that has an identity of its own.
  init(hashing id: some Hashable, tag: Int) {
    self.init(location: UInt64(bitPattern: Int64(id.hashValue)) | Self.hashed, inner: 0, tag: tag)
  }

  /// The identity of an enum's value whose case holds anything else.
  init(opaque tag: Int) {
    self.init(location: Self.opaque, inner: 0, tag: tag)
  }

  /// Whether the state may have changed without any observer of its own having been told: it holds a value that is no observable state.
  package var isOpaque: Bool {
    location == Self.opaque || location & Self.hashed != 0
  }

  private static let nothing: UInt64 = 0
  private static let opaque: UInt64 = 1
  private static let hashed: UInt64 = 1 << 63
  private static let counter = Atomic<UInt64>(opaque)
}

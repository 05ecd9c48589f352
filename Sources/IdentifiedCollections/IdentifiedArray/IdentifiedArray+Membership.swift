import Synchronization

extension IdentifiedArray {
  /// A number that stands for the ids of this array and their order: two arrays of the same type with the same number have the same
  /// ids in the same order.
  ///
  /// It tells whether elements were added, removed, moved or given other ids since an earlier look, without keeping a copy of the
  /// array. It changes with each of these and stays when an element is changed and keeps its id. Copies share the number until one of
  /// them is changed; the reverse does not hold, arrays with the same ids may have different numbers. A number means nothing outside
  /// of its process, and takes no part in comparison, hashing and coding.
  ///
  /// - Complexity: O(1).
  @inlinable
  package var membership: UInt64 {
    membershipStamp
  }

  /// Gives the array a number that no other has, after its ids have changed.
  @inlinable
  mutating func stampMembership() {
    membershipStamp = nextMembershipStamp()
  }
}

/// The number drawn last. 0 is the number of arrays that have been empty from the start.
private let lastMembershipStamp = Atomic<UInt64>(0)

@usableFromInline
func nextMembershipStamp() -> UInt64 {
  // Relaxed: the numbers only have to differ.
  lastMembershipStamp.wrappingAdd(1, ordering: .relaxed).newValue
}

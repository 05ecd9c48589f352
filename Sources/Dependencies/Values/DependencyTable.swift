/// A small hash table from the identity of a key to the box with its value.
///
/// Open addressing with linear probing. Nothing is ever removed, so probing ends at the first free slot. Compared with `Dictionary` it
/// leaves out the randomised hash function: keys are addresses of type metadata, chosen by the compiler and not by an adversary.
///
/// - Complexity: Finding and setting are O(1) on average; the first change of a shared copy is O(*n*).
struct DependencyTable: Sendable {
  private struct Slot: Sendable {
    var key: ObjectIdentifier
    var box: AnyDependencyBox
  }

  private var slots: [Slot?] = []
  private(set) var count = 0

  var isEmpty: Bool { count == 0 }

  subscript(key: ObjectIdentifier) -> AnyDependencyBox? {
    guard count > 0 else { return nil }
    let mask = slots.count &- 1
    var index = Self.start(of: key, mask: mask)
    while let slot = slots[index] {
      if slot.key == key { return slot.box }
      index = (index &+ 1) & mask
    }
    return nil
  }

  mutating func set(_ box: AnyDependencyBox, for key: ObjectIdentifier) {
    if (count + 1) * 2 > slots.count { grow() }
    insert(Slot(key: key, box: box))
  }

  /// Calls `body` for every entry, in no particular order.
  func forEach(_ body: (ObjectIdentifier, AnyDependencyBox) -> Void) {
    for case let slot? in slots { body(slot.key, slot.box) }
  }

  /// Takes over every entry of `other`; its boxes win over those that are here.
  mutating func merge(_ other: DependencyTable) {
    other.forEach { set($1, for: $0) }
  }

  private mutating func insert(_ new: Slot) {
    let mask = slots.count &- 1
    var index = Self.start(of: new.key, mask: mask)
    while let slot = slots[index] {
      if slot.key == new.key {
        slots[index] = new
        return
      }
      index = (index &+ 1) & mask
    }
    slots[index] = new
    count += 1
  }

  private mutating func grow() {
    let old = slots
    slots = Array(repeating: nil, count: max(8, old.count * 2))
    count = 0
    for case let slot? in old { insert(slot) }
  }

  /// The slot where the search for a key begins: the high bits of a multiplication with the golden ratio spread out aligned addresses.
  private static func start(of key: ObjectIdentifier, mask: Int) -> Int {
    let product = UInt64(UInt(bitPattern: key)) &* 0x9E37_79B9_7F4A_7C15
    return Int(truncatingIfNeeded: product &>> 32) & mask
  }
}

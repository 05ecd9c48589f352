/// A type-erased value that can be compared, hashed and handed to other tasks: an `AnyHashable` that is `Sendable`.
///
/// Identifiers of different types can share a dictionary that travels between tasks:
///
/// ```swift
/// var running: [AnyHashableSendable: Int] = [:]
/// running[AnyHashableSendable(CancelID.timer), default: 0] += 1
/// running["search"] = 1
/// ```
///
/// Equality and hashing are those of `AnyHashable`: two values of different types are unequal, except for those that the
/// standard library bridges (`Int8(1)` and `1.0` are equal to `1`).
public struct AnyHashableSendable: Hashable, Sendable {
  // Safe though `AnyHashable` is not `Sendable`: it is never written after `init`, holds nothing but the value given
  // there, whose type is `Sendable`, and has no mutable state of its own.
  private nonisolated(unsafe) let storage: AnyHashable

  /// Erases the type of a value. A value that is erased already is not wrapped twice.
  ///
  /// - Parameter base: The value to erase.
  public init(_ base: some Hashable & Sendable) {
    if let erased = base as? AnyHashableSendable {
      self = erased
    } else {
      storage = AnyHashable(base)
    }
  }

  /// The value with its own type, to be cast with `as?`.
  public var base: any Hashable & Sendable {
    func restore<Base>(_ base: Base) -> any Hashable & Sendable {
      // The only way in is `init`, which takes values of this very type.
      base as! any Hashable & Sendable
    }
    return restore(storage.base)
  }

  /// Compares two erased values as `AnyHashable` does.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.storage == rhs.storage
  }

  /// Hashes the erased value as `AnyHashable` does.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(storage)
  }
}

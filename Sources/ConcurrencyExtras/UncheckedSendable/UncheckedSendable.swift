/// A value that the compiler shall treat as `Sendable` on the programmer's word.
///
/// Use it where a value is known to be safe to hand to another task though its type does not say so:
///
/// ```swift
/// let formatter = UncheckedSendable(makeFormatter())
/// Task { print(formatter.value.string(from: date)) }
/// ```
///
/// Nothing is checked and nothing is locked. Prefer ``LockIsolated``, an actor or a `sending` parameter where one of them is possible.
@dynamicMemberLookup
@propertyWrapper
public struct UncheckedSendable<Value>: @unchecked Sendable {
  // Unchecked by purpose: whoever makes an instance vouches for the value. That is what the type is for.

  /// The wrapped value.
  public var value: Value

  /// Wraps a value for whose safety the caller vouches.
  public init(_ value: Value) {
    self.value = value
  }

  /// Wraps the first value of a property declared with `@UncheckedSendable`.
  public init(wrappedValue: Value) {
    self.init(wrappedValue)
  }

  /// The value, as a property wrapper shows it.
  public var wrappedValue: Value {
    _read { yield value }
    _modify { yield &value }
  }

  /// The wrapper itself, to be captured by `@Sendable` closures.
  public var projectedValue: Self {
    get { self }
    set { self = newValue }
  }

  /// Reads a member of the value.
  public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> Member {
    value[keyPath: keyPath]
  }

  /// Reads or writes a member of the value.
  public subscript<Member>(dynamicMember keyPath: WritableKeyPath<Value, Member>) -> Member {
    _read { yield value[keyPath: keyPath] }
    _modify { yield &value[keyPath: keyPath] }
  }

  /// Reads or writes a member of the object that the value refers to.
  public subscript<Member>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Member>) -> Member {
    _read { yield value[keyPath: keyPath] }
    nonmutating _modify { yield &value[keyPath: keyPath] }
  }
}

extension UncheckedSendable: Equatable where Value: Equatable {}
extension UncheckedSendable: Hashable where Value: Hashable {}

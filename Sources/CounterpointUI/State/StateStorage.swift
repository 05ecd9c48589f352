/// Where the value of a property of a view lives between two evaluations of its body.
@MainActor
final class StateStorage<Value> {
  private let signal = ChangeSignal()
  private var stored: Value

  init(_ value: Value) {
    stored = value
  }

  /// The value; reading it is observed, and setting an equal one changes nothing.
  var value: Value {
    get {
      signal.read()
      return stored
    }
    set {
      guard !areEqual(stored, newValue) else { return }
      signal.write { stored = newValue }
    }
  }
}

/// Whether both values are of a type that can be compared, and equal; two that are not there are not.
func areEqual<Value>(_ left: Value, _ right: Value) -> Bool {
  guard let left = left as? any Equatable else { return false }
  return left.isEqual(to: right)
}

extension Equatable {
  fileprivate func isEqual(to other: Any) -> Bool {
    self == other as? Self
  }
}

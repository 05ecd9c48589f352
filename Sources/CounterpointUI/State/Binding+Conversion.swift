public import SwiftNavigation

extension Binding {
  /// Makes a binding to the value of another one that is optional; `nil` while there is none.
  ///
  /// After the value has become `nil` the result keeps the last one, so that a view on its way out can still be evaluated.
  ///
  /// - Parameter base: The optional value.
  public init?(_ base: Binding<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = LastValue(value)
    self.init(
      get: {
        if let value = base.wrappedValue { last.value = value }
        return last.value
      },
      set: { newValue in
        guard base.wrappedValue != nil else { return }
        last.value = newValue
        base.wrappedValue = newValue
      }
    )
  }

  /// Makes an optional binding to a value that is always there.
  public init<Wrapped>(_ base: Binding<Wrapped>) where Value == Wrapped? {
    self.init(get: { base.wrappedValue }, set: { if let value = $0 { base.wrappedValue = value } })
  }

  /// The same binding, whose changes are made under a transaction.
  public func transaction(_ transaction: Transaction) -> Self {
    Self(get: { wrappedValue }, set: { value in withTransaction(transaction) { wrappedValue = value } })
  }

  /// The same binding, whose changes are made with an animation.
  ///
  /// - Parameter animation: How the changes are animated; `nil` to make them at once.
  public func animation(_ animation: Animation? = .default) -> Self {
    Self(get: { wrappedValue }, set: { value in withAnimation(animation) { wrappedValue = value } })
  }
}

private final class LastValue<Value> {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}

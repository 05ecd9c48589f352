#if canImport(SwiftUI)
  public import SwiftUI
#endif

/// What is to be known about a change besides the change: most of all, how it is animated.
///
/// A transaction is current while a closure runs (see ``withUITransaction(_:_:)``), in the tasks that the closure starts, and in the
/// callbacks of the observation of what it changes, so whoever shows the change can ask how.
///
/// ```swift
/// withAnimation(.easeIn) { model.isExpanded = true }   // observers see UITransaction.current.animation == .easeIn
/// ```
///
/// Where SwiftUI is absent this type also has its SwiftUI name, `Transaction`.
///
/// - Complexity: Making, copying and reading a transaction without values of your own allocates nothing. A value of your own costs a
///   look-up in a dictionary.
public struct UITransaction: Sendable {
  /// How the changes are animated; `nil` to make them at once.
  public var animation: Animation?

  /// Whether animations that views ask for by themselves are left out.
  public var disablesAnimations: Bool

  /// Whether the change is one of a continuous stream of them, as while a slider is dragged.
  public var isContinuous: Bool

  private var values: [ObjectIdentifier: any Sendable]

  /// Makes a transaction with no animation and every other value at its default.
  public init() {
    self.init(animation: nil)
  }

  /// Makes a transaction with an animation, and every other value at its default.
  ///
  /// - Parameter animation: How the changes are animated; `nil` to make them at once.
  public init(animation: Animation?) {
    self.animation = animation
    disablesAnimations = false
    isContinuous = false
    values = [:]
  }

  /// The value of a key of your own.
  ///
  /// - Parameter key: The type of the key.
  public subscript<Key: UITransactionKey>(key: Key.Type) -> Key.Value {
    get { (values[ObjectIdentifier(key)] as? Key.Value) ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

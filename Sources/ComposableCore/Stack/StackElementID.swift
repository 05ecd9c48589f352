public import CustomDump

/// The identity of an element of a ``StackState``, for as long as the element is on the stack.
///
/// Ids are made by the dependency `\.stackElementID` when elements are pushed. In tests it counts from 0, so that a literal names the element:
///
/// ```swift
/// await store.send(.path(.element(id: 0, action: .detail(.editButtonTapped))))
/// ```
///
/// An id says nothing about the place of the element on the stack, and means nothing to another process: it is not meant to be saved.
public struct StackElementID: Hashable, Sendable {
  /// The number of the id: greater than that of every id that was made before.
  public let generation: Int

  /// Makes the id with a number.
  ///
  /// Features have no need of it; elements get their ids when they are pushed.
  ///
  /// - Parameter generation: The number.
  public init(generation: Int) {
    self.generation = generation
  }
}

extension StackElementID: ExpressibleByIntegerLiteral {
  /// Makes the id with a number, for tests: `state.path[id: 0]`.
  ///
  /// - Parameter value: The number.
  public init(integerLiteral value: Int) {
    self.init(generation: value)
  }
}

extension StackElementID: CustomDebugStringConvertible, CustomDumpStringConvertible {
  public var debugDescription: String { "#\(generation)" }

  public var customDumpDescription: String { "#\(generation)" }
}

/// A way into one case of an enum and back: how to build the enum's value from an associated value, and how to get that out again.
///
/// It is what a ``CaseKeyPath`` leads to, and can also be written by hand for anything that behaves like a case:
///
/// ```swift
/// let integer = AnyCasePath<String, Int>(embed: { String($0) }, extract: { Int($0) })
/// integer.embed(42)            // "42"
/// integer.extract(from: "7")   // 7
/// integer.extract(from: "no")  // nil
/// ```
///
/// The two functions should undo each other: `extract(embed(value))` is `value`, and where `extract(root)` is not `nil`, embedding the
/// result gives `root` again.
///
/// ## Performance
///
/// A path is two function values. Extracting through the path of a case is one `switch`; each composition adds a call.
@dynamicMemberLookup
public struct AnyCasePath<Root, Value>: Sendable {
  private let embedding: @Sendable (Value) -> Root
  private let extraction: @Sendable (Root) -> Value?

  /// Creates a path from the functions that lead in and out.
  ///
  /// - Parameters:
  ///   - embed: Builds the root from a value.
  ///   - extract: Gets the value out of a root, or `nil` where the root is something else.
  public init(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    self.embedding = embed
    self.extraction = extract
  }

  /// Builds the root from a value.
  ///
  /// - Parameter value: The associated value.
  /// - Returns: The root that holds it.
  public func embed(_ value: Value) -> Root {
    embedding(value)
  }

  /// Gets the value out of a root.
  ///
  /// - Parameter root: The root to look into.
  /// - Returns: The associated value, or `nil` if the root is of another case.
  public func extract(from root: Root) -> Value? {
    extraction(root)
  }
}

extension AnyCasePath {
  /// Creates the path that a case key path leads to.
  ///
  /// - Parameter keyPath: A path such as `\.detail` or `\.detail.alert`.
  public init(_ keyPath: CaseKeyPath<Root, Value>) where Root: CasePathable {
    self = Root.allCasePaths[keyPath: keyPath]
  }

  /// Creates the path from a value to itself.
  public init() where Root == Value {
    self.init(embed: { $0 }, extract: { $0 })
  }
}

extension AnyCasePath: CustomDebugStringConvertible {
  public var debugDescription: String {
    "AnyCasePath<\(Root.self), \(Value.self)>"
  }
}

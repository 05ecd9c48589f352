/// A case path that has forgotten its root: for code that keeps paths of different enums side by side.
///
/// ```swift
/// let titles: [Case<String>] = [Case(\Destination.Cases.detail.title), Case(\Sheet.Cases.renamed)]
/// titles.compactMap { $0.extract(from: value) }
/// ```
@dynamicMemberLookup
public struct Case<Value>: Sendable {
  private let embedding: @Sendable (Value) -> Any
  private let extraction: @Sendable (Any) -> Value?

  /// Creates a case from the functions that lead in and out.
  ///
  /// - Parameters:
  ///   - embed: Builds the root from a value.
  ///   - extract: Gets the value out of a root, or `nil` where the root is something else.
  public init<Root>(embed: @escaping @Sendable (Value) -> Root, extract: @escaping @Sendable (Root) -> Value?) {
    self.embedding = embed
    self.extraction = { ($0 as? Root).flatMap(extract) }
  }

  /// Creates the case that is the whole value.
  public init() {
    self.init(embed: { $0 }, extract: { $0 })
  }

  /// Creates a case from a case key path.
  ///
  /// - Parameter keyPath: The path of a case of any enum.
  public init<Root: CasePathable>(_ keyPath: CaseKeyPath<Root, Value>) {
    let path = AnyCasePath(keyPath)
    self.init(embed: path.embed, extract: path.extract(from:))
  }

  /// Builds the root from a value.
  ///
  /// - Parameter value: The associated value.
  /// - Returns: The root that holds it.
  public func embed(_ value: Value) -> Any {
    embedding(value)
  }

  /// Gets the value out of a root.
  ///
  /// - Parameter root: The root to look into.
  /// - Returns: The associated value, or `nil` if the root is of another case or of another type.
  public func extract(from root: Any) -> Value? {
    extraction(root)
  }

  /// Continues this case into a case of its value.
  ///
  /// - Parameter keyPath: The path of a case of the value.
  public subscript<Member>(dynamicMember keyPath: CaseKeyPath<Value, Member>) -> Case<Member> where Value: CasePathable {
    appending(Value.allCasePaths[keyPath: keyPath])
  }

  /// A case that no value is ever of.
  public var never: Case<Never> {
    appending(AnyCasePath().never)
  }

  private func appending<Member>(_ path: AnyCasePath<Value, Member>) -> Case<Member> {
    Case<Member>(
      embed: { embed(path.embed($0)) },
      extract: { (root: Any) in extract(from: root).flatMap(path.extract(from:)) }
    )
  }
}

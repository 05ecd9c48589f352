/// A property that reads a dependency.
///
/// ```swift
/// struct RecordMeeting {
///   @Dependency(\.continuousClock) var clock
///   @Dependency(\.date.now) var now
///   @Dependency(\.speechClient) var speechClient
///   @Dependency(AudioPlayer.self) var audioPlayer
/// }
/// ```
///
/// The dependency is looked up each time the property is read, first among what is in force where the *reading* code runs, then among what
/// was in force where the property was *made*. ``DependencyValues`` tells the whole order.
///
/// ## Closures that escape
///
/// Overrides belong to a task. A closure that is called later by somebody else, or a detached task, runs outside of them:
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// DispatchQueue.global().async { print(uuid()) }  // made here: keeps the overrides that are in force here
/// DispatchQueue.global().async {
///   @Dependency(\.uuid) var uuid  // made there: sees no override
/// }
/// ```
///
/// So declare properties outside of the closure, or carry everything over with `withEscapedDependencies`. What a property captured in
/// one test is not seen by another: a shared object that outlives its test falls back to the defaults of the test that reads.
///
/// - Complexity: Making a property and reading it are O(1).
@propertyWrapper
public struct Dependency<Value>: Sendable {
  // One of the two. An enum would be nicer, but taking the path out of it would cost a reference at each reading.
  private let keyPath: (any KeyPath<DependencyValues, Value> & Sendable)?
  private let read: (@Sendable (DependencyValues) -> Value)?
  private let origin: DependencyOrigin

  /// Creates a property that reads a dependency by its key path.
  ///
  /// - Parameters:
  ///   - keyPath: The path to the dependency or to a part of it, as in `\.date.now`.
  ///   - fileID: The file of the declaration, for failure messages.
  ///   - filePath: The path of the file.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init(
    _ keyPath: any KeyPath<DependencyValues, Value> & Sendable,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) {
    self.init(keyPath: keyPath, read: nil, DependencyAccess(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Creates a property that reads a dependency by its key.
  ///
  /// - Parameters:
  ///   - key: The key, usually the type of the dependency itself.
  ///   - fileID: The file of the declaration, for failure messages.
  ///   - filePath: The path of the file.
  ///   - line: The line of the declaration.
  ///   - column: The column of the declaration.
  public init<Key: TestDependencyKey>(
    _ key: Key.Type,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Key.Value == Value {
    self.init(keyPath: nil, read: { $0[type: key] }, DependencyAccess(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Creates a property that reads by a function of the values.
  package init(
    read: @escaping @Sendable (DependencyValues) -> Value,
    fileID: StaticString,
    filePath: StaticString,
    line: UInt,
    column: UInt
  ) {
    self.init(keyPath: nil, read: read, DependencyAccess(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private init(
    keyPath: (any KeyPath<DependencyValues, Value> & Sendable)?,
    read: (@Sendable (DependencyValues) -> Value)?,
    _ declaration: DependencyAccess
  ) {
    self.keyPath = keyPath
    self.read = read
    self.origin = DependencyOrigin(captured: .current, declaration: declaration)
  }

  /// The dependency.
  ///
  /// In a test it fails the test, once, when the dependency is neither overridden nor has a test value.
  public var wrappedValue: Value {
    if let keyPath { return DependencyValues.reading(origin)[keyPath: keyPath] }
    return read!(DependencyValues.reading(origin))
  }
}

extension Dependency: DependencyCapturing {
  var capturedLayer: DependencyLayer? { origin.captured }
}

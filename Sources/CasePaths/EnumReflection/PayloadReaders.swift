internal import Synchronization

/// Finds the cases of `Root` whose associated value is a `Value`, once for each pair of types.
enum PayloadReaders<Root, Value> {
  /// Why no case can be found.
  struct Problem: Error {
    /// The text of the issue.
    let message: String
  }

  /// A reader for each case that fits, by tag; or why there is none.
  static var all: Result<[UInt32: PayloadReader<Value>], Problem> {
    let key = PayloadReaderCache.Key(root: ObjectIdentifier(Root.self), value: ObjectIdentifier(Value.self))
    if let known = PayloadReaderCache.shared[key] as? Result<[UInt32: PayloadReader<Value>], Problem> { return known }
    let found = find()
    PayloadReaderCache.shared[key] = found
    return found
  }

  private static func find() -> Result<[UInt32: PayloadReader<Value>], Problem> {
    guard let metadata = EnumMetadata(Root.self) else {
      return problem("'\(Root.self)' is not an enum.")
    }
    guard let cases = metadata.cases else {
      return problem("The module that declares '\(Root.self)' was built without reflection metadata.")
    }
    var readers: [UInt32: PayloadReader<Value>] = [:]
    var onlyCompilerReads = false
    for (tag, declared) in cases.enumerated() {
      switch declared.payload {
      case .none where MemoryLayout<Value>.size == 0 && TypeShape.isInhabited(Value.self):
        readers[UInt32(tag)] = .empty
      case .type(let type, let isGenericParameter) where TypeShape.isSame(type, Value.self):
        if isGenericParameter || !TypeShape.holdsFunction(type) {
          readers[UInt32(tag)] = .stored(isIndirect: declared.isIndirect)
        } else if let function = NaturalFunction(type) {
          readers[UInt32(tag)] = .function(function, isIndirect: declared.isIndirect)
        } else {
          onlyCompilerReads = true
        }
      case .none, .type, .unknown:
        continue
      }
    }
    if onlyCompilerReads {
      return problem("It is or holds a function or a metatype, which an enum stores in a form that only the compiler can read.")
    }
    if readers.isEmpty, TypeShape.isInhabited(Value.self) {
      return problem("'\(Root.self)' has no case whose associated value is known to be exactly a '\(Value.self)'.")
    }
    return .success(readers)
  }

  private static func problem(_ reason: String) -> Result<[UInt32: PayloadReader<Value>], Problem> {
    .failure(
      Problem(
        message: """
          Can't extract a '\(Value.self)' from '\(Root.self)' by its constructor

          \(reason) Nothing will be found by this case path. Mark the enum '@CasePathable' and use the case key path '\\.name' of the \
          case, or write 'AnyCasePath(embed:extract:)'.
          """
      )
    )
  }
}

/// Remembers what was found, across all types.
final class PayloadReaderCache: Sendable {
  /// A pair of types.
  struct Key: Hashable, Sendable {
    /// The enum.
    let root: ObjectIdentifier
    /// The associated value.
    let value: ObjectIdentifier
  }

  /// The process's only cache: types are the same everywhere in it.
  static let shared = PayloadReaderCache()

  private let entries = Mutex<[Key: any Sendable]>([:])

  /// What is known of a pair of types.
  ///
  /// - Parameter key: The pair.
  subscript(key: Key) -> (any Sendable)? {
    get { entries.withLock { $0[key] } }
    set { entries.withLock { $0[key] = newValue } }
  }
}

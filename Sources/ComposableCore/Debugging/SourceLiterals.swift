/// A file as `#fileID` and `#filePath` name it, for the arguments of subscripts.
///
/// All values are equal: a key path that contains the subscript is then the same wherever in the source it is written.
public struct _SourceText: Hashable, Sendable, ExpressibleByStringLiteral {
  package let literal: StaticString

  /// Takes over a literal.
  ///
  /// - Parameter value: The literal; as a default argument, `#fileID` or `#filePath` of the caller.
  public init(stringLiteral value: StaticString) {
    literal = value
  }

  /// Always `true`.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing, as all values are equal.
  public func hash(into hasher: inout Hasher) {}
}

/// A place in a file as `#line` and `#column` give it, for the arguments of subscripts.
///
/// All values are equal: a key path that contains the subscript is then the same wherever in the source it is written.
public struct _SourceNumber: Hashable, Sendable, ExpressibleByIntegerLiteral {
  package let literal: UInt

  /// Takes over a literal.
  ///
  /// - Parameter value: The literal; as a default argument, `#line` or `#column` of the caller.
  public init(integerLiteral value: UInt) {
    literal = value
  }

  /// Always `true`.
  public static func == (left: Self, right: Self) -> Bool { true }

  /// Adds nothing, as all values are equal.
  public func hash(into hasher: inout Hasher) {}
}

extension SourceLocation {
  init(_ fileID: _SourceText, _ filePath: _SourceText, _ line: _SourceNumber, _ column: _SourceNumber) {
    self.init(fileID: fileID.literal, filePath: filePath.literal, line: line.literal, column: column.literal)
  }
}

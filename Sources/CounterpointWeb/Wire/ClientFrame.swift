import CounterpointUI
import Foundation

/// A message of the browser: `[ref, lastSeq, node, kind, payload]`.
struct ClientFrame: Equatable {
  /// What a message says.
  enum Message: Equatable {
    /// The connection is open; the page belongs to the session with this token.
    case hello(token: String)
    /// The user pressed a control.
    case click
    /// The user edited a field, which now reads `value`; `revision` counts the edits of the field.
    case input(value: String, revision: Int)
  }

  /// The number of the message, counted up by the page from 1; 0 for `hello`, which is not an event.
  let ref: Int
  /// The number of the last update that the page has applied.
  let lastSequence: Int
  /// The node that the message is about.
  let node: RenderNode.ID
  /// What the message says.
  let message: Message

  /// Arrays in a message are nested two deep at the most; anything deeper was not written by our script.
  private static let depthLimit = 4

  /// Reads a message.
  ///
  /// - Throws: ``ProtocolError`` when the text is not a message of this protocol.
  init(_ text: String) throws(ProtocolError) {
    guard Self.depth(of: text) <= Self.depthLimit else { throw .malformed("nested deeper than \(Self.depthLimit) levels") }
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(text.utf8)) else { throw .malformed("not JSON") }
    guard case .array(let fields) = value, fields.count >= 4,
      case .int(let ref) = fields[0], ref >= 0,
      case .int(let lastSequence) = fields[1],
      case .int(let node) = fields[2],
      case .string(let kind) = fields[3]
    else { throw .malformed("not of the form [ref, lastSeq, node, kind, payload]") }
    self.ref = ref
    self.lastSequence = lastSequence
    self.node = node
    message = try Self.message(kind, payload: fields.count > 4 ? fields[4] : .null)
  }

  private static func message(_ kind: String, payload: JSONValue) throws(ProtocolError) -> Message {
    switch (kind, payload) {
    case ("hello", .string(let token)):
      return .hello(token: token)
    case ("click", _):
      return .click
    case ("input", .array(let values)):
      guard values.count == 2, case .string(let value) = values[0], case .int(let revision) = values[1] else {
        throw .malformed("the payload of 'input' is not [text, revision]")
      }
      return .input(value: value, revision: revision)
    case ("hello", _), ("input", _):
      throw .malformed("'\(kind)' with a payload of another type")
    default:
      throw .unknownKind(kind)
    }
  }

  // Counted before the text is parsed, so that a hostile one cannot make the parser recurse.
  private static func depth(of text: String) -> Int {
    var depth = 0
    var deepest = 0
    for byte in text.utf8 {
      if byte == UInt8(ascii: "[") || byte == UInt8(ascii: "{") {
        depth += 1
        deepest = max(deepest, depth)
      } else if byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}") {
        depth -= 1
      }
    }
    return deepest
  }
}

/// A message that our script cannot have sent; the connection it came on is closed.
enum ProtocolError: Error, Equatable, CustomStringConvertible {
  case malformed(String)
  case unknownKind(String)

  var description: String {
    switch self {
    case .malformed(let detail): "malformed message: \(detail)"
    case .unknownKind(let kind): "unknown kind of message: '\(kind.prefix(32))'"
    }
  }
}

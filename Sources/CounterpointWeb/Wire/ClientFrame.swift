import CounterpointUI
import Foundation

/// A message of the browser: `[ref, lastSeq, node, kind, payload]`.
struct ClientFrame: Equatable {
  /// What a message says.
  enum Message: Equatable {
    /// The connection is open; the page belongs to the session with this token.
    case hello(token: String)
    /// The user edited a control, which now shows `value`; `revision` counts the edits of the control.
    case input(value: ControlValue, revision: Int)
    /// The user did something else to a control.
    case event(ViewEvent)
    /// The user went back or forward to an address.
    case navigation(url: String, index: Int)
    /// The browser answers a call, or reports on a capability of it.
    case report(String, String)
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

  private static let simpleEvents: [String: ViewEvent] = [
    "click": .tap, "submit": .submit, "focus": .focus, "blur": .blur, "cancel": .cancel, "refresh": .refresh, "visible": .visible,
  ]

  private static func message(_ kind: String, payload: JSONValue) throws(ProtocolError) -> Message {
    if let event = simpleEvents[kind] { return .event(event) }
    switch (kind, payload) {
    case ("hello", .string(let token)):
      return .hello(token: token)
    case ("input", .array(let values)):
      guard values.count == 2, case .int(let revision) = values[1] else {
        throw .malformed("the payload of 'input' is not [value, revision]")
      }
      switch values[0] {
      case .string(let text): return .input(value: .text(text), revision: revision)
      case .bool(let flag): return .input(value: .flag(flag), revision: revision)
      default: throw .malformed("the value of 'input' is neither a text nor a flag")
      }
    case ("load", .bool(let isLoaded)):
      return .event(.loaded(isLoaded))
    case ("move", .int(let offset)) where offset >= 0:
      return .event(.move(toOffset: offset))
    case ("resize", .array(let values)):
      let numbers = try numbers(values, count: 2, of: kind)
      return .event(.resize(width: numbers[0], height: numbers[1]))
    case ("drag", .array(let values)):
      guard case .string(let name)? = values.first, let phase = DragEvent.Phase(rawValue: name) else {
        throw .malformed("the payload of 'drag' does not begin with its phase")
      }
      let numbers = try numbers(Array(values.dropFirst()), count: 6, of: kind)
      return .event(
        .drag(
          DragEvent(
            phase: phase, start: .init(x: numbers[0], y: numbers[1]), location: .init(x: numbers[2], y: numbers[3]),
            velocity: .init(x: numbers[4], y: numbers[5]))))
    case ("nav", .array(let values)):
      guard values.count == 2, case .string(let url) = values[0], case .int(let index) = values[1], url.hasPrefix("/") else {
        throw .malformed("the payload of 'nav' is not [path, index]")
      }
      return .navigation(url: url, index: index)
    case ("report", .array(let values)):
      guard values.count == 2, case .string(let name) = values[0], case .string(let value) = values[1] else {
        throw .malformed("the payload of 'report' is not [name, value]")
      }
      return .report(name, value)
    case ("hello", _), ("load", _), ("input", _), ("move", _), ("resize", _), ("drag", _), ("nav", _), ("report", _):
      throw .malformed("'\(kind)' with a payload of another type")
    default:
      throw .unknownKind(kind)
    }
  }

  private static func numbers(_ values: [JSONValue], count: Int, of kind: String) throws(ProtocolError) -> [Double] {
    guard values.count == count else { throw .malformed("the payload of '\(kind)' has not \(count) numbers") }
    var numbers: [Double] = []
    for value in values {
      // A screen has a few thousand points; a number with more digits than that has come from elsewhere.
      guard case .int(let number) = value, (-1_000_000...1_000_000).contains(number) else {
        throw .malformed("the payload of '\(kind)' is not numbers")
      }
      numbers.append(Double(number))
    }
    return numbers
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
  case tooMany

  var description: String {
    switch self {
    case .malformed(let detail): "malformed message: \(detail)"
    case .tooMany: "more messages than a person can cause"
    case .unknownKind(let kind): "unknown kind of message: '\(kind.prefix(32))'"
    }
  }
}

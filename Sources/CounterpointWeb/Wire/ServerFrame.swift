import CounterpointUI
import Foundation

/// A message to the browser: `[seq, ackRef, ops]`, or `[seq, ackRef, ops, [milliseconds, easing]]` when the changes are animated.
struct ServerFrame: Equatable {
  /// One step that brings the page up to date; the numbers are those of the protocol.
  enum Operation: Equatable {
    /// The text of an element.
    case text(RenderNode.ID, String)
    /// An attribute of an element; `nil` removes it.
    case attribute(RenderNode.ID, name: String, value: String?)
    /// What a control shows, unless the user has made more edits than `revision`.
    case value(RenderNode.ID, ControlValue, revision: Int)
    /// New elements in `parent` before the element `before`; `nil` is the end.
    case insert(parent: RenderNode.ID, before: RenderNode.ID?, html: String)
    /// An element of `parent` to stand before the element `before`; `nil` is the end.
    case move(RenderNode.ID, parent: RenderNode.ID, before: RenderNode.ID?)
    /// The element goes.
    case remove(RenderNode.ID)
    /// Something that an element, or the page if it is 0, is to do.
    case call(RenderNode.ID, String, argument: String?)
    /// The page's address: `push` and `replace` name it, `go` says how far back.
    case history(HistoryChange)
    /// The title of the page.
    case title(String)
    /// Everything in the page's root is replaced.
    case reset(html: String)
  }

  /// How a change is animated.
  struct Motion: Equatable {
    let milliseconds: Int
    let easing: String

    init?(_ animation: Animation?) {
      guard let animation, animation.duration > 0 else { return nil }
      milliseconds = Int((animation.duration * 1_000).rounded())
      easing = animation.curve.easing
    }
  }

  /// The number of this update; an acknowledgement without operations repeats that of the last one.
  let sequence: Int
  /// The number of the last event that has been handled.
  let acknowledged: Int
  /// What to do, in order.
  let operations: [Operation]
  /// How to do it; `nil` for at once.
  var motion: Motion?

  /// The message as it is sent.
  ///
  /// - Complexity: O(*n*) in the length of the operations.
  var text: String {
    var fields: [JSONValue] = [.int(sequence), .int(acknowledged), .array(operations.map(\.value))]
    if let motion { fields.append(.array([.int(motion.milliseconds), .string(motion.easing)])) }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    guard let data = try? encoder.encode(JSONValue.array(fields)) else {
      // Encoding whole numbers, strings and arrays has no way to fail.
      preconditionFailure("A frame of the live protocol could not be encoded: \(self)")
    }
    return String(decoding: data, as: UTF8.self)
  }
}

extension ServerFrame.Operation {
  fileprivate var value: JSONValue {
    switch self {
    case .text(let node, let text): .array([.int(0), .int(node), .string(text)])
    case .attribute(let node, let name, let value): .array([.int(1), .int(node), .string(name), value.map { .string($0) } ?? .null])
    case .value(let node, .text(let value), let revision): .array([.int(2), .int(node), .string(value), .int(revision)])
    case .value(let node, .flag(let value), let revision): .array([.int(2), .int(node), .bool(value), .int(revision)])
    case .insert(let parent, let before, let html): .array([.int(3), .int(parent), .int(before ?? 0), .string(html)])
    case .move(let node, let parent, let before): .array([.int(4), .int(parent), .int(node), .int(before ?? 0)])
    case .remove(let node): .array([.int(5), .int(node)])
    case .call(let node, let name, let argument): .array([.int(6), .int(node), .string(name)] + (argument.map { [.string($0)] } ?? []))
    case .history(.push(let url)): .array([.int(7), .string("push"), .string(url)])
    case .history(.replace(let url)): .array([.int(7), .string("replace"), .string(url)])
    case .history(.back(let count)): .array([.int(7), .string("go"), .int(-count)])
    case .title(let title): .array([.int(8), .string(title)])
    case .reset(let html): .array([.int(9), .string(html)])
    }
  }
}

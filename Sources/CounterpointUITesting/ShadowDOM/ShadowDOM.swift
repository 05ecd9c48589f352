import Foundation

/// A page without a browser: it reads the HTML that a server sends and applies the real frames of the live protocol, as the script of a page does.
///
/// What it shows after any number of frames has to be what a page shows that is loaded afresh; a test compares the ``html`` of both.
public final class ShadowDOM {
  /// The element that holds all others.
  public let root: ShadowElement
  /// The title that the page was given last.
  public private(set) var title: String?
  /// What the page was asked to do, in order: "focus 7", "push /a", "go -1".
  public private(set) var calls: [String] = []
  /// The values that controls were given, by the number of their node.
  public private(set) var values: [Int: String] = [:]
  /// The number of the last update.
  public private(set) var sequence: Int
  private var nodes: [Int: ShadowElement] = [:]

  /// What is wrong with a page or a frame.
  public struct Failure: Error, CustomStringConvertible {
    /// What is wrong.
    public let description: String
  }

  /// Loads a page.
  ///
  /// - Parameter page: The whole document.
  /// - Throws: An error that says what is wrong, when it is not a document of this project.
  public init(page: String) throws {
    let document = try HTMLParser.elements(page)
    guard let root = document.lazy.compactMap({ $0.first { $0.attributes["data-live"] != nil } }).first else {
      throw Failure(description: "The page has no element with data-live.")
    }
    self.root = root
    sequence = root.attributes["data-seq"].flatMap(Int.init) ?? 0
    index(root)
  }

  /// The page as HTML, without what belongs to this session only.
  public var html: String { root.children.map(\.html).joined() }

  /// The text of a frame, applied.
  ///
  /// - Throws: ``Failure`` when the frame names an element that is not there, or is out of order.
  public func apply(_ frame: String) throws {
    guard let fields = try JSONSerialization.jsonObject(with: Data(frame.utf8)) as? [Any], fields.count >= 3,
      let number = fields[0] as? Int, let operations = fields[2] as? [[Any]]
    else { throw Failure(description: "Not a frame: \(frame)") }
    guard !operations.isEmpty else { return }
    let isReset = operations.count == 1 && operations[0].first as? Int == 9
    guard number == sequence + 1 || isReset else { throw Failure(description: "Update \(number) came after update \(sequence).") }
    sequence = number
    for operation in operations { try apply(operation) }
  }

  private func apply(_ operation: [Any]) throws {
    func number(_ index: Int) -> Int { operation[index] as? Int ?? 0 }
    func text(_ index: Int) -> String { operation[index] as? String ?? "" }
    switch operation.first as? Int {
    case 0: try element(number(1)).content = [.text(text(2))]
    case 1:
      let name = text(2)
      let owner = try name.hasPrefix("/") ? element(number(1)).children[0] : element(number(1))
      owner.attributes[name.replacingOccurrences(of: "/", with: "")] = operation[3] as? String
    case 2:
      _ = try element(number(1))
      values[number(1)] = "\(operation[2])"
    case 3:
      let elements = try HTMLParser.elements(text(3))
      for element in elements { index(element) }
      try element(number(1)).insert(elements, before: before(number(2), in: number(1)))
    case 4:
      let moved = try element(number(2))
      guard try moved.parent === element(number(1)) else { throw Failure(description: "Node \(number(2)) is not in \(number(1)).") }
      moved.remove()
      try element(number(1)).insert([moved], before: before(number(3), in: number(1)))
    case 5:
      let removed = try element(number(1))
      removed.remove()
      forget(removed)
    case 6: calls.append("\(text(2)) \(number(1))")
    case 7: calls.append("\(text(1)) \(operation[2])")
    case 8: title = text(1)
    case 9:
      nodes = [0: root]
      let elements = try HTMLParser.elements(text(1))
      root.content = []
      root.insert(elements, before: nil)
      for element in elements { index(element) }
    default: throw Failure(description: "An operation that nobody knows: \(operation)")
    }
  }

  private func before(_ node: Int, in parent: Int) throws -> ShadowElement? {
    guard node != 0 else { return nil }
    let found = try element(node)
    guard try found.parent === element(parent) else {
      throw Failure(description: "Node \(node) is not in \(parent), so nothing can stand before it there.")
    }
    return found
  }

  private func element(_ node: Int) throws -> ShadowElement {
    guard let element = nodes[node] else { throw Failure(description: "There is no node \(node).") }
    return element
  }

  private func index(_ element: ShadowElement) {
    if let node = element.attributes["data-n"].flatMap(Int.init) { nodes[node] = element }
    for child in element.children { index(child) }
  }

  private func forget(_ element: ShadowElement) {
    if let node = element.attributes["data-n"].flatMap(Int.init) { nodes[node] = nil }
    for child in element.children { forget(child) }
  }
}

public import CustomDump
import OrderedCollections

extension StackState: CustomStringConvertible, CustomDebugStringConvertible {
  /// The elements, as an array describes its own.
  public var description: String {
    Array(self).description
  }

  /// The elements with their ids.
  public var debugDescription: String {
    let elements = storage.elements.map { "\($0.key.debugDescription): \(String(reflecting: $0.value))" }
    return "[\(elements.isEmpty ? ":" : elements.joined(separator: ", "))]"
  }
}

extension StackState: CustomReflectable, CustomDumpReflectable {
  /// The elements under their ids, as a debugger shows them.
  public var customMirror: Mirror {
    let children = storage.elements.map { (key: $0.key, value: $0.value) }
    return Mirror(self, unlabeledChildren: children, displayStyle: .dictionary)
  }

  /// The elements under their ids, as failure messages and `_printChanges` show them.
  public var customDumpMirror: Mirror { customMirror }
}

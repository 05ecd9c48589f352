/// The name of a type as it is written in the source: with the types around it, without its module.
///
/// `Action` alone would not tell which feature is meant; `RecordMeeting.Action` does.
package func typeName(_ type: Any.Type) -> String {
  var name = String(reflecting: type)
  // A type inside of a function or a private one: "Module.(unknown context at $7f1c).Action".
  while let start = name.range(of: ".(unknown context at "), let end = name[start.upperBound...].firstIndex(of: ")") {
    name.removeSubrange(start.lowerBound...end)
  }
  guard let dot = name.firstIndex(of: "."), !name[..<dot].contains("<") else { return name }
  return String(name[name.index(after: dot)...])
}

extension String {
  fileprivate func range(of text: String) -> Range<Index>? {
    indices.lazy.filter { self[$0...].hasPrefix(text) }.first.map { $0..<index($0, offsetBy: text.count) }
  }
}

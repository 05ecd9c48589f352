extension IdentifiedArray: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The elements, as an array describes them.
  public var description: String {
    storedElements.description
  }

  /// The elements, as an array describes them for debugging, with a note that they are identified.
  public var debugDescription: String {
    "IdentifiedArray(\(storedElements.debugDescription))"
  }

  /// A mirror like that of an array, so that dumps and differences show the elements and not the storage.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: storedElements, displayStyle: .collection)
  }
}

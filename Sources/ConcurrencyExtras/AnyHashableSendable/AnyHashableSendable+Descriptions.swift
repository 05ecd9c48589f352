extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  /// The description of the erased value.
  public var description: String {
    String(describing: base)
  }

  /// The debug description of the erased value, with a note that it is erased.
  public var debugDescription: String {
    "AnyHashableSendable(\(String(reflecting: base)))"
  }

  /// The mirror of the erased value, so that dumps and differences show it instead of the wrapper.
  public var customMirror: Mirror {
    Mirror(reflecting: base)
  }
}

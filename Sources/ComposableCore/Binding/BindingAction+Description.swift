public import CustomDump

extension BindingAction: CustomDumpStringConvertible, CustomDebugStringConvertible {
  /// The call that makes the action, as failure messages and `_printChanges` show it: `.set(\State.name, "Blob")`.
  public var customDumpDescription: String {
    ".set(\(fieldName(keyPath)), \(String(customDumping: value)))"
  }

  public var debugDescription: String { customDumpDescription }
}

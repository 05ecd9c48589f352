public import CasePaths

extension BindingAction: CasePathable {
  /// A path for each field of the state, as if it were a case with the new value: `\.binding.name`.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    /// The path of the actions that change a field, to the field's new value.
    ///
    /// - Parameter keyPath: The path to the field.
    public subscript<Value: Equatable & Sendable>(
      dynamicMember keyPath: any WritableKeyPath<Root, Value> & Sendable
    ) -> AnyCasePath<BindingAction, Value> {
      AnyCasePath(
        embed: { .set(keyPath, $0) },
        extract: { $0.keyPath == keyPath ? $0.value as? Value : nil }
      )
    }
  }

  /// A path for each field of the state.
  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// What a `@Dependency` property knows of where it was made.
///
/// A class, so that the values through which a property is read take along one reference: reading is mostly what references cost.
final class DependencyOrigin: Sendable {
  /// What was in force where the property was made.
  let captured: DependencyLayer?

  /// Where the property is declared; `nil` when values are looked at without a property.
  let declaration: DependencyAccess?

  init(captured: DependencyLayer?, declaration: DependencyAccess?) {
    self.captured = captured
    self.declaration = declaration
  }
}

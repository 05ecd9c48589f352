internal import SwiftSyntax
internal import SwiftSyntaxBuilder

/// Writes the accessors of an observed field.
struct FieldAccessors {
  let field: StateField

  /// The expression of the stored value.
  let stored: String

  /// All accessors, with the one that initializes the storage.
  ///
  /// - Parameter initialization: The statement that stores `initialValue`.
  func all(initialization: String) -> [AccessorDeclSyntax] {
    let initializer: AccessorDeclSyntax = """
      @storageRestrictions(initializes: \(raw: field.storage))
      init(initialValue) {
        \(raw: initialization)
      }
      """
    return [initializer] + access
  }

  /// The accessors without the one that initializes.
  var access: [AccessorDeclSyntax] {
    [
      """
      get {
        _$observationRegistrar.access(\(raw: field.number))
        return \(raw: stored)
      }
      """,
      setter,
      """
      _modify {
        let change = _$observationRegistrar.willModify(\(raw: field.number), \(raw: stored))
        defer {
          _$observationRegistrar.didModify(change, \(raw: stored))
        }
        yield &\(raw: stored)
      }
      """,
    ]
  }

  private var setter: AccessorDeclSyntax {
    guard field.binding.accessorBlock != nil else {
      return """
        set {
          _$observationRegistrar.set(\(raw: field.number), &\(raw: stored), to: newValue)
        }
        """
    }
    // The field's own observers see the whole state, so nothing of it may be held while they run.
    return """
      set {
        var registrar = _$observationRegistrar
        registrar.set(\(raw: field.number), &\(raw: stored), to: newValue)
        _$observationRegistrar = registrar
      }
      """
  }
}

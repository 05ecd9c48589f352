internal import SwiftSyntax

extension AttributeListSyntax {
  /// The attributes, without those inside of conditional compilation.
  var plain: [AttributeSyntax] {
    compactMap { element in
      if case .attribute(let attribute) = element { attribute } else { nil }
    }
  }

  /// Finds an attribute by its name, with or without a module before it.
  func first(named name: String) -> AttributeSyntax? {
    plain.first { $0.simpleName == name }
  }

  /// Whether there is an attribute of a name, with or without a module before it.
  func contains(named name: String) -> Bool {
    first(named: name) != nil
  }
}

extension AttributeSyntax {
  /// The name as it is declared: without the module, and without generic arguments.
  var simpleName: String {
    attributeName.simpleName
  }
}

extension TypeSyntax {
  /// The name of the type without the module.
  var simpleName: String {
    self.as(MemberTypeSyntax.self)?.name.text ?? self.as(IdentifierTypeSyntax.self)?.name.text ?? trimmedDescription
  }
}

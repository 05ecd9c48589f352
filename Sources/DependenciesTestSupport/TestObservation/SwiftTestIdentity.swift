import Testing

/// The test of Swift Testing whose task this is, together with the case that runs when it has parameters.
///
/// Cases of one test run in parallel and are tests of their own as far as dependencies go.
func currentSwiftTest() -> AnyHashable? {
  guard let test = Test.current else { return nil }
  let testCase = Test.Case.current.flatMap { $0.isParameterized ? SwiftTestIdentity.identity(of: $0) : nil }
  return AnyHashable(SwiftTestIdentity(test: test.id, testCase: testCase))
}

private struct SwiftTestIdentity: Hashable {
  var test: Test.ID
  var testCase: String?

  /// What tells a case from the others of its test: the encoded arguments, and a number among cases with equal ones.
  ///
  /// The framework has this identity but offers it to nobody, so it is read by reflection; where that finds nothing, the whole text of the
  /// case serves, which contains it.
  ///
  /// - Complexity: O(*n*) in the size of the arguments.
  static func identity(of testCase: Test.Case) -> String {
    guard let kind = Mirror(reflecting: testCase).descendant("_kind"),
      let payload = Mirror(reflecting: kind).children.first,
      let arguments = Mirror(reflecting: payload.value).descendant("arguments") as? [Any],
      let discriminator = Mirror(reflecting: payload.value).descendant("discriminator")
    else { return String(reflecting: testCase) }
    let ids = arguments.compactMap { Mirror(reflecting: $0).descendant("id") }
    guard ids.count == arguments.count else { return String(reflecting: testCase) }
    return "\(ids) \(discriminator)"
  }
}

import CasePaths

/// Which action a test expects.
struct ActionPattern<Action> {
  let matches: (Action) -> Bool
  /// Says how an action differs from what is expected.
  let mismatch: (Action) -> String
  /// The expected action in a list, indented; made only for a failure, as it costs more than all the rest of a step.
  let describe: () -> String

  /// Exactly one action.
  init(_ expected: Action) where Action: Equatable {
    matches = { $0 == expected }
    mismatch = { "\(difference(expected, $0))\n\n(Expected: −, Received: +)" }
    describe = { dump(expected).indented(by: 4) }
  }

  /// Any action of a case.
  ///
  /// Off Apple's platforms a key path does not know the name of its case, so the type of the payload has to do.
  init<Value>(_ path: AnyCasePath<Action, Value>) {
    let payload = Value.self == Void.self ? "without a payload" : "with a payload of \(Value.self)"
    self.init("an action of another case, \(payload)") { path.extract(from: $0) != nil }
  }

  /// The action of a case with a payload.
  init<Value: Equatable>(_ path: AnyCasePath<Action, Value>, _ value: Value) {
    let expected = path.embed(value)
    matches = { path.extract(from: $0) == value }
    mismatch = { "\(difference(expected, $0))\n\n(Expected: −, Received: +)" }
    describe = { dump(expected).indented(by: 4) }
  }

  /// Any action that a predicate holds for.
  init(_ name: String, _ matches: @escaping (Action) -> Bool) {
    self.matches = matches
    describe = { "    \(name)" }
    mismatch = { "    − \(name)\n\("+ \(dump($0))".indented(by: 4))\n\n(Expected: −, Received: +)" }
  }
}

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
    self.init(expected) { $0 == expected }
  }

  /// Any action of a case.
  ///
  /// A key path does not know the name of its case. A case without a payload is a whole action, which can be shown; of others the payload's type often tells the name.
  init<Value>(_ path: AnyCasePath<Action, Value>) {
    if let nothing = () as? Value {
      self.init(path.embed(nothing)) { path.extract(from: $0) != nil }
    } else {
      self.init(describeCase(of: Action.self, with: Value.self)) { path.extract(from: $0) != nil }
    }
  }

  /// The action of a case with a payload.
  init<Value: Equatable>(_ path: AnyCasePath<Action, Value>, _ value: Value) {
    self.init(path.embed(value)) { path.extract(from: $0) == value }
  }

  /// Any action that a predicate holds for.
  init(_ name: @autoclosure @escaping () -> String, _ matches: @escaping (Action) -> Bool) {
    self.matches = matches
    describe = { "    \(name())" }
    mismatch = { "    − \(name())\n    + \(dump($0).indented(by: 6).dropFirst(6))\n\n(Expected: −, Received: +)" }
  }

  /// An action that can be shown.
  private init(_ expected: @autoclosure @escaping () -> Action, _ matches: @escaping (Action) -> Bool) {
    self.matches = matches
    mismatch = { "\(difference(expected(), $0))\n\n(Expected: −, Received: +)" }
    describe = { dump(expected()).indented(by: 4) }
  }
}

/// Which case is meant by a path, as far as it can be told.
private func describeCase<Action, Value>(of action: Action.Type, with value: Value.Type) -> String {
  if let spelling = caseSpelling(from: action, to: value) { return "any action of \(spelling)" }
  return "any action of the expected case, which has a payload of type \(Value.self)"
}

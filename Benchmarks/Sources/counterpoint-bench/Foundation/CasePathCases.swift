import CasePaths

/// An action without payload-free special cases, as a feature's is, with its paths written by hand: exactly what the macro writes.
enum ParentAction: CasePathable {
  case child(ChildAction)
  case number(Int)
  case reset

  struct AllCasePaths: Sendable {
    var child: AnyCasePath<ParentAction, ChildAction> {
      AnyCasePath(embed: ParentAction.child, extract: { if case .child(let value) = $0 { value } else { nil } })
    }
    var number: AnyCasePath<ParentAction, Int> {
      AnyCasePath(embed: ParentAction.number, extract: { if case .number(let value) = $0 { value } else { nil } })
    }
    var reset: AnyCasePath<ParentAction, Void> {
      AnyCasePath(embed: { .reset }, extract: { if case .reset = $0 { () } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

enum ChildAction: CasePathable {
  case add(Int)
  case clear

  struct AllCasePaths: Sendable {
    var add: AnyCasePath<ChildAction, Int> {
      AnyCasePath(embed: ChildAction.add, extract: { if case .add(let value) = $0 { value } else { nil } })
    }
    var clear: AnyCasePath<ChildAction, Void> {
      AnyCasePath(embed: { .clear }, extract: { if case .clear = $0 { () } else { nil } })
    }
  }

  static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// Where a path goes that has been made, so that the compiler has to make it.
@MainActor private var sink: AnyKeyPath?

/// Hands a path out as a function of another module does, so that the compiler knows nothing about it.
@inline(never)
private func opaque<Value>(_ path: AnyCasePath<ParentAction, Value>) -> AnyCasePath<ParentAction, Value> {
  path
}

@inline(never)
private func action(_ number: Int) -> ParentAction {
  number.isMultiple(of: 2) ? .child(.add(number)) : .number(number)
}

/// What naming, extracting and composing cases costs.
@MainActor
func casePathCases() -> [Benchmark] {
  [
    Benchmark(name: "case-literal", budget: nil) { count in
      for _ in 0..<count {
        let path: CaseKeyPath<ParentAction, ChildAction> = \.child
        sink = path
      }
      precondition(sink == \ParentAction.Cases.child)
    },
    Benchmark(name: "case-extract", budget: nil) { count in
      let path = opaque(AnyCasePath<ParentAction, ChildAction>(\.child))
      var found = 0
      for number in 0..<count where path.extract(from: action(number)) != nil { found &+= 1 }
      precondition(found == (count + 1) / 2)
    },
    Benchmark(name: "case-extract-nested", budget: nil) { count in
      let path = opaque(AnyCasePath<ParentAction, Int>(\.child.add))
      var found = 0
      for number in 0..<count where path.extract(from: action(number)) != nil { found &+= 1 }
      precondition(found == (count + 1) / 2)
    },
    Benchmark(name: "case-extract-prefix", budget: nil) { count in
      let path: AnyCasePath<ParentAction, ChildAction> = opaque(/ParentAction.child)
      var found = 0
      for number in 0..<count where path.extract(from: action(number)) != nil { found &+= 1 }
      precondition(found == (count + 1) / 2)
    },
    Benchmark(name: "case-subscript", budget: nil) { count in
      var found = 0
      for number in 0..<count where action(number)[case: \.child] != nil { found &+= 1 }
      precondition(found == (count + 1) / 2)
    },
  ]
}

import Dependencies

private struct NumberKey: DependencyKey {
  static let liveValue = 42
}

extension DependencyValues {
  fileprivate var number: Int {
    get { self[NumberKey.self] }
    set { self[NumberKey.self] = newValue }
  }
}

private struct Reader {
  @Dependency(\.number) var number
}

/// What making and reading a dependency costs, with and without an override around it.
@MainActor
func dependencyCases() -> [Benchmark] {
  [
    Benchmark(name: "dependency-make", budget: nil) { count in
      var sum = 0
      for _ in 0..<count { sum &+= Reader().number }
      precondition(sum == 42 * count)
    },
    Benchmark(name: "dependency-read", budget: .nanoseconds(100)) { count in
      let reader = Reader()
      var sum = 0
      for _ in 0..<count { sum &+= reader.number }
      precondition(sum == 42 * count)
    },
    Benchmark(name: "dependency-overridden", budget: nil) { count in
      let reader = Reader()
      var sum = 0
      withDependencies {
        $0.number = 1
      } operation: {
        for _ in 0..<count { sum &+= reader.number }
      }
      precondition(sum == count)
    },
    // A model that was made among overrides and is read outside of them, or among others.
    Benchmark(name: "dependency-captured", budget: nil) { count in
      let reader = withDependencies {
        $0.number = 1
      } operation: {
        Reader()
      }
      var sum = 0
      withDependencies {
        $0.context = .live
      } operation: {
        for _ in 0..<count { sum &+= reader.number }
      }
      precondition(sum == count)
    },
  ]
}

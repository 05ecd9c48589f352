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

/// What reading a dependency costs, with and without an override around it.
@MainActor
func dependencyCases() -> [Benchmark] {
  [
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
  ]
}

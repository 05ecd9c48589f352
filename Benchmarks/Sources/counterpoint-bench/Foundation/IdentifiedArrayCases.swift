import IdentifiedCollections

private struct Row: Identifiable, Sendable {
  let id: Int
  var title = "A row of a list"
  var count = 0
}

private func rows(_ size: Int) -> IdentifiedArrayOf<Row> {
  IdentifiedArray(uniqueElements: (0..<size).map { Row(id: $0) })
}

/// What looking up, appending and removing costs, at sizes that show how it grows.
@MainActor
func identifiedArrayCases() -> [Benchmark] {
  [10, 1_000, 100_000].flatMap { size in
    [
      Benchmark(name: "array-lookup-\(size)", budget: nil) { count in
        let rows = rows(size)
        var sum = 0
        for number in 0..<count { sum &+= rows[id: number % size]?.id ?? -1 }
        precondition(sum >= 0)
      },
      Benchmark(name: "array-change-\(size)", budget: nil) { count in
        var rows = rows(size)
        for number in 0..<count { rows[id: number % size]?.count += 1 }
        precondition(rows.reduce(0) { $0 + $1.count } == count)
      },
      Benchmark(name: "array-append-\(size)", budget: nil) { count in
        var appended = 0
        while appended < count {
          var rows = IdentifiedArrayOf<Row>()
          for number in 0..<min(size, count - appended) { rows.append(Row(id: number)) }
          appended += rows.count
        }
        precondition(appended == count)
      },
      Benchmark(name: "array-remove-\(size)", budget: nil) { count in
        var rows = rows(size)
        for number in 0..<count {
          rows.remove(id: rows[rows.count - 1].id)
          if rows.isEmpty || number == count - 1 { continue }
          rows.append(Row(id: size + number))
        }
        precondition(rows.count <= size)
      },
    ]
  }
}

import Foundation

extension Path {
  /// The path in the notation of SVG, with coordinates to a hundredth of a point.
  var svg: String {
    func text(_ vectors: Vector...) -> String {
      vectors.map { "\($0.x.hundredths) \($0.y.hundredths)" }.joined(separator: " ")
    }
    return steps.map { step in
      switch step {
      case .move(let to): "M\(text(to))"
      case .line(let to): "L\(text(to))"
      case .quad(let to, let control): "Q\(text(control, to))"
      case .curve(let to, let control1, let control2): "C\(text(control1, control2, to))"
      case .close: "Z"
      }
    }.joined()
  }

  /// The path after each of its points has been moved.
  func mapPoints(_ transform: (Vector) -> Vector) -> Path {
    Path(
      steps: steps.map { step in
        switch step {
        case .move(let to): .move(transform(to))
        case .line(let to): .line(transform(to))
        case .quad(let to, let control): .quad(transform(to), control: transform(control))
        case .curve(let to, let control1, let control2):
          .curve(transform(to), control1: transform(control1), control2: transform(control2))
        case .close: .close
        }
      }
    )
  }

  /// The path, moved.
  public func offsetBy(dx: Double, dy: Double) -> Path {
    mapPoints { $0 + Vector(dx, dy) }
  }

  /// The outlines as corners of polygons; curves become sixteen straight lines.
  var polygons: [[Vector]] {
    var polygons: [[Vector]] = []
    for step in steps {
      if case .move(let to) = step {
        polygons.append([to])
        continue
      }
      guard let start = polygons.last?.last else { continue }
      let points: [Vector] =
        switch step {
        case .move: []
        case .line(let to): [to]
        case .quad(let to, let control):
          (1...16).map { index in
            let t = Double(index) / 16
            return start * ((1 - t) * (1 - t)) + control * (2 * t * (1 - t)) + to * (t * t)
          }
        case .curve(let to, let control1, let control2):
          (1...16).map { index in
            let t = Double(index) / 16
            let u = 1 - t
            return start * (u * u * u) + control1 * (3 * u * u * t) + control2 * (3 * u * t * t) + to * (t * t * t)
          }
        case .close: polygons.last?.first.map { [$0] } ?? []
        }
      polygons[polygons.count - 1] += points
    }
    return polygons
  }

  /// The part of the path between two parts of its length.
  ///
  /// - Parameters:
  ///   - from: Where the part begins, from 0 to 1.
  ///   - to: Where it ends, from 0 to 1.
  public func trimmedPath(from: Double, to: Double) -> Path {
    let polygons = polygons
    let lengths = polygons.map { points in zip(points, points.dropFirst()).map { ($1 - $0).length } }
    let total = lengths.joined().reduce(0, +)
    let (first, last) = (max(0, from) * total, min(1, to) * total)
    guard first < last else { return Path() }
    var steps: [Step] = []
    var way = 0.0
    for (points, lengths) in zip(polygons, lengths) {
      var isDrawing = false
      for (index, length) in lengths.enumerated() {
        defer { way += length }
        guard length > 0, way + length > first, way < last else {
          isDrawing = false
          continue
        }
        let (a, b) = (points[index], points[index + 1])
        if !isDrawing { steps.append(.move(a + (b - a) * max(0, (first - way) / length))) }
        steps.append(.line(a + (b - a) * min(1, (last - way) / length)))
        isDrawing = true
      }
    }
    return Path(steps: steps)
  }
}

extension Double {
  /// The number to a hundredth, without a fraction that says nothing.
  var hundredths: String {
    guard isFinite else { return "0" }
    let rounded = (self * 100).rounded() / 100
    if let whole = Int(exactly: rounded) { return "\(whole)" }
    return "\(rounded)"
  }
}

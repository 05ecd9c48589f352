import Foundation

/// The same operation on more and more of something, to see how its cost grows.
struct Curve {
  /// What is done, and what there is more and more of: `rows`, `depth`.
  let name: String
  let sizes: [Int]
  /// The case for a size.
  let benchmark: @MainActor (_ size: Int) -> Benchmark
  /// Up to which exponent the curve is what DESIGN.md promises: about 0 where the cost has nothing to do with the size, about 1 where each one costs its share.
  let limit: Double

  /// The exponent *e* of the power of the size that the costs follow, cost ~ size^*e*: the slope of the line through their logarithms.
  static func exponent(_ points: [(size: Int, cost: Double)]) -> Double {
    let x = points.map { log(Double($0.size)) }
    let y = points.map { log($0.cost) }
    let meanX = x.reduce(0, +) / Double(x.count)
    let meanY = y.reduce(0, +) / Double(y.count)
    let covariance = zip(x, y).reduce(0) { $0 + ($1.0 - meanX) * ($1.1 - meanY) }
    let variance = x.reduce(0) { $0 + ($1 - meanX) * ($1 - meanX) }
    return covariance / variance
  }
}

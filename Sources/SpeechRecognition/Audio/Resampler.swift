#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Changes the rate of audio by a ratio of whole numbers.
struct Resampler: Sendable {
  // Output sample n lies at n * step / phases input samples.
  private let phases: Int
  private let step: Int
  private let half: Int
  private let cutoff: Double
  // The filter of each phase, made when it is first used: an odd rate has thousands.
  private var filters: [[Float]?]

  private var input: [Float]
  // What to ask for next: input[position] is the sample just before or at the next output, `phase` how far the output is behind it.
  private var position: Int
  private var phase = 0

  init(from source: Int, to target: Int) {
    let divisor = Self.greatestCommonDivisor(source, target)
    phases = target / divisor
    step = source / divisor
    // Half of the lower rate, to the full: the recogniser needs what is said up there. At 0.94 of it a fifth more words were wrong. What lies up to an
    // eighth above folds back in part, and does no harm.
    cutoff = min(1, Double(target) / Double(source))
    half = Int((24 / cutoff).rounded(.up))
    filters = Array(repeating: nil, count: phases)
    input = Array(repeating: 0, count: half)
    position = half
  }

  mutating func convert(_ samples: [Float]) -> [Float] {
    input.append(contentsOf: samples)
    return produce()
  }

  mutating func finish() -> [Float] {
    input.append(contentsOf: repeatElement(0, count: half))
    return produce()
  }

  private mutating func produce() -> [Float] {
    var output: [Float] = []
    output.reserveCapacity(max(0, input.count - position) * phases / step + 1)
    while position + half < input.count {
      let filter = filter(of: phase)
      let first = position - half + 1
      output.append(
        input.withUnsafeBufferPointer { input in
          filter.withUnsafeBufferPointer { filter in
            var sum: Float = 0
            for tap in 0..<filter.count { sum += input[first + tap] * filter[tap] }
            return sum
          }
        }
      )
      phase += step
      position += phase / phases
      phase %= phases
    }
    let done = min(max(position - half, 0), input.count)
    input.removeFirst(done)
    position -= done
    return output
  }

  private mutating func filter(of phase: Int) -> [Float] {
    if let filter = filters[phase] { return filter }
    let offset = Double(phase) / Double(phases)
    var filter = (0..<2 * half).map { tap in
      let distance = Double(tap - half + 1) - offset
      return Float(cutoff * Self.sinc(cutoff * distance) * Self.window(distance / Double(half)))
    }
    // Every phase lets a constant through unchanged; otherwise the phases would modulate it.
    let sum = filter.reduce(0, +)
    for tap in filter.indices { filter[tap] /= sum }
    filters[phase] = filter
    return filter
  }

  private static func sinc(_ x: Double) -> Double { abs(x) < 1e-9 ? 1 : sin(.pi * x) / (.pi * x) }

  // Blackman's window, zero at -1 and 1.
  private static func window(_ x: Double) -> Double { abs(x) >= 1 ? 0 : 0.42 + 0.5 * cos(.pi * x) + 0.08 * cos(2 * .pi * x) }

  private static func greatestCommonDivisor(_ a: Int, _ b: Int) -> Int { b == 0 ? a : greatestCommonDivisor(b, a % b) }
}

import CMemory

/// How much memory one of something takes while it is there.
struct Footprint {
  /// Makes what is measured, and keeps it until the closure that it returns is called.
  typealias Make = @MainActor () async -> @MainActor () async -> Void

  let name: String
  /// Makes what they all need, which is not measured.
  let prepare: @MainActor (_ count: Int) async -> Make

  private static let count = 10_000

  /// The bytes of each of 10,000.
  ///
  /// They are made twice, and the second time counts: the first also makes what the runtime keeps for all.
  @MainActor
  func measure() async -> Double {
    var bytes = 0
    for _ in 0..<2 {
      let make = await prepare(Self.count)
      let before = cmemory_bytes_in_use()
      let drop = await make()
      bytes = Int(cmemory_bytes_in_use()) - Int(before)
      await drop()
    }
    return Double(bytes) / Double(Self.count)
  }
}

internal import CSchedules
#if compiler(>=6.3) && compiler(<6.4) && os(Linux)
  @_spi(Internal) internal import Runtime
#endif

/// Turns the resume points of a suspended task into names.
enum AwaitPointReader {
  #if compiler(>=6.3) && compiler(<6.4) && os(Linux)
    /// The loaded images do not change while tests run, and capturing them is the greater part of the cost.
    private static let images = ImageMap.capture()

    #if arch(x86_64)
      private static let architecture = "x86_64"
    #else
      private static let architecture = "arm64"
    #endif

    static func points(of task: TaskObject) -> [Schedule.AwaitPoint] {
      guard Schedule.Reach.unavailability == nil else { return [] }
      var counters = [UInt](repeating: 0, count: 64)
      let count = cschedules_task_resume_points(task.pointer, &counters, Int32(counters.count))
      let frames = counters.prefix(Int(count)).map { RichFrame<UInt64>.asyncResumePoint(UInt64($0)) }
      let backtrace = Backtrace(architecture: architecture, frames: frames, images: images)
      guard let symbolicated = backtrace.symbolicated(with: images, options: [.showSourceLocations, .useSymbolCache]) else { return [] }
      var points: [Schedule.AwaitPoint] = []
      for frame in symbolicated.frames {
        guard let symbol = frame.symbol, !isNoise(symbol.name) else { continue }
        let location = symbol.sourceLocation.flatMap { $0.line > 0 ? $0 : nil }
        let file = location.map { String($0.path.split(separator: "/").last ?? "") }
        let point = Schedule.AwaitPoint(function: symbol.name, file: file, line: location?.line ?? 0)
        if points.last != point { points.append(point) }
      }
      return points
    }

    /// Functions that the compiler and the runtime put around the ones that people wrote.
    private static func isNoise(_ name: String) -> Bool {
      name.contains("thunk for") || name.contains("partial apply") || name.contains("completeTask")
    }
  #else
    static func points(of task: TaskObject) -> [Schedule.AwaitPoint] { [] }
  #endif
}

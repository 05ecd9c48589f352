extension Task where Success == Never, Failure == Never {
  /// Yields many times, in the hope that other tasks make progress meanwhile.
  ///
  /// It exists so that code written with it compiles. It promises nothing: on a busy machine no number of yields is enough.
  /// A test that needs other tasks to have finished should wait for them, or run on a schedule of its own (`withSchedule`).
  ///
  /// - Parameter count: How many times to yield.
  public static func megaYield(count: Int = 20) async {
    for _ in 0..<max(0, count) {
      await Task.yield()
    }
  }
}

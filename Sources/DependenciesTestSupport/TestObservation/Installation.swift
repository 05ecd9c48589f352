import Dependencies

/// Tells `Dependencies` which test runs, before the first one does.
///
/// A test target that links this library does so without a line of code: the loader calls what the section below lists before it enters
/// the program. Without it, values would leak from one test of XCTest to the next, and between the cases of a parameterized test.
#if os(Linux) || os(Android)
  @section(".init_array")
  @used
  private let install: @convention(c) () -> Void = { installTestObservation() }
#elseif canImport(Darwin)
  @section("__DATA,__mod_init_func")
  @used
  private let install: @convention(c) () -> Void = { installTestObservation() }
#endif

private func installTestObservation() {
  XCTestObserver.install()
  TestObservation.install { currentSwiftTest() ?? XCTestObserver.currentTest }
}

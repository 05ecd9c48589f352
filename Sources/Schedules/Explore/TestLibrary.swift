internal import CSchedules

/// A library for tests whose expectations can fail in an explored operation.
///
/// Its failures fail the test as they are recorded. An exploration runs a failing operation hundreds of times and has one thing to say about it in the end, so it
/// asks to be told instead.
package protocol TestLibrary: AnyObject, Sendable {
  /// Starts something, whose tasks tell what fails in them instead of failing the test.
  ///
  /// - Parameters:
  ///   - start: Starts one or more tasks, and returns at once.
  ///   - keep: Is given each failure, with its place and in words.
  func start(_ start: @escaping @Sendable () -> Void, keeping keep: @escaping @Sendable (_ failure: String) -> Void) async
}

/// The library that is linked into this process; `nil` when there is none, and then expectations fail the test.
let linkedTestLibrary: (any TestLibrary)? = cschedules_test_library()
  .flatMap { Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue() as? any TestLibrary }

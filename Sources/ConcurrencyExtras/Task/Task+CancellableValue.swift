extension Task where Failure == Never {
  /// Waits for the task's value, and cancels the task if the waiting task is cancelled.
  ///
  /// `value` leaves the awaited task running when the one that waits is cancelled; this property ties the two together.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// Waits for the task's value, and cancels the task if the waiting task is cancelled.
  ///
  /// `value` leaves the awaited task running when the one that waits is cancelled; this property ties the two together.
  ///
  /// - Throws: What the task throws.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}

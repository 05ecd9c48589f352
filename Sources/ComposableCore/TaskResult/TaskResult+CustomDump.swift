public import CustomDump

extension TaskResult: CustomDumpRepresentable {
  /// What a dump shows: a failure with its whole name, since the error alone seldom says where it comes from.
  public var customDumpValue: Any {
    switch self {
    case .success(let value): DumpedSuccess.success(value)
    case .failure(let error): DumpedFailure(error: error)
    }
  }
}

private enum DumpedSuccess<Success> {
  case success(Success)
}

private struct DumpedFailure: CustomDumpStringConvertible {
  let error: any Error

  var customDumpDescription: String {
    "TaskResult.failure(\(String(customDumping: error)))"
  }
}

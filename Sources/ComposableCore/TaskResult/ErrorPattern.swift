/// Matches an error of unknown type against one of a known type: `case .failure(SpeechClient.Failure.couldntStartAudioEngine)`.
///
/// The pattern may be any value of an equatable error type, also one that is computed; an error of another type does not match.
///
/// - Parameters:
///   - pattern: The error to look for.
///   - error: The error that occurred.
/// - Returns: Whether `error` is of the type of `pattern` and equal to it.
public func ~= <Pattern: Error & Equatable>(pattern: Pattern, error: any Error) -> Bool {
  error as? Pattern == pattern
}

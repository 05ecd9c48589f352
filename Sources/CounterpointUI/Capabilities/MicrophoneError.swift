public import Foundation

/// Why a microphone cannot be listened to. Its description says what is wrong and what to do about it.
public enum MicrophoneError: String, Error, Hashable, Sendable, CaseIterable {
  /// The user did not permit it.
  case denied
  /// The machine of the user has none.
  case missing
  /// There is one, but it cannot be opened.
  case busy
  /// The page came from another machine and not over https, so that the browser gives it no microphone.
  case insecure
  /// The renderer has no way to a microphone.
  case unavailable
  /// It was unplugged, or the permission was taken back, while it was listened to.
  case interrupted
  /// The window was closed.
  case closed

  /// What somebody who asks for permission is told.
  var authorization: MicrophoneAuthorization { self == .denied ? .denied : .unavailable }
}

extension MicrophoneError: CustomStringConvertible, LocalizedError {
  /// What is wrong, and the cure.
  public var description: String {
    switch self {
    case .denied:
      "This page may not use the microphone. Allow it in the browser, beside the page's address, then start again."
    case .missing:
      "There is no microphone. Connect one, then start again."
    case .busy:
      """
      The browser cannot open the microphone: another program has it, or the system keeps it from the browser. Close the other program, or allow the browser \
      in the system's privacy settings, then start again.
      """
    case .insecure:
      """
      The browser gives a microphone only to pages of the same machine and to pages over https. Open this page on the machine that serves it, as \
      http://localhost, or put a server with https before it.
      """
    case .unavailable:
      "There is no way to a microphone here. Open the application in a browser that has one."
    case .interrupted:
      "The microphone was unplugged, or the permission to use it was taken back. Connect or allow it, then start again."
    case .closed:
      "The page that listened was closed. Open it again."
    }
  }

  /// The same text as ``description``.
  public var errorDescription: String? { description }
}

import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The path of a program, found as a shell would.
func findInPath(_ program: String) -> String? {
  (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").lazy
    .map { "\($0)/\(program)" }
    .first { FileManager.default.isExecutableFile(atPath: $0) }
}

/// A duration for people, in seconds with two digits.
func seconds(_ duration: Duration) -> String { String(format: "%.2f s", duration / .seconds(1)) }

/// A time within a recording for people: 1:05, 1:00:05.
func timeOfDay(_ seconds: Double) -> String {
  let whole = Int(seconds)
  return whole < 3_600
    ? String(format: "%d:%02d", whole / 60, whole % 60) : String(format: "%d:%02d:%02d", whole / 3_600, whole / 60 % 60, whole % 60)
}

/// What the terminal can do that standard error leads to.
enum Terminal {
  static let isThere = isatty(STDERR_FILENO) != 0

  static var width: Int {
    var size = winsize()
    return ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  static func write(_ text: String) { FileHandle.standardError.write(Data(text.utf8)) }
}

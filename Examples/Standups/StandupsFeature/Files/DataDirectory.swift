import Foundation

/// Where the data of a user are kept.
public enum DataDirectory {
  /// The folder for the data of this application, by the rules of the XDG base directories: in `XDG_DATA_HOME` if that is an absolute path, else in `~/.local/share`.
  ///
  /// - Parameters:
  ///   - environment: The environment of the process.
  ///   - home: The user's folder.
  /// - Returns: The path of the folder, which need not exist.
  public static func path(
    environment: [String: String] = ProcessInfo.processInfo.environment, home: String = NSHomeDirectory()
  ) -> String {
    let base = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "\(home)/.local/share"
    return "\(base)/counterpoint-standups"
  }
}

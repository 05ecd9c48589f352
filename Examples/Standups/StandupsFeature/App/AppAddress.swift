import Foundation

/// What can be opened by an address.
///
/// | address | opens |
/// |---|---|
/// | `/` | the list |
/// | `/standups/ID` | a standup |
/// | `/standups/ID/record` | a meeting of it, which begins |
/// | `/standups/ID/meetings/ID` | a meeting that has been held |
public enum AppAddress: Equatable, Sendable {
  case list
  case detail(Standup.ID)
  case record(Standup.ID)
  case meeting(Meeting.ID, in: Standup.ID)

  /// Reads an address.
  ///
  /// - Parameter path: The path of a URL.
  /// - Returns: `nil` if the application has no such address.
  public init?(path: String) {
    let parts = path.split(separator: "/").map(String.init)
    switch parts.count {
    case 0:
      self = .list
    case 2...4:
      guard parts[0] == "standups", let id = UUID(uuidString: parts[1]) else { return nil }
      switch (parts.count, parts.dropFirst(2).first) {
      case (2, _):
        self = .detail(id)
      case (3, "record"):
        self = .record(id)
      case (4, "meetings"):
        guard let meeting = UUID(uuidString: parts[3]) else { return nil }
        self = .meeting(meeting, in: id)
      default:
        return nil
      }
    default:
      return nil
    }
  }

  /// The path of the address.
  public var path: String {
    switch self {
    case .list: "/"
    case .detail(let id): "/standups/\(Self.text(id))"
    case .record(let id): "/standups/\(Self.text(id))/record"
    case .meeting(let meeting, let id): "/standups/\(Self.text(id))/meetings/\(Self.text(meeting))"
    }
  }

  private static func text(_ id: UUID) -> String { id.uuidString.lowercased() }
}

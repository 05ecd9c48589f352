import Foundation

public struct Reminder: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  public var isDone: Bool
  public var title: String

  public init(id: UUID, isDone: Bool = false, title: String = "") {
    self.id = id
    self.isDone = isDone
    self.title = title
  }
}

import ComposableArchitecture

/// The data at one moment.
public struct StandupsSnapshot: Equatable, Sendable {
  /// All standups.
  public var standups: IdentifiedArrayOf<Standup>
  /// What is wrong with the file of the data.
  public var problem: StorageProblem?

  /// Makes a snapshot.
  public init(standups: IdentifiedArrayOf<Standup> = [], problem: StorageProblem? = nil) {
    self.standups = standups
    self.problem = problem
  }
}

/// What the user has to know about the file of the data.
public enum StorageProblem: Equatable, Sendable {
  /// The file could not be read, and was put aside.
  case unreadable(reason: String, keptAs: String)
  /// The file could not be written; what has changed is in memory only.
  case notSaved(reason: String)

  /// The problem in a few words.
  public var title: String {
    switch self {
    case .unreadable: "Your standups could not be read"
    case .notSaved: "Your changes are not saved"
    }
  }

  /// The problem, and what to do.
  public var message: String {
    switch self {
    case .unreadable(let reason, let path):
      "\(reason) The file was kept as \(path); nothing in it is lost. You begin with an empty list."
    case .notSaved(let reason):
      "\(reason) Saving is tried again every few seconds. Until then your changes are in memory only."
    }
  }
}

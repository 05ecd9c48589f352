/// Where an item of a toolbar stands.
public enum ToolbarItemPlacement: Hashable, Sendable, CaseIterable {
  /// Where items usually stand: at the trailing end of the bar at the top.
  case automatic
  /// At the leading end of the bar at the top.
  case topBarLeading
  /// At the trailing end of the bar at the top.
  case topBarTrailing
  /// At the leading end of the bar at the top; an earlier spelling.
  case navigationBarLeading
  /// At the trailing end of the bar at the top; an earlier spelling.
  case navigationBarTrailing
  /// In the middle of the bar at the top, in the place of the title.
  case principal
  /// Where what leaves without doing anything stands.
  case cancellationAction
  /// Where what finishes stands.
  case confirmationAction
  /// Where what destroys stands.
  case destructiveAction
  /// Where the most important action stands.
  case primaryAction
  /// In the bar at the bottom.
  case bottomBar

  /// The part of which bar it is.
  var bar: BarLook {
    switch self {
    case .topBarLeading, .navigationBarLeading, .cancellationAction: .leading
    case .automatic, .topBarTrailing, .navigationBarTrailing, .confirmationAction, .destructiveAction, .primaryAction: .trailing
    case .principal: .principal
    case .bottomBar: .bottom
    }
  }
}

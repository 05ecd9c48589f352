import ComposableArchitecture
import CounterpointUI
import Foundation
import StandupsFeature

extension Standup {
  /// One speaker, one second, no meetings.
  static let short = Standup(
    id: UUID(100), attendees: [Attendee(id: UUID(101), name: "Ada")], duration: .seconds(1), theme: .bubblegum, title: "Point-Free"
  )
}

extension SoundEffectsClient {
  /// Writes down what is played.
  static func recording(to sounds: LockIsolated<[String]>) -> Self {
    Self(play: { sound in sounds.withValue { $0.append(sound) } }, loop: { _ in }, stop: { _ in })
  }

  /// Plays nothing.
  static let silent = Self(play: { _ in }, loop: { _ in }, stop: { _ in })
}

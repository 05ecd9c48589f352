import ComposableArchitecture
import Foundation
import StandupsFeature

/// Changes the data and writes them, again and again, until the process is killed: what the test does that kills it.
///
/// Each version has its number as the title of its first standup. The number is printed before the version is written, and again when it is in the file.
struct DataExercise {
  let repository: StandupsRepository

  func run() async throws {
    let first = repository.snapshot.standups.first
    var number = first.flatMap { Int($0.title) } ?? 0
    var standup = first ?? Standup(id: UUID(), attendees: [Attendee(id: UUID(), name: "Blob")])
    say("opened \(number)")
    while true {
      number += 1
      standup.title = "\(number)"
      repository.apply(.save(standup))
      repository.apply(
        .addMeeting(Meeting(id: UUID(), date: Date(), transcript: String(repeating: "Word \(number). ", count: 50)), to: standup))
      if let old = repository.snapshot.standups[0].meetings.dropFirst(200).first {
        repository.apply(.deleteMeetings([old.id], in: standup.id))
      }
      say("writing \(number)")
      guard await repository.flush() else { throw CleanError(repository.snapshot.problem?.message ?? "Not saved") }
      say("wrote \(number)")
    }
  }

  private func say(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }
}

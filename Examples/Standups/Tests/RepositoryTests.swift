import ComposableArchitecture
import ComposableTestSupport
import Foundation
import SchedulesTestSupport
import Testing

@testable import StandupsFeature

@Suite(.schedule()) struct RepositoryTests {
  private struct DiskIsFull: Error, CustomStringConvertible {
    var description: String { "The disk is full." }
  }

  private let clock = TestClock()
  private let writes = LockIsolated<[[String]]>([])
  private let isFull = LockIsolated(false)

  private func repository(_ standups: IdentifiedArrayOf<Standup> = [.short]) -> StandupsRepository {
    StandupsRepository(StandupsSnapshot(standups: standups), clock: clock) { [writes, isFull] standups in
      if isFull.value { throw DiskIsFull() }
      writes.withValue { $0.append(standups.map(\.title)) }
    }
  }

  private func short(_ title: String) -> Standup {
    var standup = Standup.short
    standup.title = title
    return standup
  }

  @Test("AC-S16-2: changes at 0, 0.4 and 0.8 s are one write at 1.8 s, of the last value")
  func debounce() async {
    let repository = repository()
    repository.apply(.save(short("a")))
    await clock.advance(by: .milliseconds(400))
    repository.apply(.save(short("b")))
    await clock.advance(by: .milliseconds(400))
    repository.apply(.save(short("c")))
    await clock.advance(by: .milliseconds(999))
    #expect(writes.value.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(writes.value == [["c"]])
    await clock.advance(by: .seconds(60))
    #expect(writes.value.count == 1)
  }

  @Test("AC-S16-2: changes two seconds apart are two writes")
  func twoWrites() async {
    let repository = repository()
    repository.apply(.save(short("a")))
    await clock.advance(by: .seconds(2))
    repository.apply(.save(short("b")))
    await clock.advance(by: .seconds(2))
    #expect(writes.value == [["a"], ["b"]])
  }

  @Test("AC-S16-1: what was loaded is not written, nor is what changes nothing")
  func nothingToWrite() async {
    let repository = repository()
    repository.apply(.save(.short))
    repository.apply(.delete(UUID(9)))
    repository.apply(.deleteMeetings([UUID(9)], in: Standup.short.id))
    await clock.advance(by: .seconds(5))
    await repository.flush()
    #expect(writes.value.isEmpty)
  }

  @Test("A clean exit writes at once, and once")
  func flush() async {
    let repository = repository()
    repository.apply(.save(short("a")))
    #expect(await repository.flush())
    #expect(writes.value == [["a"]])
    await clock.advance(by: .seconds(5))
    await repository.flush()
    #expect(writes.value.count == 1)
  }

  @Test("What could not be written is told, tried again every five seconds, and told again when it is there")
  func retry() async {
    let repository = repository()
    isFull.setValue(true)
    repository.apply(.save(short("a")))
    await clock.advance(by: .seconds(1))
    #expect(repository.snapshot.problem == .notSaved(reason: "The disk is full."))
    #expect(repository.snapshot.standups.map(\.title) == ["a"])
    await clock.advance(by: .seconds(5))
    #expect(writes.value.isEmpty)
    isFull.setValue(false)
    await clock.advance(by: .milliseconds(4_999))
    #expect(writes.value.isEmpty)
    await clock.advance(by: .milliseconds(1))
    #expect(writes.value == [["a"]])
    #expect(repository.snapshot.problem == nil)
  }

  @Test("Everybody who listens sees the data as they are, and the last of several changes")
  func changes() async {
    let repository = repository()
    var first = repository.changes().makeAsyncIterator()
    #expect(await first.next()?.standups.map(\.title) == ["Point-Free"])
    repository.apply(.save(short("a")))
    repository.apply(.save(short("b")))
    var second = repository.changes().makeAsyncIterator()
    #expect(await second.next()?.standups.map(\.title) == ["b"])
    #expect(await first.next()?.standups.map(\.title) == ["b"])
    repository.apply(.delete(Standup.short.id))
    #expect(await first.next()?.standups == [])
    #expect(await second.next()?.standups == [])
  }

  @Test("Two windows do not undo each other's work")
  func edits() {
    let meeting = Meeting(id: UUID(1), date: Date(timeIntervalSince1970: 0), transcript: "N/A")
    let repository = repository()
    // One window holds a meeting while the other edits an older copy.
    repository.apply(.addMeeting(meeting, to: .short))
    repository.apply(.save(short("edited")))
    #expect(repository.snapshot.standups[0].meetings == [meeting])
    #expect(repository.snapshot.standups[0].title == "edited")
    // One deletes the standup in which the other still meets.
    repository.apply(.delete(Standup.short.id))
    var held = Standup.short
    held.meetings = [meeting]
    repository.apply(.addMeeting(meeting, to: held))
    #expect(repository.snapshot.standups == [held])
    repository.apply(.deleteMeetings([meeting.id], in: held.id))
    #expect(repository.snapshot.standups == [.short])
  }
}

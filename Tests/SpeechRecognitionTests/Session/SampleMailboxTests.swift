@testable import SpeechRecognition
import Schedules
import SchedulesTestSupport
import Testing

@Suite(.schedule())
struct SampleMailboxTests {
  @Test("a taker waits for samples, gets no more than it asked for, and learns of the end")
  func taking() async {
    let mailbox = SampleMailbox(limit: 100)
    let taker = Task { await mailbox.take(atMost: 2) }
    await Task.yield()
    mailbox.put([1, 2, 3])
    #expect(await taker.value == [1, 2])
    mailbox.close()
    mailbox.put([4])
    #expect(await mailbox.take(atMost: 9) == [3])
    #expect(await mailbox.take(atMost: 9) == nil)
  }

  @Test("a sender that can wait is held up until there is room")
  func sending() async {
    let mailbox = SampleMailbox(limit: 2)
    #expect(await mailbox.putWhenThereIsRoom([1, 2, 3]))
    let sender = Task { await mailbox.putWhenThereIsRoom([4]) }
    await Task.yield()
    #expect(await mailbox.take(atMost: 9) == [1, 2, 3])
    #expect(await sender.value)
    #expect(await mailbox.take(atMost: 9) == [4])
    #expect(mailbox.lost == 0)
  }

  @Test("the end, and cancelling, wake who waits")
  func waking() async {
    for isCancelled in [false, true] {
      let mailbox = SampleMailbox(limit: 1)
      let taker = Task { await mailbox.take(atMost: 1) }
      await Task.yield()
      if isCancelled { taker.cancel() } else { mailbox.close() }
      #expect(await taker.value == nil)

      let full = SampleMailbox(limit: 1)
      full.put([1])
      let sender = Task { await full.putWhenThereIsRoom([2]) }
      await Task.yield()
      if isCancelled { sender.cancel() } else { full.close() }
      #expect(await sender.value == false)
    }
  }

  @Test("what is there is taken in whole units, without waiting")
  func takingNow() async {
    let mailbox = SampleMailbox(limit: 7)
    #expect(mailbox.takeNow(atMost: 10, inWhole: 2).isEmpty)
    mailbox.put([1, 2, 3, 4, 5, 6, 7])
    #expect(mailbox.takeNow(atMost: 5, inWhole: 2) == [1, 2, 3, 4])
    #expect(mailbox.takeNow(atMost: 5, inWhole: 2) == [5, 6])
    #expect(mailbox.takeNow(atMost: 5, inWhole: 2).isEmpty)
    #expect(await mailbox.take(atMost: 5) == [7])
  }

  @Test("only the first reason for the end counts")
  func reasons() {
    let mailbox = SampleMailbox(limit: 1)
    mailbox.close(because: .notAuthorized)
    mailbox.close()
    #expect(mailbox.failure == .notAuthorized)
    let ended = SampleMailbox(limit: 1)
    ended.close()
    ended.close(because: .notAuthorized)
    #expect(ended.failure == nil)
  }
}

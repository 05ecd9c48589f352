import Foundation
import Observation
import SwiftNavigation
import Testing

@MainActor @Observable private final class Model {
  var count = 0
  var other = 0
}

@MainActor @Suite(.serialized) struct ObserveTests {
  /// Runs what is enqueued on the main actor up to now; its queue is first in, first out.
  private func drain() async {
    await Task { @MainActor in }.value
  }

  @Test func changesOfOneTurnRunTheClosureOnce() async {
    let model = Model()
    var seen: [Int] = []
    let token = observe { seen.append(model.count + model.other * 100) }
    #expect(seen == [0])
    model.count = 1
    model.count = 2
    model.other = 3
    #expect(seen == [0])
    await drain()
    #expect(seen == [0, 302])
    await drain()
    #expect(seen == [0, 302])
    model.other = 4
    await drain()
    #expect(seen == [0, 302, 402])
    withExtendedLifetime(token) {}
  }

  @Test func untouchedPropertiesAndOwnChangesRunNothing() async {
    let model = Model()
    var runs = 0
    let token = observe {
      runs += 1
      if model.count < 10 { model.count += 1 }
    }
    model.other = 1
    await drain()
    #expect(runs == 1 && model.count == 1)
    withExtendedLifetime(token) {}
  }

  @Test func runsUnderTheTransactionOfTheFirstChange() async {
    let model = Model()
    var animations: [Animation?] = []
    let token = withAnimation(.linear) {
      observe { transaction in
        _ = model.count
        #expect(transaction.animation == UITransaction.current.animation)
        animations.append(transaction.animation)
      }
    }
    withAnimation(.easeIn) { model.count = 1 }
    withAnimation(.easeOut) { model.count = 2 }
    await drain()
    model.count = 3
    await drain()
    #expect(animations == [.linear, .easeIn, nil])
    withExtendedLifetime(token) {}
  }

  @Test func endsWhenCancelledEvenWithARunDue() async {
    let model = Model()
    var runs = 0
    let token = observe {
      _ = model.count
      runs += 1
    }
    model.count = 1
    token.cancel()
    await drain()
    model.count = 2
    await drain()
    #expect(runs == 1 && token.isCancelled)
  }

  @Test func endsWhenReleasedAndFreesItsClosure() async {
    final class Probe {}
    let model = Model()
    var runs = 0
    var probe: Probe? = Probe()
    weak let released = probe
    var tokens: Set<ObserveToken> = []
    observe { [probe] in
      withExtendedLifetime(probe) { _ = model.count }
      runs += 1
    }
    .store(in: &tokens)
    probe = nil
    #expect(released != nil)
    tokens = []
    #expect(released == nil)
    model.count = 1
    await drain()
    #expect(runs == 1)
  }

  @Test func tokensCallBackOnce() {
    nonisolated(unsafe) var calls = 0  // Read and written on the main actor only.
    var tokens: [ObserveToken] = []
    let token = ObserveToken { calls += 1 }
    token.store(in: &tokens)
    token.cancel()
    token.cancel()
    #expect(calls == 1 && tokens == [token])
    token.onCancel = { calls += 10 }
    #expect(calls == 11)
  }

  #if os(Linux)
    /// A registration that stays behind costs some 800 bytes, so 40,000 of them are 30 MB.
    @Test func leavesNoRegistrationBehind() throws {
      func residentBytes() throws -> Int {
        let pages = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8).split(separator: " ")[1]
        return try #require(Int(pages)) * sysconf(Int32(_SC_PAGESIZE))
      }
      let model = Model()
      func cycle(_ count: Int) {
        for _ in 0..<count { observe { _ = model.count }.cancel() }
      }
      cycle(2_000)
      let before = try residentBytes()
      cycle(40_000)
      #expect(try residentBytes() - before < 15_000_000)
    }
  #endif
}

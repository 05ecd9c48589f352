import CounterpointTestSupport
import Testing

@Suite struct OperationRecorderTests {
  @Test("Operations are kept in order and can be taken step by step")
  func log() async {
    let recorder = OperationRecorder<Int>()
    recorder.record(1)
    recorder.record(2)
    #expect(recorder.operations == [1, 2])
    #expect(recorder.takeOperations() == [1, 2])
    #expect(recorder.operations == [])
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<100 { group.addTask { recorder.record(number) } }
    }
    #expect(recorder.operations.sorted() == Array(0..<100))
  }

  @Test("Relative order is asserted, other operations in between allowed")
  func order() {
    let recorder = OperationRecorder<String>()
    for operation in ["open", "read", "write", "close"] { recorder.record(operation) }
    recorder.expectOrder("open", "write", "close")
    withKnownIssue {
      recorder.expectOrder("write", "open")
    } matching: {
      "\($0.comments)".contains("'open' was not recorded after 'write'")
    }
    withKnownIssue { recorder.expectOrder("open", "open") }
    withKnownIssue {
      recorder.expectOrder("sync")
    } matching: {
      "\($0.comments)".contains("'sync' was not recorded at all")
    }
  }
}

import CounterpointTestSupport
import Testing

@Suite struct CopyProbeTests {
  @Test("Writes in place are not counted, writes to a shared value are")
  func counting() {
    var probe = CopyProbe([1])
    let counter = probe.counter
    probe.value.append(2)
    probe.value = [1, 2, 3]
    #expect(counter.copyCount == 0)
    let copy = probe
    #expect(copy == probe && copy.hashValue == probe.hashValue)
    probe.value.append(4)
    probe.value.append(5)
    #expect(counter.copyCount == 1)
    #expect(copy.value == [1, 2, 3] && probe.value == [1, 2, 3, 4, 5])
    #expect(copy != probe)
  }
}

import ComposableArchitecture
import CounterpointUITesting
import Testing

@MainActor
@Suite struct SpeechDemoViewTests {
  @Test func anAlertOfTheDay() throws {
    let store = Store(initialState: SpeechDemo.State()) {
      SpeechDemo()
    } withDependencies: {
      $0.speechDemoClient = .unimplemented
      $0.speechDemoClient.requestAuthorization = { .denied }
    }
    let tester = ViewTester(SpeechDemoView(store: store))
    try tester.tap("Start Recording")
    #expect(try tester.find(.dialog).name.hasPrefix("You denied access"))
    try tester.tap("OK")
    #expect(store.alert == nil)
    #expect(tester.has(.button, "Start Recording"))
  }
}

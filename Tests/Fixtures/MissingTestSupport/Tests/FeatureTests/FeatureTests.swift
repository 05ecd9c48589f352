import Feature
import Testing

@Test func `greets without having been told how`() {
  _ = Feature().greet()
}

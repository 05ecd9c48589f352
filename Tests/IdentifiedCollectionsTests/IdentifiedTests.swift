import Foundation
import IdentifiedCollections
import Testing

@Suite struct IdentifiedTests {
  @Test("A value gets an id given or computed once, and shows its members")
  func identified() throws {
    var word = Identified(Row(1, "one"), id: "w")
    #expect(word.id == "w" && word.title == "one")
    word.title = "two"
    #expect(word.value == Row(1, "two"))
    var counted = Identified("hello", id: \.count)
    counted.value = "hi"
    #expect(counted.id == 5)
    #expect(Identified("a", id: 1) == Identified("a", id: 1))
    #expect(Identified("a", id: 1) != Identified("a", id: 2))
    let array: IdentifiedArrayOf<Identified<String, Row>> = [word]
    #expect(array[id: "w"]?.value.id == 1)
    let data = try JSONEncoder().encode(word)
    #expect(try JSONDecoder().decode(Identified<String, Row>.self, from: data) == word)
  }
}

import ComposableCore
import CounterpointTestSupport
import Foundation
import Testing

@Suite struct StackStateComponentTests {
  private typealias Component = StackState<Int>.Component

  @Test func componentsAreTheElementsWithTheirIds() {
    var path = StackState([10, 11, 12])
    #expect(Array(path.components) == [Component(id: 0, element: 10), Component(id: 1, element: 11), Component(id: 2, element: 12)])
    path.components.removeLast(2)
    #expect(Array(path.ids) == [0])
    path.components.append(Component(id: 7, element: 17))
    #expect(Array(path) == [10, 17])
    #expect(Array(path.ids) == [0, 7])
    path.components[...].forEach { #expect($0.element == path[id: $0.id]) }
  }

  @Test func componentsKeepTheirIdsWhenTheyMove() {
    var path = StackState([10, 11, 12])
    let first = path.components[0]
    path.components.removeFirst()
    path.components.append(first)
    #expect(Array(path.ids) == [1, 2, 0])
    path.components.replaceSubrange(0..<2, with: [path.components[1]])
    #expect(Array(path.ids) == [2, 0])
    path.components.insert(Component(id: 5, element: 15), at: 1)
    #expect(Array(path.ids) == [2, 5, 0])
    #expect(Array(path) == [12, 15, 10])
  }

  @Test func aComponentWithAnIdThatIsTakenIsReportedAndLeftOut() {
    var path = StackState([10, 11])
    let messages = issues {
      path.components.append(Component(id: 0, element: 99))
      path.components.insert(Component(id: 1, element: 99), at: 0)
    }
    #expect(messages.count == 2)
    #expect(messages.first?.contains("with the id #0 was inserted into a stack that has an element with this id") == true)
    #expect(Array(path.ids) == [0, 1])
    #expect(Array(path) == [10, 11])
  }

  @Test func viewsCompare() {
    #expect(StackState<Int>.PathView() == StackState<Int>().components)
    let path = StackState([1, 2])
    #expect(path.components == path.components)
    #expect(Set(path.components).count == 2)
    #expect(path.components.map(\.id) == [0, 1])
  }

  @Test func encodesTheElementsAndDecodesThemUnderNewIds() throws {
    let path = StackState<Path.State>([.detail(DetailState(title: "a")), .recordMeeting(RecordState(seconds: 2))])
    let data = try JSONEncoder().encode(path)
    #expect(try JSONDecoder().decode([Path.State].self, from: data) == Array(path))
    let decoded = try JSONDecoder().decode(StackState<Path.State>.self, from: data)
    #expect(decoded.elementsEqual(path))
    #expect(Array(decoded.ids) == [2, 3])
    let action = IdentifiedAction<Int, String>.element(id: 1, action: "a")
    #expect(try JSONDecoder().decode(IdentifiedAction<Int, String>.self, from: JSONEncoder().encode(action)) == action)
    let presented = PresentationAction<String>.presented("a")
    #expect(try JSONDecoder().decode(PresentationAction<String>.self, from: JSONEncoder().encode(presented)) == presented)
  }
}

public import CasePaths
import Testing

private struct Detail: Equatable { var title: String }

@CasePathable
@dynamicMemberLookup
private enum Destination {
  case detail(Detail)
  case alert(title: String, isUrgent: Bool)
  case labelled(of: Int)
  case settings
  case nested(Nested)
  case optional(Nested?)
  case handler(@Sendable (Int) -> Int), plain(() -> Int), lazy(@autoclosure () -> Int)
  case failure(any Error)
  indirect case itself(Self)
  case `default`
  case map(String = "preset")
  case filter(Int), first
  #if os(Linux) || os(macOS)
    case conditional(Int)
  #else
    case elsewhere
  #endif
  case `in`([String: Self])
}

@CasePathable private enum Nested { case only(Leaf) }
@CasePathable private enum Leaf: Equatable { case a, b(Int) }
@CasePathable private enum Empty {}
@CasePathable private enum Impossible { case never(Never), possible }

@CasePathable
private enum Loading<Value> {
  case idle
  case loaded(Value)
  case failed(any Error, retries: Int)
}

private struct Outer<Element> {
  @CasePathable
  fileprivate enum Inner { case element(Element), elements([Element]) }
}

private enum Hidden {
  struct Root: Equatable {}
  struct Iterator<Value: Equatable>: Equatable { var value: Value }
  @CasePathable fileprivate enum Action { case root(Root), iterator([Iterator<Int>]) }
}

public struct Library {}

extension Library {
  @CasePathable
  public enum Kind: Sendable { case book(pages: Int), film }
}

@Suite struct CasePathableBehaviorTests {
  @Test func everyPayloadCanBeReachedAndBuilt() {
    #expect((\Destination.Cases.detail)(Detail(title: "a")).detail == Detail(title: "a"))
    #expect((\Destination.Cases.labelled)(3).labelled == 3)
    #expect((\Destination.Cases.alert)((title: "a", isUrgent: true)).alert?.isUrgent == true)
    #expect((\Destination.Cases.settings)().is(\.settings))
    #expect((\Destination.Cases.nested.only.b)(4)[case: \.nested.only.b] == 4)
    #expect((\Destination.Cases.optional.only.b)(4)[case: \.optional.some.only.b] == 4)
    #expect(Destination.optional(nil).is(\.optional.none))
    #expect(Destination.handler { $0 + 1 }[case: \.handler]?(2) == 3)
    #expect(Destination.plain { 5 }[case: \.plain]?() == 5)
    #expect((\Destination.Cases.lazy)({ 6 })[case: \.lazy]?() == 6)
    #expect(Destination.failure(CancellationError()).failure is CancellationError)
    #expect(Destination.itself(.settings).itself?.is(\.settings) == true)
    #expect(Destination.default.is(\.default))
    #expect(Destination.map().map == "preset")
    #expect(Destination.filter(3).filter == 3)
    #expect(Destination.first.is(\.first))
    #expect(Destination.conditional(3).conditional == 3)
    #expect(Destination.in(["a": .settings])[case: \.in]?["a"]?.is(\.settings) == true)
    #expect(Destination.settings.detail == nil)
  }

  @Test func iterationFollowsTheDeclaration() {
    let values: [Destination] = [
      .detail(Detail(title: "")), .alert(title: "", isUrgent: false), .labelled(of: 0), .settings, .nested(.only(.a)), .optional(nil),
      .handler { $0 }, .plain { 0 }, .lazy(0), .failure(CancellationError()), .itself(.settings), .default, .map(), .filter(0), .first,
      .conditional(0), .in([:]),
    ]
    #expect(values.map { Destination.allCasePaths[$0] } == Array(Destination.allCasePaths))
    for value in values {
      #expect(Destination.allCasePaths.filter { value.is($0) } == [Destination.allCasePaths[value]])
    }
    #expect(Array(Empty.allCasePaths).isEmpty)
    #expect(Impossible.possible.is(\.possible) && !Impossible.possible.is(\.never))
  }

  @Test func genericEnumsHavePaths() {
    #expect(Loading.loaded(3)[case: \.loaded] == 3)
    #expect(Loading<Int>.failed(CancellationError(), retries: 2)[case: \.failed]?.retries == 2)
    #expect(Outer<Int>.Inner.elements([1])[case: \.elements] == [1])
    #expect(Hidden.Action.root(Hidden.Root())[case: \.root] == Hidden.Root())
    #expect(Hidden.Action.iterator([Hidden.Iterator(value: 1)])[case: \.iterator] == [Hidden.Iterator(value: 1)])
    #expect(Library.Kind.book(pages: 3)[case: \.book] == 3)
  }
}

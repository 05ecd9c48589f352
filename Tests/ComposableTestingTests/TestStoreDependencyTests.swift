import CasePaths
import Clocks
import ComposableCore
import ComposableTesting
import CounterpointTestSupport
import Dependencies
import Foundation
import Testing

/// What a test store's reducer and effects read, and the ids that they are given.
@MainActor
@Suite struct TestStoreDependencyTests {
  struct Rows: Reducer {
    struct State: Equatable {
      var path = StackState<Row>()
      var ids: [UUID] = []
    }

    struct Row: Equatable {
      var title = ""
    }

    enum Action: Equatable {
      case push(String)
      case addID
      case askTheClock
    }

    /// Where the effect that asks the clock is made.
    static let clockEffectLine = 46

    @Dependency(\.uuid) var uuid
    @Dependency(\.continuousClock) var clock

    var body: some Reducer<State, Action> {
      Reduce { state, action in
        switch action {
        case .push(let title):
          state.path.append(Row(title: title))
          return .none
        case .addID:
          state.ids.append(uuid())
          return .none
        case .askTheClock:
          // The line of clockEffectLine.
          return .run { _ in try await clock.sleep(for: .seconds(1)) }
        }
      }
    }
  }

  @Test("AC-L7-5: each store counts the ids of stack elements from 0, in its initial state, its reducer and its expectations")
  func stackIDs() async {
    for _ in 1...2 {
      let store = TestStore(initialState: Rows.State(path: StackState([Rows.Row(title: "a"), Rows.Row(title: "b")]))) { Rows() }
      #expect(Array(store.state.path.ids) == [0, 1])
      await store.send(.push("c")) { $0.path.append(Rows.Row(title: "c")) }
      await store.send(.push("d")) { $0.path[id: 3] = Rows.Row(title: "d") }
      #expect(Array(store.state.path.ids) == [0, 1, 2, 3])
    }
  }

  @Test("AC-L6-3: the ids of an incrementing generator belong to the store that it was given to")
  func incrementing() async {
    for _ in 1...2 {
      let store = TestStore(initialState: Rows.State()) {
        Rows()
      } withDependencies: {
        $0.uuid = .incrementing
      }
      await store.send(.addID) { $0.ids = [UUID(0)] }
      await store.send(.addID) { $0.ids = [UUID(0), UUID(1)] }
    }
  }

  @Test("AC-L6-1: a dependency without a value fails on the line of the send, and in an effect at the effect")
  func missing() async {
    let store = TestStore(initialState: Rows.State()) { Rows() }
    store.exhaustivity = .off
    let line = #line + 1
    let fromReducer = await issues { await store.send(.addID) }
    #expect(fromReducer.count == 1)
    #expect(fromReducer.first?.hasPrefix("ComposableTestingTests/TestStoreDependencyTests.swift:\(line): ") == true, "\(fromReducer)")
    #expect(fromReducer.first?.contains("\\.uuid") == true, "\(fromReducer)")
    let fromEffect = await issues { await store.send(.askTheClock) }
    let place = "ComposableTestingTests/TestStoreDependencyTests.swift:\(Rows.clockEffectLine): "
    #expect(fromEffect.contains { $0.hasPrefix(place) && $0.contains("Unimplemented: ContinuousClock") }, "\(fromEffect)")
  }

  @Test func dependenciesCanBeChangedForAFewSteps() async {
    let store = TestStore(initialState: Rows.State()) {
      Rows()
    } withDependencies: {
      $0.uuid = .constant(UUID(7))
    }
    await store.withDependencies {
      $0.uuid = .constant(UUID(8))
    } operation: {
      await store.send(.addID) { $0.ids = [UUID(8)] }
    }
    store.withDependencies {
      $0.uuid = .constant(UUID(9))
    } operation: {
      _ = store.send(.addID) { $0.ids.append(UUID(9)) }
    }
    await store.send(.addID) { $0.ids.append(UUID(7)) }
  }

  @Test func dependenciesAroundTheStoreAreItsOwnToo() async {
    await Dependencies.withDependencies {
      $0.uuid = .constant(UUID(5))
    } operation: {
      let store = TestStore(initialState: Rows.State()) { Rows() }
      await store.send(.addID) { $0.ids = [UUID(5)] }
    }
  }
}

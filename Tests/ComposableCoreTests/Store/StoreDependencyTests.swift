import ComposableCore
import Dependencies
import Foundation
import Schedules
import Testing

private struct Identifying: Reducer {
  struct State: Equatable {
    var ids: [UUID] = []
  }

  enum Action: Equatable { case add, addLater, added(UUID) }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add:
        state.ids.append(uuid())
        return .none
      case .addLater:
        return .run { send in await send(.added(uuid())) }
      case .added(let id):
        state.ids.append(id)
        return .none
      }
    }
  }
}

@MainActor
@Suite struct StoreDependencyTests {
  @Test func theStoreGivesItsDependenciesToReducerEffectsAndInitialState() {
    @Dependency(\.uuid) var uuid
    let schedule = Schedule()
    var values = DependencyValues.current
    values.uuid = .incrementing
    let environment = StoreEnvironment<Identifying.State, Identifying.Action>(effectExecutor: schedule.taskExecutor, dependencies: values)
    let store = Store(initialState: Identifying.State(ids: [uuid()]), reducer: Identifying(), environment: environment)
    schedule.step { _ = store.send(.add) }
    schedule.step { _ = store.send(.addLater) }
    schedule.runUntilQuiet()
    #expect(store.ids == [UUID(0), UUID(1), UUID(2)])
  }

  @Test func withDependenciesOfTheInitializer() {
    let store = Store(initialState: Identifying.State()) {
      Identifying()
    } withDependencies: {
      $0.uuid = .constant(UUID(42))
    }
    store.send(.add)
    #expect(store.ids == [UUID(42)])
  }

  @Test func aStoreKeepsTheDependenciesOfThePlaceWhereItWasMade() {
    let store = withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      Store(initialState: Identifying.State()) { Identifying() }
    }
    store.send(.add)
    #expect(store.ids == [UUID(7)])
  }

  @Test func operatorsChangeDependenciesOfAReducerAndItsEffects() {
    let schedule = Schedule()
    let environment = StoreEnvironment<Identifying.State, Identifying.Action>(effectExecutor: schedule.taskExecutor)
    let reducer = Identifying()
      .dependency(\.uuid, .constant(UUID(1)))
      .transformDependency(\.uuid) { uuid in
        // The inner operator wins: it is applied last.
        uuid = .constant(UUID(2))
      }
    let store = Store(initialState: Identifying.State(), reducer: reducer, environment: environment)
    schedule.step { _ = store.send(.add) }
    schedule.step { _ = store.send(.addLater) }
    schedule.runUntilQuiet()
    #expect(store.ids == [UUID(1), UUID(1)])
  }

  @Test func aSendFromWithinAnActionKeepsTheDependenciesAroundIt() {
    var wasSent = false
    nonisolated(unsafe) var again: () -> Void = {}
    let store = Store(initialState: Identifying.State()) {
      Identifying()
      Reduce { _, _ in
        if !wasSent {
          wasSent = true
          again()
        }
        return .none
      }
    }
    again = {
      MainActor.assumeIsolated {
        withDependencies {
          $0.uuid = .constant(UUID(2))
        } operation: {
          _ = store.send(.add)
        }
      }
    }
    withDependencies {
      $0.uuid = .constant(UUID(1))
    } operation: {
      _ = store.send(.add)
    }
    #expect(store.ids == [UUID(1), UUID(2)])
  }
}

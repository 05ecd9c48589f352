import CounterpointUI
import Dependencies
import IssueReporting
import Schedules
import Testing

@MainActor
@Suite struct LifecycleTests {
  @Observable final class Rows {
    var ids = [1, 2, 3]
    @ObservationIgnored var cancelled: [Int] = []
    @ObservationIgnored var started: [Int] = []
  }

  @Observable final class Model {
    var isShown = true
    var id = 1
    var number = 0
    @ObservationIgnored var log: [String] = []
  }

  @Test func appearAndDisappearAreCalledOnce() {
    struct Screen: View {
      let model: Model
      var body: some View {
        if model.isShown {
          Text("\(model.number)").onAppear { model.log.append("appear") }.onDisappear { model.log.append("disappear") }
        }
      }
    }
    let model = Model()
    let graph = ViewGraph(Screen(model: model))
    #expect(model.log == ["appear"])
    model.number = 1
    graph.flush()
    model.isShown = false
    graph.flush()
    #expect(model.log == ["appear", "disappear"])
    model.isShown = true
    graph.flush()
    graph.close()
    #expect(model.log == ["appear", "disappear", "appear", "disappear"])
  }

  @Test func whatAppearingChangesIsPartOfTheFirstTree() {
    struct Screen: View {
      @State private var number = 0
      var body: some View { Text("\(number)").onAppear { number = 7 } }
    }
    #expect(ViewGraph(Screen()).tree.texts == ["7"])
  }

  @Test("AC-L13-3: removing a row cancels its task")
  func removingARowCancelsItsTask() {
    struct Screen: View {
      let rows: Rows
      var body: some View {
        List(rows.ids, id: \.self) { id in
          Text("\(id)").task {
            rows.started.append(id)
            await untilCancelled()
            if Task.isCancelled { rows.cancelled.append(id) }
          }
        }
      }
    }
    let schedule = Schedule()
    let rows = Rows()
    let graph = schedule.step { ViewGraph(Screen(rows: rows)) }
    schedule.runUntilQuiet()
    #expect(rows.started == [1, 2, 3])
    schedule.step { rows.ids = [1, 3, 4] }
    schedule.runUntilQuiet()
    #expect(rows.cancelled == [2])
    #expect(rows.started == [1, 2, 3, 4])
    schedule.step { graph.close() }
    schedule.runUntilQuiet()
    #expect(rows.cancelled.sorted() == [1, 2, 3, 4])
  }

  @Test func aTaskBeginsAgainWhenItsIDChanges() {
    struct Screen: View {
      let model: Model
      var body: some View {
        Text("\(model.number)").task(id: model.id) {
          let id = model.id
          model.log.append("start \(id)")
          await untilCancelled()
          model.log.append("end \(id)")
        }
      }
    }
    let schedule = Schedule()
    let model = Model()
    let graph = schedule.step { ViewGraph(Screen(model: model)) }
    schedule.runUntilQuiet()
    schedule.step { model.number = 1 }
    schedule.runUntilQuiet()
    #expect(model.log == ["start 1"])
    schedule.step { model.id = 2 }
    schedule.runUntilQuiet()
    #expect(model.log.sorted() == ["end 1", "start 1", "start 2"])
    _ = graph
  }

  @Test func changesAreToldWithTheOldValue() {
    struct Screen: View {
      let model: Model
      var body: some View {
        Text("x")
          .onChange(of: model.number) { old, new in model.log.append("\(old) -> \(new)") }
          .onChange(of: model.id, initial: true) { model.log.append("id \(model.id)") }
      }
    }
    let model = Model()
    let graph = ViewGraph(Screen(model: model))
    #expect(model.log == ["id 1"])
    model.number = 2
    graph.flush()
    model.id = 5
    graph.flush()
    #expect(model.log == ["id 1", "0 -> 2", "id 5"])
  }

  @Test func aGraphThatIsReleasedCancelsItsTasks() {
    let schedule = Schedule()
    let model = Model()
    var graph: ViewGraph? = schedule.step {
      ViewGraph(
        Text("x").task {
          await untilCancelled()
          model.log.append("cancelled \(Task.isCancelled)")
        })
    }
    schedule.runUntilQuiet()
    _ = graph
    schedule.step { graph = nil }
    schedule.runUntilQuiet()
    #expect(model.log == ["cancelled true"])
  }

  @Test func dependenciesOfTheGraphHoldForActionsAndTasks() throws {
    struct Screen: View {
      let model: Model
      var body: some View {
        Button("x") { model.log.append("tap \(current)") }.task { model.log.append("task \(current)") }
      }
      private var current: String {
        @Dependency(\.locale) var locale
        return locale.identifier
      }
    }
    let schedule = Schedule()
    let model = Model()
    let graph = schedule.step {
      withDependencies {
        $0.locale = Locale(identifier: "de_DE")
      } operation: {
        ViewGraph(Screen(model: model))
      }
    }
    schedule.runUntilQuiet()
    try graph.tap("x")
    #expect(model.log == ["task de_DE", "tap de_DE"])
  }

  @Test func theAnimationOfAChangeIsHandedOn() {
    struct Screen: View {
      let model: Model
      var body: some View { Text("\(model.number)").animation(.linear(duration: 2), value: model.id) }
    }
    let model = Model()
    let graph = ViewGraph(Screen(model: model))
    #expect(graph.takeAnimation() == nil)
    withAnimation(.easeIn) { model.number = 1 }
    graph.flush()
    #expect(graph.takeAnimation() == .easeIn)
    model.number = 2
    graph.flush()
    #expect(graph.takeAnimation() == nil)
    model.id = 2
    graph.flush()
    #expect(graph.takeAnimation() == .linear(duration: 2))
  }

  @Test("AC-L13-3: refreshable waits for the closure before the spinner ends")
  func refreshableWaits() throws {
    let schedule = Schedule()
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    struct Screen: View {
      let stream: AsyncStream<Void>
      var body: some View {
        List { Text("row") }.refreshable {
          for await _ in stream { return }
        }
      }
    }
    let graph = schedule.step { ViewGraph(Screen(stream: stream)) }
    let button = try #require(graph.tree.firstButton("Refresh"))
    _ = schedule.step { graph.send(.tap, to: button.id) }
    schedule.runUntilQuiet()
    #expect(graph.tree.isLoading)
    schedule.step { continuation.yield() }
    schedule.runUntilQuiet()
    #expect(!graph.tree.isLoading)
    #expect(graph.tree.firstButton("Refresh") != nil)
  }
}

extension RenderNode {
  fileprivate var isLoading: Bool {
    if case .progress(nil, _, _) = kind { return true }
    return children.contains(where: \.isLoading)
  }
}

/// Returns when the task is cancelled.
private func untilCancelled() async {
  let (stream, continuation) = AsyncStream.makeStream(of: Never.self)
  for await _ in stream {}
  continuation.finish()
}

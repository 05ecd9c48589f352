import CounterpointUI
import CounterpointWeb
import Foundation

/// Serves what `scripts/bench-web` measures, each at an address of its own.
@main
struct WebBenchApp: App {
  var body: some Scene {
    WindowGroup("Bench") { BenchView() }
  }
}

struct BenchView: View {
  @State private var path = "/"

  var body: some View {
    screen.onOpenURL { path = $0.path }
  }

  @ViewBuilder private var screen: some View {
    switch path {
    case "/counter": CounterScreen()
    case "/rows": RowsScreen(count: 1_000)
    case "/nodes-100": NodesScreen(rows: 24)
    case "/nodes-1000": NodesScreen(rows: 249)
    case "/changes": ChangesScreen()
    default: Text("Nothing is measured at this address.")
    }
  }
}

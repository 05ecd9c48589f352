import Dispatch
import Foundation

/// Measures time, or does so many operations of one case for a tool that counts instructions.
@main
struct Main {
  static func main() {
    if let run = CountedRun(arguments: CommandLine.arguments) {
      MainActor.assumeIsolated { run() }
    } else {
      Task { @MainActor in
        await Bench.main()
        exit(0)
      }
      dispatchMain()
    }
  }
}

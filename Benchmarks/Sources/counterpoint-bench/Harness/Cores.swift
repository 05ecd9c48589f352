import Foundation

/// The cores that the threads of this process may run on, where the system has `taskset`; elsewhere they stay as they are.
struct Cores {
  private let list: String

  /// Makes all threads share the first core, and returns those that they had.
  static func pinToOne() -> Cores? {
    let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)
    let allowed = status?.split(separator: "\n").first { $0.hasPrefix("Cpus_allowed_list:") }?.split(separator: "\t").last
    guard let allowed else { return nil }
    Cores(list: "0").restore()
    return Cores(list: String(allowed))
  }

  /// Gives these cores to all threads. Threads that are made later have the cores of the thread that makes them.
  func restore() {
    let taskset = Process()
    taskset.executableURL = URL(filePath: "/usr/bin/env")
    taskset.arguments = ["taskset", "-a", "-c", "-p", list, "\(ProcessInfo.processInfo.processIdentifier)"]
    taskset.standardOutput = FileHandle.nullDevice
    taskset.standardError = FileHandle.nullDevice
    guard (try? taskset.run()) != nil else { return }
    taskset.waitUntilExit()
  }
}

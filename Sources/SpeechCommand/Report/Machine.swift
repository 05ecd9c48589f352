import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// What the system says about this process and this machine.
enum Machine {
  /// Memory that the process holds, in megabytes.
  static var residentMB: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmRSS:") }
    return (line?.split(whereSeparator: { !$0.isNumber }).first.flatMap { Double($0) } ?? 0) / 1_024
  }

  /// Processor time of the process until now, of all its threads.
  static var processorSeconds: Double {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return Double(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) + Double(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6
  }

  /// The processor, how many cores of it there are, and how busy they are with other work.
  static var description: String {
    let cores = (try? String(contentsOfFile: "/proc/cpuinfo", encoding: .utf8)) ?? ""
    let model = cores.split(separator: "\n").first { $0.hasPrefix("model name") }?.split(separator: ":").last ?? " unknown processor"
    let load = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8))?.split(separator: " ").first ?? "?"
    return "\(model.dropFirst()), \(ProcessInfo.processInfo.activeProcessorCount) cores, load \(load) before the measurement"
  }
}

internal import CSchedules
#if canImport(Dispatch)
  internal import Dispatch
#endif

/// Whether the current code holds the main actor.
///
/// The thread does not tell: on Linux the main queue leaves the main thread once the program awaits. Nor does the main actor's executor, which answers
/// only by stopping the process. The main queue can be asked.
enum MainActorHold {
  static var isHeld: Bool {
    let context = cschedules_current()
    if context.core != nil { return context.place == cschedules_place_main.rawValue }
    #if canImport(Dispatch)
      return DispatchQueue.getSpecific(key: key) == true
    #else
      return true
    #endif
  }

  #if canImport(Dispatch)
    private static let key: DispatchSpecificKey<Bool> = {
      let key = DispatchSpecificKey<Bool>()
      DispatchQueue.main.setSpecific(key: key, value: true)
      return key
    }()
  #endif
}

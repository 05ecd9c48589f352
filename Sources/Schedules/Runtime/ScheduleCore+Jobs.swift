internal import CSchedules
internal import Synchronization

extension ScheduleCore {
  /// Queues a job that the hook caught. False when the schedule is gone, and the job is to go where it wanted to.
  func add(pointer: UnsafeMutableRawPointer, to lane: Lane) -> Bool {
    enqueue(UnownedJob(pointer: pointer), pointer, to: lane)
  }

  /// Queues a job that an executor of the schedule was given.
  func add(_ job: UnownedJob, to lane: Lane) {
    if !enqueue(job, job.pointer, to: lane) { handOn(job, from: lane) }
  }

  private func enqueue(_ job: UnownedJob, _ pointer: UnsafeMutableRawPointer, to lane: Lane) -> Bool {
    let id = cschedules_task_id(pointer)
    let isOutside = !isCurrent
    let (isQueued, left, waiters) = state.withLock { state -> (Bool, [UInt64: TaskTable.Entry], [ScheduleState.Waiter]) in
      if state.isAbandoned { return (false, [:], []) }
      var left: [UInt64: TaskTable.Entry] = [:]
      if id != 0 {
        if reach == .allTasks, state.tasks[id] == nil {
          let object = cschedules_task_is_async_let(pointer) ? nil : TaskObject(pointer)
          left = state.tasks.add(id, object: object, owner: ScheduleOwner.current)
          ScheduledTasks.shared.add(id, owner: self)
          ScheduledTasks.shared.remove(left.keys)
        }
        // A sleeper that goes on before its deadline was cancelled. What would have woken it has to run, or it leaks, and it does nothing.
        for wakeUp in state.sleeps.removeAll(ofSleeper: id) { state.queue.append(wakeUp, to: .pool) }
      }
      state.queue.append(job, to: lane)
      guard isOutside else { return (true, left, []) }
      state.outsideJobCount += 1
      return (true, left, state.takeWaiters())
    }
    for waiter in waiters { waiter.continuation.resume() }
    // Tasks that left the table are released here, outside of the lock: the last reference to a task's result may go with it.
    withExtendedLifetime(left) {}
    return isQueued
  }

  /// Runs the next job on this thread. False when there is none.
  func runOne(on pool: PoolExecutor) -> Bool {
    let next = state.withLock { state -> (job: UnownedJob, lane: Lane, id: UInt64)? in
      let count = state.queue.candidateCount
      guard count > 0 else { return nil }
      let (job, lane) = state.queue.remove(candidate: state.choices.choose(among: count))
      let id = cschedules_task_id(job.pointer)
      state.jobCount += 1
      if state.isTracing { state.trace.append("\(lane == .main ? "M" : "P")\(state.tasks[id]?.number ?? 0)") }
      state.jobStart = .now
      return (job, lane, id)
    }
    guard let (job, lane, id) = next else { return false }
    let previous = cschedules_enter(context(place: lane == .main ? cschedules_place_main : cschedules_place_pool))
    switch lane {
    case .main: job.runSynchronously(on: asUnownedSerialExecutor())
    case .pool: job.runSynchronously(on: pool.asUnownedTaskExecutor())
    }
    _ = cschedules_enter(previous)
    if id != 0, reach == .allTasks { forgetIfComplete(id) }
    return true
  }

  private func forgetIfComplete(_ id: UInt64) {
    let entry = state.withLock { state -> TaskTable.Entry? in
      guard let object = state.tasks[id]?.object, object.isComplete else { return nil }
      return state.tasks.remove(id)
    }
    if entry != nil { ScheduledTasks.shared.remove(CollectionOfOne(id)) }
  }

  /// Queues a wake-up of `Task.sleep` for its time.
  func addSleep<C: Clock>(_ job: UnownedJob, until instant: C.Instant, clock: C) {
    let atLeast = clock.now.duration(to: instant) as? Duration ?? .zero
    let sleeper = cschedules_current_task().map { cschedules_task_id($0) } ?? 0
    let isAbandoned = state.withLock { state in
      if state.isAbandoned { return true }
      let sinceStart = isCurrent ? state.jobStart.map { $0.duration(to: .now) } ?? .zero : .zero
      let delay = SleepDelay.roundest(atLeast: atLeast, atMost: atLeast + sinceStart)
      state.sleeps.add(job, sleeper: sleeper, after: delay, description: "\(C.self)")
      return false
    }
    if isAbandoned { handOn(job, from: .pool) }
  }

  func endWait(_ token: UInt64) {
    let waiter = state.withLock { state -> ScheduleState.Waiter? in
      guard let index = state.waiters.firstIndex(where: { $0.token == token }) else {
        state.endedWaits.insert(token)
        return nil
      }
      return state.waiters.remove(at: index)
    }
    waiter?.continuation.resume()
  }

  /// Gives a job to the executor that would have had it without the schedule.
  func handOn(_ job: UnownedJob, from lane: Lane) {
    switch (lane, reach) {
    case (.pool, .allTasks): cschedules_enqueue_global(job.pointer)
    case (.pool, .preferringTasks): globalConcurrentExecutor.enqueue(job)
    case (.main, _): MainActor.shared.enqueue(job)
    }
  }
}

extension UnownedJob {
  init(pointer: UnsafeMutableRawPointer) {
    // A frozen struct of one pointer, the job.
    self = unsafeBitCast(pointer, to: UnownedJob.self)
  }

  var pointer: UnsafeMutableRawPointer {
    // A frozen struct of one pointer, the job.
    unsafeBitCast(self, to: UnsafeMutableRawPointer.self)
  }
}

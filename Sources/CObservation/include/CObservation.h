#pragma once
#include <stdbool.h>

// The part of observation that only C can say: what the current thread does with changes of state while a reducer runs on it. Swift has no thread-local
// variables, and its task-locals cost more than all the rest of a tracked field's accessor. A reducer is synchronous, so it never changes threads.

/// What the current thread does with reads and changes of observable state.
typedef struct {
  /// The `PendingObservations` that takes note of changes; NULL to tell observers at once. Not retained: who enters the mode keeps it alive.
  const void *pending;
  /// Whether reads are nobody's business: the code that runs is a reducer, not an observer.
  bool ignores_reads;
} cobservation_mode;

extern _Thread_local cobservation_mode cobservation_thread_mode;

/// Enters a mode on this thread and returns the one that was there, to be entered again afterwards.
static inline cobservation_mode cobservation_enter(cobservation_mode mode) {
  cobservation_mode outer = cobservation_thread_mode;
  cobservation_thread_mode = mode;
  return outer;
}

static inline cobservation_mode cobservation_current(void) { return cobservation_thread_mode; }

/// An address that tells this thread from all others that live at the same time.
static inline const void *cobservation_thread(void) { return &cobservation_thread_mode; }

#pragma once
#include <stdbool.h>
#include <stdint.h>

// The part of Schedules that only C can say: thread-local context, and the variables through which libswift_Concurrency lets a program take part in
// where jobs go. Nothing here keeps a job: every decision is made by the functions that Swift hands to cschedules_install.

/// What the current thread is doing for a schedule.
typedef enum {
  /// It runs no job of a schedule.
  cschedules_place_outside = 0,
  /// It runs a job that is on no actor, or on an actor of its own.
  cschedules_place_pool = 1,
  /// It runs a job of the main actor, or test code that holds the main actor.
  cschedules_place_main = 2,
} cschedules_place;

/// The schedule that a thread works for, and what the hooks have to know about it.
typedef struct {
  /// The schedule's core; NULL outside of every schedule. Not retained: who enters the context keeps it alive.
  const void *core;
  /// The stand-in for the main actor's executor; NULL when the schedule catches only the tasks that prefer it.
  const void *main_identity;
  uintptr_t main_implementation;
  uint32_t place;
} cschedules_context;

/// Enters a context on this thread and returns the one that was there, to be entered again afterwards.
cschedules_context cschedules_enter(cschedules_context context);
cschedules_context cschedules_current(void);

/// Decides about a job that is on its way to the global pool: true when a schedule took it.
/// `core` is the schedule of the enqueuing thread, or NULL; `current_task` is the task that runs on that thread, or NULL.
typedef bool (*cschedules_route)(const void *core, void *job, void *current_task);
/// Finds the context of a task that runs on a thread outside; false when no schedule knows the task.
typedef bool (*cschedules_find)(void *task, cschedules_context *context);

/// Whether this libswift_Concurrency has the two hooks. They are looked up weakly, so a runtime without them still links.
bool cschedules_has_hooks(void);
/// Installs the hooks. Once in a process; later calls change nothing. False when the runtime has none.
bool cschedules_install(cschedules_route route, cschedules_find find);

/// Counts the schedules that catch all tasks. While it is zero, and no serial section is open, a hook costs one load.
void cschedules_add_live(int32_t change);
/// Counts the open serial sections: while it is not zero, jobs of the global pool that no schedule took go to the main actor's executor.
/// False, and nothing is counted, when the runtime has no hooks.
bool cschedules_add_serial(int32_t change);
int32_t cschedules_serial_sections(void);

/// The greatest id of a task that has been enqueued while the hooks were installed; ids only grow.
uint64_t cschedules_newest_task(void);

/// Whether the global pool has had a job of this task since the hooks were installed. The newest 16,384 such tasks are remembered.
bool cschedules_task_was_outside(uint64_t id);

/// The id of the job's task, unique in the process and increasing in the order of creation; 0 when the job is no task.
uint64_t cschedules_task_id(const void *job);
/// The task that runs on this thread, or NULL.
void *cschedules_current_task(void);
/// Hands a job to the global pool, past the hooks.
void cschedules_enqueue_global(void *job);
void cschedules_enqueue_main(void *job);

// The four below read or use the task's object as the runtime of Swift 6.3 lays it out on 64-bit platforms; call them only after the self-check passed.

/// Whether the task is an `async let`, whose memory belongs to its parent, so that it cannot be retained.
bool cschedules_task_is_async_let(const void *task);
bool cschedules_task_is_complete(const void *task);
/// Whether the task waits for something: neither running, nor queued, nor complete.
bool cschedules_task_is_suspended(const void *task);
void cschedules_task_cancel(void *task);
/// The resume points of a suspended task, innermost first: at most `capacity` program counters are written; returns how many.
int32_t cschedules_task_resume_points(const void *task, uintptr_t *points, int32_t capacity);

/// The place in the source that an address of code belongs to. The texts live as long as the process.
typedef struct {
  /// The function, as the linker knows it; NULL when it is unknown.
  const char *symbol;
  /// The file, with or without its directory; NULL where there is no debug information.
  const char *file;
  int32_t line;
} cschedules_source;

/// Finds the place by the debug information in the file of the program: a few milliseconds in one of 200 MB. Finds nothing but on 64-bit Linux.
cschedules_source cschedules_find_source(uintptr_t address);

/// The name of a function as people read it, to be freed by the caller.
char *cschedules_demangle(const char *symbol);

/// What a test library that is linked into this process can do for explorations: a retained Swift object, or NULL when there is none.
///
/// A library for tests knows Swift Testing and this one does not, and nobody would call a function by which the first could tell the second. So the linker does.
void *cschedules_test_library(void);

/// The value of an environment variable, or NULL.
const char *cschedules_environment(const char *name);

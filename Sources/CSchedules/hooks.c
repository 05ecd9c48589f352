#include "CSchedules.h"

#include <stdatomic.h>
#include <stddef.h>

#define SWIFT_CALL __attribute__((swiftcall))

// Where the variables are known to exist and were tried. Elsewhere the functions of this file say that there are none.
#if defined(__linux__) && defined(__LP64__)
#define CSCHEDULES_RUNTIME_KNOWN 1
#else
#define CSCHEDULES_RUNTIME_KNOWN 0
#endif

typedef struct {
  const void *identity;
  uintptr_t implementation;
} executor_reference;

static _Thread_local cschedules_context current_context;
// Ids are given out in order, so a table that is indexed by their low bits holds the newest ones.
#define OUTSIDE_COUNT 16384u
static _Atomic uint64_t outside_tasks[OUTSIDE_COUNT];
static _Atomic uint64_t newest_task;
static _Atomic int32_t live_schedules;
static _Atomic int32_t serial_sections;

cschedules_context cschedules_current(void) { return current_context; }

cschedules_context cschedules_enter(cschedules_context context) {
  cschedules_context previous = current_context;
  current_context = context;
  return previous;
}

bool cschedules_task_was_outside(uint64_t id) {
  return atomic_load_explicit(&outside_tasks[id % OUTSIDE_COUNT], memory_order_relaxed) == id;
}

uint64_t cschedules_newest_task(void) { return atomic_load_explicit(&newest_task, memory_order_relaxed); }

static void note_task(uint64_t id) {
  uint64_t newest = atomic_load_explicit(&newest_task, memory_order_relaxed);
  while (id > newest && !atomic_compare_exchange_weak_explicit(&newest_task, &newest, id, memory_order_relaxed, memory_order_relaxed)) {
  }
}

void cschedules_add_live(int32_t change) { atomic_fetch_add_explicit(&live_schedules, change, memory_order_relaxed); }

int32_t cschedules_serial_sections(void) { return atomic_load_explicit(&serial_sections, memory_order_relaxed); }

#if CSCHEDULES_RUNTIME_KNOWN

typedef SWIFT_CALL void (*enqueue_global_original)(void *job);
typedef SWIFT_CALL executor_reference (*get_main_executor_original)(void);

// Variables and functions of libswift_Concurrency. Weak: a runtime that has dropped one of the variables must still link and load.
extern SWIFT_CALL void (*swift_task_enqueueGlobal_hook)(void *job, enqueue_global_original original) __attribute__((weak));
extern SWIFT_CALL executor_reference (*swift_task_getMainExecutor_hook)(get_main_executor_original original) __attribute__((weak));
extern SWIFT_CALL void *swift_task_getCurrent(void);
extern SWIFT_CALL uint64_t swift_task_getJobTaskId(const void *job);
extern SWIFT_CALL void swift_task_cancel(void *task);
extern SWIFT_CALL void swift_task_enqueueGlobal(void *job);
extern SWIFT_CALL void swift_task_enqueueMainExecutor(void *job);

static _Atomic(cschedules_route) installed_route;
static _Atomic(cschedules_find) installed_find;
// Set while this thread hands a job on by itself, so that the hook does not judge it a second time.
static _Thread_local bool passing;

uint64_t cschedules_task_id(const void *job);

static SWIFT_CALL void on_enqueue_global(void *job, enqueue_global_original original) {
  if (passing) {
    original(job);
    return;
  }
  uint64_t id = cschedules_task_id(job);
  note_task(id);
  if (atomic_load_explicit(&live_schedules, memory_order_acquire) > 0) {
    cschedules_route route = atomic_load_explicit(&installed_route, memory_order_acquire);
    const void *core = current_context.main_identity ? current_context.core : NULL;
    if (route && route(core, job, core ? NULL : swift_task_getCurrent())) return;
  }
  if (id) atomic_store_explicit(&outside_tasks[id % OUTSIDE_COUNT], id, memory_order_relaxed);
  if (atomic_load_explicit(&serial_sections, memory_order_acquire) > 0) {
    swift_task_enqueueMainExecutor(job);
    return;
  }
  original(job);
}

static SWIFT_CALL executor_reference on_get_main_executor(get_main_executor_original original) {
  if (current_context.main_identity) {
    executor_reference stand_in = {current_context.main_identity, current_context.main_implementation};
    return stand_in;
  }
  // A task of a schedule may, for now, be on a thread outside: on the queue of an actor with an executor of its own, say.
  if (atomic_load_explicit(&live_schedules, memory_order_acquire) > 0) {
    void *task = swift_task_getCurrent();
    cschedules_find find = atomic_load_explicit(&installed_find, memory_order_acquire);
    cschedules_context found;
    if (task && find && find(task, &found)) {
      executor_reference stand_in = {found.main_identity, found.main_implementation};
      return stand_in;
    }
  }
  return original();
}

bool cschedules_has_hooks(void) { return &swift_task_enqueueGlobal_hook != NULL && &swift_task_getMainExecutor_hook != NULL; }

static void install_hooks(void) {
  static atomic_flag once = ATOMIC_FLAG_INIT;
  if (atomic_flag_test_and_set(&once)) return;
  swift_task_enqueueGlobal_hook = on_enqueue_global;
  swift_task_getMainExecutor_hook = on_get_main_executor;
}

bool cschedules_install(cschedules_route route, cschedules_find find) {
  if (!cschedules_has_hooks()) return false;
  atomic_store_explicit(&installed_find, find, memory_order_release);
  atomic_store_explicit(&installed_route, route, memory_order_release);
  install_hooks();
  return true;
}

bool cschedules_add_serial(int32_t change) {
  if (!cschedules_has_hooks()) return false;
  install_hooks();
  atomic_fetch_add_explicit(&serial_sections, change, memory_order_acq_rel);
  return true;
}

// Offsets of AsyncTask in the runtime of Swift 6.3, 64 bit.
enum {
  offset_job_flags = 32,
  offset_resume_function = 56,
  offset_resume_context = 64,
  offset_status = 96,
  context_parent = 0,
  context_resume_function = 8,
};
#define FLAGS_KIND_MASK 0xFFu
#define FLAGS_ASYNC_LET (1u << 28)
#define STATUS_RUNNING 0x0800u
#define STATUS_ENQUEUED 0x1000u
#define STATUS_COMPLETE 0x2000u

static uint32_t job_flags(const void *job) { return *(const uint32_t *)((const char *)job + offset_job_flags); }
static uint32_t task_status(const void *task) {
  return __atomic_load_n((const uint32_t *)((const char *)task + offset_status), __ATOMIC_ACQUIRE);
}

uint64_t cschedules_task_id(const void *job) { return (job_flags(job) & FLAGS_KIND_MASK) == 0 ? swift_task_getJobTaskId(job) : 0; }
void *cschedules_current_task(void) { return swift_task_getCurrent(); }
void cschedules_task_cancel(void *task) { swift_task_cancel(task); }

void cschedules_enqueue_global(void *job) {
  bool before = passing;
  passing = true;
  swift_task_enqueueGlobal(job);
  passing = before;
}
void cschedules_enqueue_main(void *job) { swift_task_enqueueMainExecutor(job); }

bool cschedules_task_is_async_let(const void *task) { return (job_flags(task) & FLAGS_ASYNC_LET) != 0; }
bool cschedules_task_is_complete(const void *task) { return (task_status(task) & STATUS_COMPLETE) != 0; }
bool cschedules_task_is_suspended(const void *task) {
  return (task_status(task) & (STATUS_RUNNING | STATUS_ENQUEUED | STATUS_COMPLETE)) == 0;
}

int32_t cschedules_task_resume_points(const void *task, uintptr_t *points, int32_t capacity) {
  if (capacity < 1 || !cschedules_task_is_suspended(task)) return 0;
  int32_t count = 0;
  points[count++] = *(const uintptr_t *)((const char *)task + offset_resume_function);
  const char *context = *(const char *const *)((const char *)task + offset_resume_context);
  while (context && count < capacity) {
    uintptr_t function = *(const uintptr_t *)(context + context_resume_function);
    if (!function) break;
    points[count++] = function;
    context = *(const char *const *)(context + context_parent);
  }
  return count;
}

#else

bool cschedules_has_hooks(void) { return false; }
bool cschedules_install(cschedules_route route, cschedules_find find) { return false; }
bool cschedules_add_serial(int32_t change) { return false; }
uint64_t cschedules_task_id(const void *job) { return 0; }
void *cschedules_current_task(void) { return NULL; }
void cschedules_task_cancel(void *task) {}
void cschedules_enqueue_global(void *job) {}
void cschedules_enqueue_main(void *job) {}
bool cschedules_task_is_async_let(const void *task) { return false; }
bool cschedules_task_is_complete(const void *task) { return false; }
bool cschedules_task_is_suspended(const void *task) { return false; }
int32_t cschedules_task_resume_points(const void *task, uintptr_t *points, int32_t capacity) { return 0; }

#endif

#include "CSchedules.h"

#include <stddef.h>

#if defined(__ELF__)

// Defined in SchedulesTestSupport. Weak: a program that links no test support has none, and must link all the same.
extern void *counterpoint_schedules_test_library(void) __attribute__((weak));

void *cschedules_test_library(void) {
  return counterpoint_schedules_test_library ? counterpoint_schedules_test_library() : NULL;
}

#else

// Elsewhere a symbol that nobody defines does not link.
void *cschedules_test_library(void) { return NULL; }

#endif

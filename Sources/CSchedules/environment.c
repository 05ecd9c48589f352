#include "CSchedules.h"

#include <stdlib.h>

const char *cschedules_environment(const char *name) { return getenv(name); }

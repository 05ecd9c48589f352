#include "CObservation.h"

_Thread_local cobservation_mode cobservation_thread_mode = {0};

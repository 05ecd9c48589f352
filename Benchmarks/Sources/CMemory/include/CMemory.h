#pragma once
#include <stddef.h>

/// The bytes that have been allocated and not freed, by all threads; 0 where the C library does not say.
size_t cmemory_bytes_in_use(void);

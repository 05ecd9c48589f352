#include "CPreviews.h"
#include <stddef.h>

#if defined(__ELF__)
// Weak: without a preview there is no section and no such symbol.
extern const cpreviews_record __start_counterpoint_previews[] __attribute__((weak));
extern const cpreviews_record __stop_counterpoint_previews[] __attribute__((weak));

const cpreviews_record *cpreviews_begin(void) { return __start_counterpoint_previews; }
const cpreviews_record *cpreviews_end(void) { return __stop_counterpoint_previews; }
#else
const cpreviews_record *cpreviews_begin(void) { return NULL; }
const cpreviews_record *cpreviews_end(void) { return NULL; }
#endif

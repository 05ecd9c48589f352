#include "CSchedules.h"
#include "image.h"

#include <stdlib.h>

cschedules_source cschedules_find_source(uintptr_t address) {
  cschedules_source source = {NULL, NULL, 0};
  const image *image = image_at(address);
  if (!image) return source;
  uint64_t in_file = address - image->base;
  source.symbol = image_symbol(image, in_file);
  uint64_t offset;
  if (image_line_table(image, in_file, &offset)) {
    image_line(image, &offset, in_file, &source.file, &source.line);
    return source;
  }
  // No compilation unit knows the address, as far as they can be read: one of the tables may.
  offset = 0;
  while (source.symbol && offset < bytes_left(&image->debug_line)) {
    if (image_line(image, &offset, in_file, &source.file, &source.line)) break;
  }
  return source;
}

#if defined(__ELF__)

// Of libswiftCore: the name as crash reports show it. Weak: a runtime without it must still link and load.
extern char *_swift_backtrace_demangle(const char *name, size_t length, char *output, size_t *output_size) __attribute__((weak));

char *cschedules_demangle(const char *symbol) {
  char *name = _swift_backtrace_demangle ? _swift_backtrace_demangle(symbol, strlen(symbol), NULL, NULL) : NULL;
  return name ? name : strdup(symbol);
}

#else

char *cschedules_demangle(const char *symbol) { return strdup(symbol); }

#endif

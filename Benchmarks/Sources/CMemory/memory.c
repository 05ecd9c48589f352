#include "CMemory.h"

#if __has_include(<malloc.h>)
#include <malloc.h>
#endif

size_t cmemory_bytes_in_use(void) {
#ifdef __GLIBC__
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
#else
  return 0;
#endif
}

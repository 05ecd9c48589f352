#pragma once
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

// Reads a file's bytes in order. A file may be cut off or lie, so every read is checked: beyond the end there are only zeros, and `failed` says so.
typedef struct {
  const uint8_t *at;
  const uint8_t *end;
  bool failed;
} bytes;

static inline size_t bytes_left(const bytes *from) { return (size_t)(from->end - from->at); }

static inline void bytes_fail(bytes *from) {
  from->failed = true;
  from->at = from->end;
}

static inline void bytes_skip(bytes *from, uint64_t count) {
  if (count > bytes_left(from)) {
    bytes_fail(from);
  } else {
    from->at += count;
  }
}

// The part of some bytes from an offset on; empty and failed when there is none.
static inline bytes bytes_from(bytes all, uint64_t offset) {
  bytes_skip(&all, offset);
  return all;
}

// The next bytes as a part of their own.
static inline bytes bytes_take(bytes *from, uint64_t count) {
  bytes part = *from;
  bytes_skip(from, count);
  if (from->failed) {
    bytes_fail(&part);
  } else {
    part.end = from->at;
  }
  return part;
}

// A number of 1 to 8 bytes, in the byte order of this machine, which is that of its own programs.
static inline uint64_t bytes_number(bytes *from, size_t size) {
  uint64_t number = 0;
  if (size > sizeof(number) || size > bytes_left(from)) {
    bytes_fail(from);
    return 0;
  }
  memcpy(&number, from->at, size);
  from->at += size;
  return number;
}

// A number of as many bytes as it needs, seven bits in each.
static inline uint64_t bytes_leb128(bytes *from) {
  uint64_t number = 0;
  for (unsigned shift = 0; shift < 64; shift += 7) {
    if (from->at == from->end) break;
    uint8_t byte = *from->at++;
    number |= (uint64_t)(byte & 0x7F) << shift;
    if (!(byte & 0x80)) return number;
  }
  bytes_fail(from);
  return 0;
}

static inline int64_t bytes_signed_leb128(bytes *from) {
  uint64_t number = 0;
  for (unsigned shift = 0; shift < 64; shift += 7) {
    if (from->at == from->end) break;
    uint8_t byte = *from->at++;
    number |= (uint64_t)(byte & 0x7F) << shift;
    if (byte & 0x80) continue;
    if ((byte & 0x40) && shift + 7 < 64) number |= ~(uint64_t)0 << (shift + 7);
    return (int64_t)number;
  }
  bytes_fail(from);
  return 0;
}

// A text that ends with a zero; NULL when its end is missing.
static inline const char *bytes_text(bytes *from) {
  const uint8_t *zero = bytes_left(from) ? memchr(from->at, 0, bytes_left(from)) : NULL;
  if (!zero) {
    bytes_fail(from);
    return NULL;
  }
  const char *text = (const char *)from->at;
  from->at = zero + 1;
  return text;
}

// The length that units of DWARF begin with, and with it the size of their offsets: 4 or 8.
static inline bytes bytes_dwarf_unit(bytes *from, size_t *offset_size) {
  uint64_t length = bytes_number(from, 4);
  *offset_size = 4;
  if (length == 0xFFFFFFFF) {
    length = bytes_number(from, 8);
    *offset_size = 8;
  }
  return bytes_take(from, length);
}

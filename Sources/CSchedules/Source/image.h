#pragma once
#include "bytes.h"

// The file of a program or library that is loaded into this process, as far as the names and lines of its code are concerned. Sections that it does not have are empty.
typedef struct {
  // What to subtract from an address in the process to get one in the file.
  uintptr_t base;
  bytes symbols;
  bytes symbol_names;
  bytes debug_info;
  bytes debug_abbrev;
  bytes debug_ranges;
  bytes debug_line;
  bytes debug_line_str;
  bytes debug_str;
} image;

// The image that the code at an address belongs to; NULL when it is unknown or its file cannot be read. Images stay mapped: their names are handed out.
const image *image_at(uintptr_t address);

// The name of the function at an address of the file; NULL when there is none.
const char *image_symbol(const image *image, uint64_t address);

// Where the line table that describes an address begins in debug_line, found by the compilation units of debug_info. False when none of them says so.
bool image_line_table(const image *image, uint64_t address, uint64_t *offset);

// The file and line of an address by the line table at an offset, which is then moved on to the next table. False when the table does not have the address.
bool image_line(const image *image, uint64_t *offset, uint64_t address, const char **file, int32_t *line);

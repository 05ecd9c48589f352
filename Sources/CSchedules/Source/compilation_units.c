#include "image.h"

// The constants of DWARF that are used here, by the names of its standard.
enum {
  DW_AT_stmt_list = 0x10,
  DW_AT_low_pc = 0x11,
  DW_AT_high_pc = 0x12,
  DW_AT_ranges = 0x55,

  DW_FORM_addr = 0x01,
  DW_FORM_block2 = 0x03,
  DW_FORM_block4 = 0x04,
  DW_FORM_data2 = 0x05,
  DW_FORM_data4 = 0x06,
  DW_FORM_data8 = 0x07,
  DW_FORM_string = 0x08,
  DW_FORM_block = 0x09,
  DW_FORM_block1 = 0x0A,
  DW_FORM_data1 = 0x0B,
  DW_FORM_flag = 0x0C,
  DW_FORM_sdata = 0x0D,
  DW_FORM_strp = 0x0E,
  DW_FORM_udata = 0x0F,
  DW_FORM_sec_offset = 0x17,
  DW_FORM_exprloc = 0x18,
  DW_FORM_flag_present = 0x19,
};

// What the entry of a compilation unit says that matters here.
typedef struct {
  uint64_t low, high, ranges, line_table;
  bool has_low, has_high, is_high_relative, has_ranges, has_line_table;
} unit;

// Reads a value of a form that entries of compilation units have in DWARF 2 to 4. Text and blocks are skipped and give 0.
static uint64_t read_form(bytes *from, uint64_t form, size_t offset_size, size_t address_size) {
  switch (form) {
  case DW_FORM_addr: return bytes_number(from, address_size);
  case DW_FORM_data1:
  case DW_FORM_flag: return bytes_number(from, 1);
  case DW_FORM_data2: return bytes_number(from, 2);
  case DW_FORM_data4: return bytes_number(from, 4);
  case DW_FORM_data8: return bytes_number(from, 8);
  case DW_FORM_sdata: return (uint64_t)bytes_signed_leb128(from);
  case DW_FORM_udata: return bytes_leb128(from);
  case DW_FORM_strp:
  case DW_FORM_sec_offset: return bytes_number(from, offset_size);
  case DW_FORM_flag_present: return 1;
  case DW_FORM_string: bytes_text(from); return 0;
  case DW_FORM_block1: bytes_skip(from, bytes_number(from, 1)); return 0;
  case DW_FORM_block2: bytes_skip(from, bytes_number(from, 2)); return 0;
  case DW_FORM_block4: bytes_skip(from, bytes_number(from, 4)); return 0;
  case DW_FORM_block:
  case DW_FORM_exprloc: bytes_skip(from, bytes_leb128(from)); return 0;
  default: bytes_fail(from); return 0;
  }
}

// The attributes of the abbreviation with a code, in a table of them.
static bytes find_abbreviation(bytes table, uint64_t code) {
  while (!table.failed && bytes_left(&table) > 0) {
    uint64_t candidate = bytes_leb128(&table);
    if (candidate == 0) break;
    bytes_leb128(&table);
    bytes_number(&table, 1);
    if (candidate == code) return table;
    while (!table.failed) {
      uint64_t attribute = bytes_leb128(&table);
      uint64_t form = bytes_leb128(&table);
      if (attribute == 0 && form == 0) break;
    }
  }
  bytes_fail(&table);
  return table;
}

static unit read_unit(const image *image, bytes from, size_t offset_size, size_t *address_size) {
  unit unit = {0};
  uint64_t version = bytes_number(&from, 2);
  // A unit of DWARF 5 has its addresses elsewhere; its line table is found without it.
  if (version < 2 || version > 4) return unit;
  uint64_t abbreviations = bytes_number(&from, offset_size);
  *address_size = bytes_number(&from, 1);
  bytes attributes = find_abbreviation(bytes_from(image->debug_abbrev, abbreviations), bytes_leb128(&from));
  while (!attributes.failed) {
    uint64_t attribute = bytes_leb128(&attributes);
    uint64_t form = bytes_leb128(&attributes);
    if (attribute == 0 && form == 0) break;
    uint64_t value = read_form(&from, form, offset_size, *address_size);
    if (from.failed) break;
    switch (attribute) {
    case DW_AT_stmt_list: unit.line_table = value; unit.has_line_table = true; break;
    case DW_AT_low_pc: unit.low = value; unit.has_low = true; break;
    case DW_AT_high_pc: unit.high = value; unit.has_high = true; unit.is_high_relative = form != DW_FORM_addr; break;
    case DW_AT_ranges: unit.ranges = value; unit.has_ranges = true; break;
    }
  }
  if (unit.is_high_relative) unit.high += unit.low;
  return unit;
}

static bool ranges_contain(bytes ranges, uint64_t base, size_t size, uint64_t address) {
  uint64_t selects_base = size == 8 ? UINT64_MAX : UINT32_MAX;
  while (!ranges.failed) {
    uint64_t start = bytes_number(&ranges, size);
    uint64_t end = bytes_number(&ranges, size);
    if (start == 0 && end == 0) return false;
    if (start == selects_base) {
      base = end;
    } else if (address >= base + start && address < base + end) {
      return !ranges.failed;
    }
  }
  return false;
}

bool image_line_table(const image *image, uint64_t address, uint64_t *offset) {
  bytes units = image->debug_info;
  while (!units.failed && bytes_left(&units) > 0) {
    size_t offset_size, address_size = 0;
    bytes from = bytes_dwarf_unit(&units, &offset_size);
    unit unit = read_unit(image, from, offset_size, &address_size);
    if (!unit.has_line_table) continue;
    bool is_in_unit = unit.has_ranges
                          ? ranges_contain(bytes_from(image->debug_ranges, unit.ranges), unit.low, address_size, address)
                          : unit.has_low && unit.has_high && address >= unit.low && address < unit.high;
    if (!is_in_unit) continue;
    *offset = unit.line_table;
    return true;
  }
  return false;
}

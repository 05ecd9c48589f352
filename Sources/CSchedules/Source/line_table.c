#include "image.h"

// The constants of DWARF that are used here, by the names of its standard.
enum {
  DW_LNS_copy = 1,
  DW_LNS_advance_pc = 2,
  DW_LNS_advance_line = 3,
  DW_LNS_set_file = 4,
  DW_LNS_const_add_pc = 8,
  DW_LNS_fixed_advance_pc = 9,

  DW_LNE_end_sequence = 1,
  DW_LNE_set_address = 2,

  DW_LNCT_path = 1,

  DW_FORM_block = 0x09,
  DW_FORM_data1 = 0x0B,
  DW_FORM_data2 = 0x05,
  DW_FORM_data4 = 0x06,
  DW_FORM_data8 = 0x07,
  DW_FORM_data16 = 0x1E,
  DW_FORM_line_strp = 0x1F,
  DW_FORM_string = 0x08,
  DW_FORM_strp = 0x0E,
  DW_FORM_udata = 0x0F,
};

typedef struct {
  const image *image;
  size_t offset_size;
  uint64_t version;
  uint64_t instruction_size;
  int64_t line_base;
  uint64_t line_range;
  uint64_t opcode_base;
  // How many operands the opcodes below opcode_base have.
  bytes operand_counts;
  // The names of directories and files.
  bytes names;
  bytes program;
} table;

// The registers of a line table's program, as far as they are asked for.
typedef struct {
  uint64_t address;
  uint64_t file;
  int64_t line;
} row;

static bool read_table(const image *image, uint64_t *offset, table *table) {
  bytes all = bytes_from(image->debug_line, *offset);
  bytes from = bytes_dwarf_unit(&all, &table->offset_size);
  if (all.failed) return false;
  *offset = (uint64_t)(all.at - image->debug_line.at);
  table->image = image;
  table->version = bytes_number(&from, 2);
  if (table->version >= 5) bytes_skip(&from, 2);
  uint64_t header_length = bytes_number(&from, table->offset_size);
  bytes header = bytes_take(&from, header_length);
  table->program = from;
  table->instruction_size = bytes_number(&header, 1);
  if (table->version >= 4) bytes_skip(&header, 1);
  bytes_skip(&header, 1);
  table->line_base = (int8_t)bytes_number(&header, 1);
  table->line_range = bytes_number(&header, 1);
  table->opcode_base = bytes_number(&header, 1);
  table->operand_counts = bytes_take(&header, table->opcode_base ? table->opcode_base - 1 : 0);
  table->names = header;
  return !header.failed && !from.failed && table->version >= 2 && table->version <= 5 && table->line_range > 0 && table->opcode_base > 0;
}

static row first_row(void) {
  row row = {.address = 0, .file = 1, .line = 1};
  return row;
}

// Runs the program until a row covers the address: it is not above it, and the next one of its sequence is.
static bool find_row(const table *table, uint64_t address, row *found) {
  bytes program = table->program;
  row now = first_row(), last = first_row();
  bool has_last = false;
  uint64_t constant_advance = (255 - table->opcode_base) / table->line_range * table->instruction_size;
  while (!program.failed && bytes_left(&program) > 0) {
    uint64_t opcode = bytes_number(&program, 1);
    bool is_row = false, is_end = false;
    if (opcode >= table->opcode_base) {
      uint64_t adjusted = opcode - table->opcode_base;
      now.address += adjusted / table->line_range * table->instruction_size;
      now.line += table->line_base + (int64_t)(adjusted % table->line_range);
      is_row = true;
    } else if (opcode == 0) {
      bytes operands = bytes_take(&program, bytes_leb128(&program));
      uint64_t extended = bytes_number(&operands, 1);
      if (extended == DW_LNE_end_sequence) is_row = is_end = true;
      if (extended == DW_LNE_set_address) now.address = bytes_number(&operands, bytes_left(&operands));
    } else {
      switch (opcode) {
      case DW_LNS_copy: is_row = true; break;
      case DW_LNS_advance_pc: now.address += bytes_leb128(&program) * table->instruction_size; break;
      case DW_LNS_advance_line: now.line += bytes_signed_leb128(&program); break;
      case DW_LNS_set_file: now.file = bytes_leb128(&program); break;
      case DW_LNS_const_add_pc: now.address += constant_advance; break;
      case DW_LNS_fixed_advance_pc: now.address += bytes_number(&program, 2); break;
      default:
        for (uint8_t count = table->operand_counts.at[opcode - 1]; count > 0; count--) bytes_leb128(&program);
      }
    }
    if (!is_row) continue;
    if (has_last && last.address <= address && address < now.address) {
      *found = last;
      return true;
    }
    last = now;
    has_last = !is_end;
    if (is_end) now = first_row();
  }
  return false;
}

// The name of a file before DWARF 5: texts, numbered from 1.
static const char *old_file_name(bytes names, uint64_t number) {
  while (!names.failed && bytes_left(&names) > 0 && *names.at) bytes_text(&names);
  bytes_skip(&names, 1);
  for (uint64_t index = 1; !names.failed && bytes_left(&names) > 0 && *names.at; index++) {
    const char *name = bytes_text(&names);
    if (index == number) return name;
    for (int each = 0; each < 3; each++) bytes_leb128(&names);
  }
  return NULL;
}

static const char *text_at(bytes section, uint64_t offset) {
  bytes from = bytes_from(section, offset);
  return bytes_text(&from);
}

static const char *read_name(const table *table, bytes *from, uint64_t form) {
  switch (form) {
  case DW_FORM_string: return bytes_text(from);
  case DW_FORM_line_strp: return text_at(table->image->debug_line_str, bytes_number(from, table->offset_size));
  case DW_FORM_strp: return text_at(table->image->debug_str, bytes_number(from, table->offset_size));
  case DW_FORM_udata: bytes_leb128(from); return NULL;
  case DW_FORM_data1: bytes_skip(from, 1); return NULL;
  case DW_FORM_data2: bytes_skip(from, 2); return NULL;
  case DW_FORM_data4: bytes_skip(from, 4); return NULL;
  case DW_FORM_data8: bytes_skip(from, 8); return NULL;
  case DW_FORM_data16: bytes_skip(from, 16); return NULL;
  case DW_FORM_block: bytes_skip(from, bytes_leb128(from)); return NULL;
  default: bytes_fail(from); return NULL;
  }
}

// A list of DWARF 5, of directories or of files: what each entry consists of, their number, the entries. The path of the one that is asked for.
static const char *read_paths(const table *table, bytes *names, uint64_t wanted) {
  bytes formats = *names;
  uint64_t format_count = bytes_number(&formats, 1);
  *names = formats;
  for (uint64_t each = 0; each < 2 * format_count; each++) bytes_leb128(names);
  const char *found = NULL;
  // Entries that consist of nothing have no end.
  uint64_t count = format_count ? bytes_leb128(names) : 0;
  for (uint64_t index = 0; index < count && !names->failed; index++) {
    bytes format = formats;
    for (uint64_t each = 0; each < format_count; each++) {
      uint64_t content = bytes_leb128(&format);
      const char *name = read_name(table, names, bytes_leb128(&format));
      if (index == wanted && content == DW_LNCT_path) found = name;
    }
  }
  return found;
}

bool image_line(const image *image, uint64_t *offset, uint64_t address, const char **file, int32_t *line) {
  table table;
  row row;
  uint64_t before = *offset;
  bool is_readable = read_table(image, offset, &table);
  // Where even the length cannot be read there is no next table.
  if (*offset <= before) *offset = UINT64_MAX;
  if (!is_readable || !find_row(&table, address, &row)) return false;
  bytes names = table.names;
  if (table.version >= 5) {
    read_paths(&table, &names, UINT64_MAX);
    *file = read_paths(&table, &names, row.file);
  } else {
    *file = old_file_name(names, row.file);
  }
  *line = (int32_t)row.line;
  return true;
}

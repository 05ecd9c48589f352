#define _GNU_SOURCE
#include "image.h"

#if defined(__linux__) && defined(__LP64__)

#include <elf.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

enum { image_capacity = 64 };
static image images[image_capacity];
static size_t image_count;
static pthread_mutex_t images_lock = PTHREAD_MUTEX_INITIALIZER;

// Which image an address is in, by what the dynamic linker has loaded.
typedef struct {
  uintptr_t address;
  uintptr_t base;
  char path[4096];
  bool found;
} search;

static int visit(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size;
  search *search = context;
  for (int index = 0; index < info->dlpi_phnum; index++) {
    const ElfW(Phdr) *header = &info->dlpi_phdr[index];
    uintptr_t start = info->dlpi_addr + header->p_vaddr;
    if (header->p_type != PT_LOAD || search->address < start || search->address - start >= header->p_memsz) continue;
    // The program itself has no name here.
    const char *name = info->dlpi_name && info->dlpi_name[0] ? info->dlpi_name : "/proc/self/exe";
    if (strlen(name) >= sizeof(search->path)) return 1;
    strcpy(search->path, name);
    search->base = info->dlpi_addr;
    search->found = true;
    return 1;
  }
  return 0;
}

static bytes map_file(const char *path) {
  bytes none = {NULL, NULL, true};
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return none;
  struct stat status;
  void *start = MAP_FAILED;
  if (fstat(file, &status) == 0 && status.st_size > 0) start = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
  close(file);
  if (start == MAP_FAILED) return none;
  bytes all = {start, (const uint8_t *)start + status.st_size, false};
  return all;
}

static bytes section_bytes(bytes file, const Elf64_Shdr *section) {
  bytes from = bytes_from(file, section->sh_offset);
  // What is compressed would have to be unpacked; nobody compresses the programs of tests.
  if (section->sh_type == SHT_NOBITS || (section->sh_flags & SHF_COMPRESSED)) bytes_fail(&from);
  return bytes_take(&from, section->sh_size);
}

static bool read_section(bytes file, const Elf64_Ehdr *header, uint64_t index, Elf64_Shdr *section) {
  if (header->e_shentsize != sizeof(*section) || index >= header->e_shnum) return false;
  bytes from = bytes_from(file, header->e_shoff + index * sizeof(*section));
  if (bytes_left(&from) < sizeof(*section)) return false;
  memcpy(section, from.at, sizeof(*section));
  return true;
}

static bool read_image(bytes file, image *image) {
  Elf64_Ehdr header;
  if (bytes_left(&file) < sizeof(header)) return false;
  memcpy(&header, file.at, sizeof(header));
  if (memcmp(header.e_ident, ELFMAG, SELFMAG) != 0 || header.e_ident[EI_CLASS] != ELFCLASS64) return false;
  Elf64_Shdr names_section;
  if (!read_section(file, &header, header.e_shstrndx, &names_section)) return false;
  bytes names = section_bytes(file, &names_section);
  const struct {
    const char *name;
    bytes *bytes;
  } wanted[] = {
      {".debug_info", &image->debug_info},   {".debug_abbrev", &image->debug_abbrev},     {".debug_ranges", &image->debug_ranges},
      {".debug_line", &image->debug_line},   {".debug_line_str", &image->debug_line_str}, {".debug_str", &image->debug_str},
  };
  bool is_stripped = true;
  for (uint64_t index = 0; index < header.e_shnum; index++) {
    Elf64_Shdr section, strings;
    if (!read_section(file, &header, index, &section)) return false;
    // The symbols for the dynamic linker are a part of the others, and all that is left of them in a stripped file.
    if ((section.sh_type == SHT_SYMTAB || (section.sh_type == SHT_DYNSYM && is_stripped)) &&
        read_section(file, &header, section.sh_link, &strings)) {
      image->symbols = section_bytes(file, &section);
      image->symbol_names = section_bytes(file, &strings);
      is_stripped = section.sh_type != SHT_SYMTAB;
    }
    bytes from = bytes_from(names, section.sh_name);
    const char *name = bytes_text(&from);
    if (!name) continue;
    for (size_t each = 0; each < sizeof(wanted) / sizeof(wanted[0]); each++) {
      if (strcmp(name, wanted[each].name) == 0) *wanted[each].bytes = section_bytes(file, &section);
    }
  }
  return true;
}

const image *image_at(uintptr_t address) {
  search search = {.address = address, .found = false};
  dl_iterate_phdr(visit, &search);
  if (!search.found) return NULL;
  pthread_mutex_lock(&images_lock);
  image *found = NULL;
  for (size_t index = 0; index < image_count && !found; index++) {
    if (images[index].base == search.base) found = &images[index];
  }
  if (!found && image_count < image_capacity) {
    image new = {.base = search.base};
    // One that cannot be read is kept too, empty, so that it is not tried again.
    (void)read_image(map_file(search.path), &new);
    images[image_count] = new;
    found = &images[image_count++];
  }
  pthread_mutex_unlock(&images_lock);
  return found;
}

const char *image_symbol(const image *image, uint64_t address) {
  const uint8_t *best = NULL;
  for (const uint8_t *at = image->symbols.at; at && image->symbols.end - at >= (ptrdiff_t)sizeof(Elf64_Sym); at += sizeof(Elf64_Sym)) {
    Elf64_Sym symbol;
    memcpy(&symbol, at, sizeof(symbol));
    if (symbol.st_value <= address && address - symbol.st_value < symbol.st_size && ELF64_ST_TYPE(symbol.st_info) == STT_FUNC) {
      best = at;
      break;
    }
  }
  if (!best) return NULL;
  Elf64_Sym symbol;
  memcpy(&symbol, best, sizeof(symbol));
  bytes name = bytes_from(image->symbol_names, symbol.st_name);
  return bytes_text(&name);
}

#else

const image *image_at(uintptr_t address) {
  (void)address;
  return NULL;
}

const char *image_symbol(const image *image, uint64_t address) {
  (void)image;
  (void)address;
  return NULL;
}

#endif

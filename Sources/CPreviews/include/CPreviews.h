#pragma once

// Where the linker has put the previews that a program declares. `#Preview` makes a constant in a section of its own for each of them; that the linker names the ends
// of such a section can be said in C only.

/// Makes one preview.
typedef void *(*cpreviews_record)(void);

/// The first record; NULL in a program without previews.
const cpreviews_record *cpreviews_begin(void);

/// What follows the last record.
const cpreviews_record *cpreviews_end(void);

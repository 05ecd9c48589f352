#include "CMoonshine.h"

// A compiler that lays these out differently would read the library's memory wrongly, so it does not get to build them.
#if defined(__LP64__)
_Static_assert(sizeof(cmoonshine_line) == 88, "the size of a line");
_Static_assert(offsetof(cmoonshine_line, text) == 0, "text");
_Static_assert(offsetof(cmoonshine_line, audio_count) == 16, "audio_count");
_Static_assert(offsetof(cmoonshine_line, start_time) == 24, "start_time");
_Static_assert(offsetof(cmoonshine_line, duration) == 28, "duration");
_Static_assert(offsetof(cmoonshine_line, id) == 32, "id");
_Static_assert(offsetof(cmoonshine_line, is_complete) == 40, "is_complete");
_Static_assert(offsetof(cmoonshine_line, have_speakers_changed) == 44, "have_speakers_changed");
_Static_assert(offsetof(cmoonshine_line, speaker_spans) == 48, "speaker_spans");
_Static_assert(offsetof(cmoonshine_line, last_latency_ms) == 64, "last_latency_ms");
_Static_assert(offsetof(cmoonshine_line, words) == 72, "words");
_Static_assert(sizeof(cmoonshine_transcript) == 16, "the size of a transcript");
_Static_assert(sizeof(cmoonshine_option) == 16, "the size of an option");
#endif

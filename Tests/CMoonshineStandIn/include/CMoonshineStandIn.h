#pragma once
#include "CMoonshine.h"
#include <stdbool.h>

// Plays the recogniser for tests. Its streams "hear" a word in every 8,000 samples: a letter for the loudness of the first of them, and a number.
// Five words make a phrase. What the real one does to careless callers it does too: what it returned dies with the next call, a look without force
// answers from memory below 8,000 new samples, and stopping forgets the audio that no look has taken into account. What would end the process in the
// real one is counted as an offence.

/// Calls, by the letters that they have in the log.
enum {
  standin_call_load = 'L',
  standin_call_free_transcriber = 'Q',
  standin_call_create = 'C',
  standin_call_start = 'S',
  standin_call_add = 'A',
  standin_call_look = 'T',
  standin_call_forced_look = 'F',
  standin_call_stop = 'P',
  standin_call_free_stream = 'X',
};

/// Forgets everything but what is still loaded, and lets all calls through.
void standin_reset(void);
/// Writes the calls so far, in order, without repetitions of the same call in a row, and a NUL; at most `capacity` bytes.
void standin_log(char *buffer, size_t capacity);
/// Unknown streams, calls on freed transcribers, streams freed twice, and calls that overlap.
int32_t standin_offences(void);
int32_t standin_open_streams(void);
int32_t standin_loaded(void);
/// Samples that were handed over and were not a number between -1 and 1.
int32_t standin_bad_samples(void);
/// Lets the next calls of a kind return `code`.
void standin_fail(char call, int32_t code);
/// Holds calls of a kind until `standin_release`.
void standin_hold(char call);
/// Waits until a call is held.
void standin_wait_until_held(void);
void standin_release(void);
/// Whether the options of the last load were those that are right for the real one.
bool standin_options_are_right(void);

int32_t standin_load(const char *model_folder, uint32_t architecture, const cmoonshine_option *options, uint64_t option_count, int32_t version);
void standin_free_transcriber(int32_t transcriber);
int32_t standin_create_stream(int32_t transcriber, uint32_t flags);
int32_t standin_start_stream(int32_t transcriber, int32_t stream);
int32_t standin_stop_stream(int32_t transcriber, int32_t stream);
int32_t standin_free_stream(int32_t transcriber, int32_t stream);
int32_t standin_add_audio(
    int32_t transcriber, int32_t stream, const float *samples, uint64_t count, int32_t sample_rate, uint32_t flags);
int32_t standin_transcribe(int32_t transcriber, int32_t stream, uint32_t flags, const cmoonshine_transcript **transcript);

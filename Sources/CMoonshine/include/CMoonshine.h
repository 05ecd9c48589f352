#pragma once
#include <stddef.h>
#include <stdint.h>

// The C interface of libmoonshine as the wheel moonshine-voice 0.0.73 has it, on 64-bit Linux. Nothing is linked: the library is opened at run
// time, so that building needs no download. Other versions lay out the same structs differently and report the same version number, which is why
// the wheel is pinned by its hash and the library by its size (SpeechInstallation).

/// A phrase that was heard. Everything it points to dies with the next call for the same transcriber.
typedef struct {
  /// UTF-8 with a NUL at its end; may be NULL.
  const char *text;
  const float *audio;
  size_t audio_count;
  /// Seconds from the beginning of the stream.
  float start_time;
  float duration;
  uint64_t id;
  /// Not zero once nothing will change any more.
  int8_t is_complete;
  int8_t is_updated;
  int8_t is_new;
  int8_t has_text_changed;
  int8_t have_speakers_changed;
  const void *speaker_spans;
  uint64_t speaker_span_count;
  uint32_t last_latency_ms;
  const void *words;
  uint64_t word_count;
} cmoonshine_line;

typedef struct {
  const cmoonshine_line *lines;
  uint64_t line_count;
} cmoonshine_transcript;

/// A setting for loading. An unknown name, or a value that cannot be read, makes the load fail.
typedef struct {
  const char *name;
  const char *value;
} cmoonshine_option;

enum {
  /// The version to ask for when loading; 0.0.49 and 0.0.73 both answer to it.
  cmoonshine_api_version = 20000,
  /// The architecture of the model that the wheel brings.
  cmoonshine_architecture_tiny = 0,
  /// Looks at all audio, however little of it is new.
  cmoonshine_flag_force = 1,
};

// Handles are not negative; a negative result is an error: -1 unknown, -2 invalid handle, -3 invalid argument.

typedef int32_t (*cmoonshine_load_function)(
    const char *model_folder, uint32_t architecture, const cmoonshine_option *options, uint64_t option_count, int32_t version);
typedef void (*cmoonshine_free_transcriber_function)(int32_t transcriber);
typedef int32_t (*cmoonshine_create_stream_function)(int32_t transcriber, uint32_t flags);
/// Starts, stops or frees a stream.
typedef int32_t (*cmoonshine_stream_function)(int32_t transcriber, int32_t stream);
/// Ends the process when the stream is unknown, so callers keep count of the open ones.
typedef int32_t (*cmoonshine_add_audio_function)(
    int32_t transcriber, int32_t stream, const float *samples, uint64_t count, int32_t sample_rate, uint32_t flags);
typedef int32_t (*cmoonshine_transcribe_function)(
    int32_t transcriber, int32_t stream, uint32_t flags, const cmoonshine_transcript **transcript);

#include "CMoonshineStandIn.h"

#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { word_length = 8000, words_in_phrase = 5, most_streams = 4096, most_words = 4096 };

typedef struct {
  bool is_open, is_started, is_stopped;
  uint64_t heard;
  uint64_t looked;
  char letters[most_words];
  bool has_tail;
} stream_state;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static char calls[65536];
static size_t call_count;
static int32_t offences, bad_samples, loaded, open_streams;
static int32_t last_transcriber;
static bool is_loaded[1024];
static stream_state *streams[most_streams];
static int32_t stream_count;
static char failing, held;
static int32_t failure_code;
static bool is_inside, is_held, options_are_right;
// What was returned last. Freed and filled with rubbish by the next call, as the real one may.
static cmoonshine_transcript *returned;

static void forget_returned(void) {
  if (returned == NULL) return;
  for (uint64_t index = 0; index < returned->line_count; index++) {
    char *text = (char *)returned->lines[index].text;
    if (text != NULL) memset(text, '?', strlen(text));
    free(text);
  }
  free((void *)returned->lines);
  free(returned);
  returned = NULL;
}

// Returns with the lock held; 0, or the code with which the call has to fail.
static int32_t enter(char call) {
  pthread_mutex_lock(&lock);
  if (is_inside) offences++;
  is_inside = true;
  if ((call_count == 0 || calls[call_count - 1] != call) && call_count + 1 < sizeof calls) calls[call_count++] = call;
  while (held == call) {
    is_held = true;
    pthread_cond_broadcast(&changed);
    pthread_cond_wait(&changed, &lock);
  }
  is_held = false;
  forget_returned();
  return failing == call ? failure_code : 0;
}

static int32_t leave(int32_t result) {
  is_inside = false;
  pthread_mutex_unlock(&lock);
  return result;
}

static stream_state *find(int32_t transcriber, int32_t stream) {
  bool is_known = transcriber >= 0 && transcriber < 1024 && is_loaded[transcriber] && stream >= 0 && stream < stream_count && streams[stream]->is_open;
  if (!is_known) offences++;
  return is_known ? streams[stream] : NULL;
}

void standin_reset(void) {
  pthread_mutex_lock(&lock);
  call_count = 0;
  offences = bad_samples = 0;
  failing = held = 0;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

void standin_log(char *buffer, size_t capacity) {
  pthread_mutex_lock(&lock);
  size_t count = call_count < capacity - 1 ? call_count : capacity - 1;
  memcpy(buffer, calls, count);
  buffer[count] = 0;
  pthread_mutex_unlock(&lock);
}

static int32_t read_count(const int32_t *count) {
  pthread_mutex_lock(&lock);
  int32_t value = *count;
  pthread_mutex_unlock(&lock);
  return value;
}

int32_t standin_offences(void) { return read_count(&offences); }
int32_t standin_open_streams(void) { return read_count(&open_streams); }
int32_t standin_loaded(void) { return read_count(&loaded); }
int32_t standin_bad_samples(void) { return read_count(&bad_samples); }

bool standin_options_are_right(void) {
  pthread_mutex_lock(&lock);
  bool value = options_are_right;
  pthread_mutex_unlock(&lock);
  return value;
}

void standin_fail(char call, int32_t code) {
  pthread_mutex_lock(&lock);
  failing = call;
  failure_code = code;
  pthread_mutex_unlock(&lock);
}

void standin_hold(char call) {
  pthread_mutex_lock(&lock);
  held = call;
  pthread_mutex_unlock(&lock);
}

void standin_wait_until_held(void) {
  pthread_mutex_lock(&lock);
  while (!is_held) pthread_cond_wait(&changed, &lock);
  pthread_mutex_unlock(&lock);
}

void standin_release(void) {
  pthread_mutex_lock(&lock);
  held = 0;
  pthread_cond_broadcast(&changed);
  pthread_mutex_unlock(&lock);
}

int32_t standin_load(const char *model_folder, uint32_t architecture, const cmoonshine_option *options, uint64_t option_count, int32_t version) {
  int32_t failure = enter(standin_call_load);
  if (failure < 0) return leave(failure);
  options_are_right = option_count == 2 && strcmp(options[0].name, "identify_speakers") == 0 && strcmp(options[0].value, "false") == 0 &&
                      strcmp(options[1].name, "return_audio_data") == 0 && strcmp(options[1].value, "false") == 0;
  bool is_right = model_folder != NULL && architecture == cmoonshine_architecture_tiny && version == cmoonshine_api_version;
  if (!is_right || last_transcriber + 1 >= 1024) return leave(-3);
  last_transcriber++;
  is_loaded[last_transcriber] = true;
  loaded++;
  return leave(last_transcriber);
}

void standin_free_transcriber(int32_t transcriber) {
  enter(standin_call_free_transcriber);
  if (transcriber < 0 || transcriber >= 1024 || !is_loaded[transcriber]) offences++;
  else {
    is_loaded[transcriber] = false;
    loaded--;
  }
  leave(0);
}

int32_t standin_create_stream(int32_t transcriber, uint32_t flags) {
  (void)transcriber;
  (void)flags;
  int32_t failure = enter(standin_call_create);
  if (failure < 0) return leave(failure);
  if (stream_count >= most_streams) return leave(-1);
  stream_state *state = calloc(1, sizeof *state);
  state->is_open = true;
  streams[stream_count] = state;
  open_streams++;
  return leave(stream_count++);
}

int32_t standin_start_stream(int32_t transcriber, int32_t stream) {
  int32_t failure = enter(standin_call_start);
  if (failure < 0) return leave(failure);
  stream_state *state = find(transcriber, stream);
  if (state == NULL) return leave(-2);
  state->is_started = true;
  return leave(0);
}

int32_t standin_stop_stream(int32_t transcriber, int32_t stream) {
  int32_t failure = enter(standin_call_stop);
  if (failure < 0) return leave(failure);
  stream_state *state = find(transcriber, stream);
  if (state == NULL) return leave(-2);
  state->is_stopped = true;
  state->heard = state->looked;
  return leave(0);
}

int32_t standin_free_stream(int32_t transcriber, int32_t stream) {
  int32_t failure = enter(standin_call_free_stream);
  if (failure < 0) return leave(failure);
  stream_state *state = find(transcriber, stream);
  if (state == NULL) return leave(-2);
  state->is_open = false;
  open_streams--;
  return leave(0);
}

int32_t standin_add_audio(
    int32_t transcriber, int32_t stream, const float *samples, uint64_t count, int32_t sample_rate, uint32_t flags) {
  (void)flags;
  int32_t failure = enter(standin_call_add);
  if (failure < 0) return leave(failure);
  stream_state *state = find(transcriber, stream);
  if (state == NULL) return leave(-2);
  if (!state->is_started || state->is_stopped || sample_rate != 16000) return leave(-1);
  for (uint64_t index = 0; index < count; index++) {
    if (!(fabsf(samples[index]) <= 1)) bad_samples++;
    uint64_t word = (state->heard + index) / word_length;
    if ((state->heard + index) % word_length == 0 && word < most_words) state->letters[word] = (char)('a' + (int)(fabsf(samples[index]) * 20));
  }
  state->heard += count;
  return leave(0);
}

int32_t standin_transcribe(int32_t transcriber, int32_t stream, uint32_t flags, const cmoonshine_transcript **transcript) {
  bool is_forced = (flags & cmoonshine_flag_force) != 0;
  int32_t failure = enter(is_forced ? standin_call_forced_look : standin_call_look);
  if (failure < 0) return leave(failure);
  stream_state *state = find(transcriber, stream);
  if (state == NULL) return leave(-2);
  if (is_forced || state->heard - state->looked >= word_length) {
    state->looked = state->heard;
    // With force, the beginning of a word is a word as well.
    if (is_forced) state->has_tail = state->heard % word_length != 0;
  }
  uint64_t words = state->looked / word_length + (state->has_tail ? 1 : 0);
  if (words > most_words) words = most_words;
  uint64_t lines = (words + words_in_phrase - 1) / words_in_phrase;
  returned = calloc(1, sizeof *returned);
  returned->line_count = lines;
  cmoonshine_line *made = calloc(lines == 0 ? 1 : lines, sizeof *made);
  returned->lines = made;
  for (uint64_t line = 0; line < lines; line++) {
    char text[16 * words_in_phrase] = "";
    uint64_t first = line * words_in_phrase, last = first + words_in_phrase < words ? first + words_in_phrase : words;
    for (uint64_t word = first; word < last; word++) {
      bool is_tail = state->has_tail && word + 1 == words;
      char one[16];
      snprintf(one, sizeof one, "%s%c%llu%s", word == first ? "" : " ", state->letters[word], (unsigned long long)word + 1, is_tail ? "~" : "");
      strcat(text, one);
    }
    made[line].text = strdup(text);
    made[line].id = line;
    made[line].start_time = (float)first / 2;
    made[line].duration = (float)(last - first) / 2;
    made[line].is_complete = line + 1 < lines || state->is_stopped;
  }
  *transcript = returned;
  return leave(0);
}

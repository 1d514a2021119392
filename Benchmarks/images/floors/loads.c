#include "CLoadFloors.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include <curl/curl.h>

typedef struct {
  char *bytes;
  size_t count, capacity;
} body;

static size_t receive(char *bytes, size_t size, size_t count, void *context) {
  body *to = context;
  size *= count;
  if (to->count + size > to->capacity) return 0;
  memcpy(to->bytes + to->count, bytes, size);
  to->count += size;
  return size;
}

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static void begin(CURLM *multi, CURL *easy, body *to, const char *address, long number, long size) {
  char url[256];
  snprintf(url, sizeof url, "%s%ld", address, number);
  *to = (body){malloc((size_t)size), 0, (size_t)size};
  curl_easy_setopt(easy, CURLOPT_URL, url);
  curl_easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive);
  curl_easy_setopt(easy, CURLOPT_WRITEDATA, to);
  curl_easy_setopt(easy, CURLOPT_PRIVATE, to);
  curl_multi_add_handle(multi, easy);
}

double floor_loads(const char *address, long count, int at_once, long size) {
  CURLM *multi = curl_multi_init();
  body *bodies = calloc((size_t)at_once, sizeof *bodies);
  CURL **handles = calloc((size_t)at_once, sizeof *handles);
  double start = now();
  long begun = 0, ended = 0;
  int failed = 0, running, left;
  for (; begun < at_once && begun < count; begun++) {
    handles[begun] = curl_easy_init();
    begin(multi, handles[begun], &bodies[begun], address, begun, size);
  }
  while (ended < count && !failed) {
    curl_multi_perform(multi, &running);
    CURLMsg *message;
    while ((message = curl_multi_info_read(multi, &left))) {
      CURL *easy = message->easy_handle;
      body *to;
      curl_easy_getinfo(easy, CURLINFO_PRIVATE, (char **)&to);
      if (message->data.result != CURLE_OK || to->count != (size_t)size) failed = 1;
      free(to->bytes);
      curl_multi_remove_handle(multi, easy);
      ended++;
      if (begun < count) begin(multi, easy, to, address, begun++, size);
    }
    if (ended < count) curl_multi_poll(multi, NULL, 0, 1000, NULL);
  }
  double seconds = now() - start;
  for (int index = 0; index < at_once; index++) {
    if (handles[index]) curl_easy_cleanup(handles[index]);
  }
  curl_multi_cleanup(multi);
  free(handles);
  free(bodies);
  return failed ? -1 : seconds;
}

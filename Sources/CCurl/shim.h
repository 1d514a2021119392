// libcurl for Swift. Functions with a variable number of arguments cannot be called from Swift: here they are with one.
#ifndef BANNERKIT_CCURL_H
#define BANNERKIT_CCURL_H

#include <curl/curl.h>

typedef size_t (*banner_curl_receive)(char *bytes, size_t size, size_t count, void *context);
typedef int (*banner_curl_progress)(void *context, curl_off_t expected, curl_off_t received, curl_off_t to_send,
                                    curl_off_t sent);

static inline CURLcode banner_curl_set_number(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt(easy, option, value);
}

// libcurl copies the text.
static inline CURLcode banner_curl_set_text(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode banner_curl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode banner_curl_set_receiver(CURL *easy, CURLoption option, banner_curl_receive value) {
  return curl_easy_setopt(easy, option, value);
}

static inline CURLcode banner_curl_set_progress(CURL *easy, banner_curl_progress value) {
  return curl_easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, value);
}

// Only the schemes that pictures and feeds come from, whatever else libcurl was built with.
static inline CURLcode banner_curl_allow_http_only(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075500
  CURLcode code = curl_easy_setopt(easy, CURLOPT_PROTOCOLS_STR, "http,https");
  return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS_STR, "http,https");
#else
  long allowed = CURLPROTO_HTTP | CURLPROTO_HTTPS;
  CURLcode code = curl_easy_setopt(easy, CURLOPT_PROTOCOLS, allowed);
  return code != CURLE_OK ? code : curl_easy_setopt(easy, CURLOPT_REDIR_PROTOCOLS, allowed);
#endif
}

// A cancelled transfer does not wait for a host name that is still being looked up.
static inline void banner_curl_do_not_wait_for_names(CURL *easy) {
#if LIBCURL_VERSION_NUM >= 0x075700
  curl_easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
#endif
}

static inline CURLMcode banner_curl_set_limit(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

// When the request could be sent, in microseconds from the transfer's start; 0 before.
static inline curl_off_t banner_curl_ready_time(CURL *easy) {
  curl_off_t time = 0;
  return curl_easy_getinfo(easy, CURLINFO_PRETRANSFER_TIME_T, &time) == CURLE_OK ? time : 0;
}

#endif

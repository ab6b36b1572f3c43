#include <curl/curl.h>

// curl_easy_setopt is variadic, which Swift cannot call.
static inline CURLcode otolith_curl_set_string(CURL *handle, CURLoption option, const char *value) {
  return curl_easy_setopt(handle, option, value);
}
static inline CURLcode otolith_curl_set_long(CURL *handle, CURLoption option, long value) {
  return curl_easy_setopt(handle, option, value);
}
static inline CURLcode otolith_curl_set_list(CURL *handle, CURLoption option, struct curl_slist *value) {
  return curl_easy_setopt(handle, option, value);
}
static inline CURLcode otolith_curl_set_read(CURL *handle, curl_read_callback function, void *data) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_READFUNCTION, function);
  return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_READDATA, data);
}
static inline CURLcode otolith_curl_get_long(CURL *handle, CURLINFO info, long *value) {
  return curl_easy_getinfo(handle, info, value);
}
static inline CURLcode otolith_curl_set_debug(CURL *handle, curl_debug_callback function, void *data) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_DEBUGFUNCTION, function);
  if (code == CURLE_OK) code = curl_easy_setopt(handle, CURLOPT_DEBUGDATA, data);
  return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_VERBOSE, 1L);
}
static inline CURLcode otolith_curl_set_write(CURL *handle, curl_write_callback function, void *data) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_WRITEFUNCTION, function);
  return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_WRITEDATA, data);
}
static inline CURLcode otolith_curl_set_header(CURL *handle, curl_write_callback function, void *data) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_HEADERFUNCTION, function);
  return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_HEADERDATA, data);
}
// Copied, so that it may go away before the transfer.
static inline CURLcode otolith_curl_set_body(CURL *handle, const void *bytes, long size) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE, size);
  return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}
static inline CURLMcode otolith_curl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

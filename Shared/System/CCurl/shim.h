#include <curl/curl.h>
#include <netinet/in.h>
#include <string.h>
#include <sys/socket.h>

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
static inline CURLcode otolith_curl_set_socket(CURL *handle, curl_opensocket_callback function, void *data) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, function);
  return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_OPENSOCKETDATA, data);
}
// Writes the bytes of an IPv4 or IPv6 address in network order; returns 4, 16, or 0 for another family.
static inline int otolith_curl_address(const struct curl_sockaddr *address, unsigned char bytes[16]) {
  switch (address->family) {
  case AF_INET: memcpy(bytes, &((const struct sockaddr_in *)&address->addr)->sin_addr, 4); return 4;
  case AF_INET6: memcpy(bytes, &((const struct sockaddr_in6 *)&address->addr)->sin6_addr, 16); return 16;
  default: return 0;
  }
}
static inline curl_socket_t otolith_curl_open(const struct curl_sockaddr *address) {
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}
// Copied, so that it may go away before the transfer.
static inline CURLcode otolith_curl_set_body(CURL *handle, const void *bytes, long size) {
  CURLcode code = curl_easy_setopt(handle, CURLOPT_POSTFIELDSIZE, size);
  return code != CURLE_OK ? code : curl_easy_setopt(handle, CURLOPT_COPYPOSTFIELDS, bytes);
}
static inline CURLMcode otolith_curl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt(multi, option, value);
}

#include <gmime/gmime.h>

// Type checks and casts of GLib are macros, which Swift does not have.
static inline GMimeMessage *otolith_gmime_message(const void *bytes, size_t length) {
  GMimeStream *stream = g_mime_stream_mem_new_with_buffer((const char *)bytes, length);
  GMimeParser *parser = g_mime_parser_new_with_stream(stream);
  GMimeMessage *message = g_mime_parser_construct_message(parser, NULL);
  g_object_unref(parser);
  g_object_unref(stream);
  return message;
}
static inline GMimeMultipart *otolith_gmime_multipart(GMimeObject *part) {
  return GMIME_IS_MULTIPART(part) ? GMIME_MULTIPART(part) : NULL;
}
/// The message inside of a part message/rfc822; NULL: the part is another.
static inline GMimeMessage *otolith_gmime_inner_message(GMimeObject *part) {
  return GMIME_IS_MESSAGE_PART(part) ? g_mime_message_part_get_message(GMIME_MESSAGE_PART(part)) : NULL;
}
/// What a part that is neither a multipart nor a message has, decoded; NULL: nothing. To be freed with
/// g_byte_array_unref.
static inline GByteArray *otolith_gmime_content(GMimeObject *part) {
  if (!GMIME_IS_PART(part)) return NULL;
  GMimeDataWrapper *content = g_mime_part_get_content(GMIME_PART(part));
  if (content == NULL) return NULL;
  GByteArray *bytes = g_byte_array_new();
  GMimeStream *stream = g_mime_stream_mem_new_with_byte_array(bytes);
  g_mime_stream_mem_set_owner(GMIME_STREAM_MEM(stream), FALSE);
  gboolean is_written = g_mime_data_wrapper_write_to_stream(content, stream) != -1;
  g_object_unref(stream);
  if (is_written) return bytes;
  g_byte_array_unref(bytes);
  return NULL;
}
static inline const char *otolith_gmime_header(GMimeMessage *message, const char *name) {
  return g_mime_object_get_header((GMimeObject *)message, name);
}
static inline void otolith_gmime_free(GMimeMessage *message) { g_object_unref(message); }

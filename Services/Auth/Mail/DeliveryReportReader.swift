import CGMime

/// Parses multipart/report mails (RFC 6522) with GMime.
enum DeliveryReportReader {
  /// GMime requires `g_mime_init` before any other call.
  private static let isInitialised: Bool = {
    g_mime_init()
    return true
  }()

  /// Returns nil if the mail is not a delivery report or does not identify a mail.
  static func report(of mail: [UInt8]) -> DeliveryReport? {
    guard isInitialised, let message = otolith_gmime_message(mail, mail.count) else { return nil }
    defer { otolith_gmime_free(message) }
    guard let top = g_mime_message_get_mime_part(message),
      isOfType(top, "multipart", "report"), let parts = otolith_gmime_multipart(top)
    else { return nil }
    var status: [UInt8]?
    var messageID: String?
    // The parts: text, status, and the mail or its header (RFC 6522 §3).
    for index in 0..<min(g_mime_multipart_get_count(parts), 3) {
      guard let part = g_mime_multipart_get_part(parts, index) else { continue }
      if isOfType(part, "message", "delivery-status") {
        status = content(part)
      } else if let returned = otolith_gmime_inner_message(part) {
        messageID = header("Message-ID", of: returned)
      } else if isOfType(part, "text", "rfc822-headers"), let bytes = content(part) {
        messageID = withMessage(bytes) { header("Message-ID", of: $0) }
      }
    }
    guard let status else { return nil }
    return DeliveryReport(
      // Some servers do not include the mail but reply to it.
      messageID: messageID ?? header("In-Reply-To", of: message), status: status)
  }

  private static func isOfType(
    _ part: UnsafeMutablePointer<GMimeObject>, _ type: String, _ subtype: String
  ) -> Bool {
    guard let contentType = g_mime_object_get_content_type(part) else { return false }
    return g_mime_content_type_is_type(contentType, type, subtype) != 0
  }

  private static func content(_ part: UnsafeMutablePointer<GMimeObject>) -> [UInt8]? {
    guard let bytes = otolith_gmime_content(part) else { return nil }
    defer { g_byte_array_unref(bytes) }
    return Array(UnsafeBufferPointer(start: bytes.pointee.data, count: Int(bytes.pointee.len)))
  }

  private static func header(
    _ name: String, of message: UnsafeMutablePointer<GMimeMessage>
  ) -> String? {
    otolith_gmime_header(message, name).map { String(cString: $0) }
  }

  private static func withMessage<Value>(
    _ bytes: [UInt8], _ body: (UnsafeMutablePointer<GMimeMessage>) -> Value?
  ) -> Value? {
    guard let message = otolith_gmime_message(bytes, bytes.count) else { return nil }
    defer { otolith_gmime_free(message) }
    return body(message)
  }
}

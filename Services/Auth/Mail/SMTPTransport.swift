import AuthApplication
package import AuthDomain
import CCurl
import Dispatch

/// Submits mails to a mail server with libcurl.
package struct SMTPTransport: MailTransport {
  /// Longest time one mail may take, in milliseconds.
  package static let timeout = 30_000
  private static let connectTimeout = 10_000

  /// `curl_global_init` must have returned before anything else of libcurl runs.
  private static let isInitialised = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  private let configuration: SMTPConfiguration
  /// libcurl blocks, so it has a thread of its own.
  private let queue = DispatchQueue(label: "otolith.auth.smtp")

  package init(configuration: SMTPConfiguration) { self.configuration = configuration }

  /// Why a mail could not be submitted, by the server's code or by what libcurl says; names no address.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  package func deliver(_ mail: MailMessage) async throws {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try self.submit(mail) }) }
    }
  }

  private func submit(_ mail: MailMessage) throws {
    guard Self.isInitialised, let handle = curl_easy_init() else {
      throw Failure(description: "libcurl cannot be used")
    }
    defer { curl_easy_cleanup(handle) }
    let recipients = curl_slist_append(nil, "<\(mail.recipient.text)>")
    defer { curl_slist_free_all(recipients) }
    var upload = Upload(bytes: mail.bytes)
    let dialogue = Dialogue()

    let code = withUnsafeMutablePointer(to: &upload) { upload in
      var settings = [
        otolith_curl_set_string(handle, CURLOPT_URL, configuration.url),
        otolith_curl_set_string(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps"),
        otolith_curl_set_string(handle, CURLOPT_MAIL_FROM, "<\(mail.sender.text)>"),
        otolith_curl_set_list(handle, CURLOPT_MAIL_RCPT, recipients),
        otolith_curl_set_long(handle, CURLOPT_UPLOAD, 1),
        otolith_curl_set_read(handle, Upload.read, upload),
        otolith_curl_set_debug(
          handle, Dialogue.note, Unmanaged.passUnretained(dialogue).toOpaque()),
        // A signal may be delivered to any thread.
        otolith_curl_set_long(handle, CURLOPT_NOSIGNAL, 1),
        otolith_curl_set_long(handle, CURLOPT_TIMEOUT_MS, Self.timeout),
        otolith_curl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Self.connectTimeout),
        otolith_curl_set_long(
          handle, CURLOPT_USE_SSL,
          Int((configuration.requiresTLS ? CURLUSESSL_ALL : CURLUSESSL_TRY).rawValue)),
      ]
      if let username = configuration.username, let password = configuration.password {
        settings.append(otolith_curl_set_string(handle, CURLOPT_USERNAME, username))
        settings.append(otolith_curl_set_string(handle, CURLOPT_PASSWORD, password))
      }
      return withExtendedLifetime(dialogue) {
        settings.first { $0 != CURLE_OK } ?? curl_easy_perform(handle)
      }
    }
    guard code == CURLE_OK else {
      var status = 0
      // Zero where the server went away, after whatever it had answered before.
      if otolith_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK,
        let refusal = MailRefusal(command: dialogue.command, reply: dialogue.reply),
        refusal.code == status
      {
        throw refusal
      }
      let reason = "\(String(cString: curl_easy_strerror(code))) (curl \(code.rawValue))"
      guard let reply = MailReply(command: dialogue.command, reply: dialogue.reply),
        reply.code >= 400
      else { throw Failure(description: reason) }
      throw Failure(description: "\(reply); \(reason)")
    }
  }

  /// The last command and the last line of its answer: what a refusal is about is not among libcurl's codes.
  private final class Dialogue {
    /// Its first four letters; of AUTH the rest is a secret.
    private(set) var command = ""
    private(set) var reply = ""

    /// Whatever the mail came to, libcurl says goodbye at the end.
    private static let goodbye = "QUIT"
    /// RFC 5321 §4.5.3.1.5.
    private static let lengthMax = 512

    static let note: curl_debug_callback = { _, kind, text, count, context in
      guard let text, let context, kind == CURLINFO_HEADER_OUT || kind == CURLINFO_HEADER_IN
      else { return 0 }
      let dialogue = Unmanaged<Dialogue>.fromOpaque(context).takeUnretainedValue()
      let bytes = UnsafeRawBufferPointer(start: text, count: min(count, Dialogue.lengthMax))
      let line = String(decoding: bytes, as: UTF8.self).prefix { !$0.isNewline }
      dialogue.note(String(line), isCommand: kind == CURLINFO_HEADER_OUT)
      return 0
    }

    private var isOver = false

    private func note(_ line: String, isCommand: Bool) {
      if isCommand, line.hasPrefix(Self.goodbye) { isOver = true }
      if isOver { return }
      if isCommand {
        (command, reply) = (String(line.prefix(4)), "")
      } else {
        reply = line
      }
    }
  }

  /// What libcurl has still to send.
  private struct Upload {
    let bytes: [UInt8]
    var position = 0

    static let read:
      @convention(c) (
        UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?
      ) -> Int = { buffer, size, count, context in
        guard let buffer, let context else { return 0 }
        let upload = context.assumingMemoryBound(to: Upload.self)
        let length = min(size * count, upload.pointee.bytes.count - upload.pointee.position)
        upload.pointee.bytes.withUnsafeBytes { bytes in
          if length > 0, let base = bytes.baseAddress {
            UnsafeMutableRawPointer(buffer).copyMemory(
              from: base + upload.pointee.position, byteCount: length)
          }
        }
        upload.pointee.position += length
        return length
      }
  }
}

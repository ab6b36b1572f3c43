import CCurl
import Dispatch

/// Submits mails to a mail server with libcurl.
struct SMTPTransport: MailTransport {
  /// Maximum duration of a submission in milliseconds.
  static let timeout = 30_000
  private static let connectTimeout = 10_000

  /// libcurl requires `curl_global_init` before any other call.
  private static let isInitialised = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  let configuration: SMTPConfiguration
  /// A separate thread, because libcurl blocks.
  private let queue = DispatchQueue(label: "otolith.auth.smtp")

  /// Why a submission failed, by the server's code or libcurl's message; contains no address.
  struct Failure: MailFailure, CustomStringConvertible {
    let description: String
    var concernsOneMail = false
  }

  var destination: String { configuration.url }

  func deliver(_ mail: MailMessage) async throws {
    try await onQueue { try submit(mail) }
  }

  /// Connects to the mail server and authenticates as for a submission, without a mail.
  ///
  /// - Throws: ``Failure``.
  func probe() async throws {
    try await onQueue {
      try perform { [otolith_curl_set_long($0, CURLOPT_CONNECT_ONLY, 1)] }
    }
  }

  private func onQueue(_ body: @escaping @Sendable () throws -> Void) async throws {
    try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try body() }) }
    }
  }

  private func submit(_ mail: MailMessage) throws {
    let recipients = curl_slist_append(nil, "<\(mail.recipient.text)>")
    defer { curl_slist_free_all(recipients) }
    var upload = Upload(bytes: mail.bytes)
    try withUnsafeMutablePointer(to: &upload) { upload in
      try perform { handle in
        [
          otolith_curl_set_string(handle, CURLOPT_MAIL_FROM, "<\(mail.sender.text)>"),
          otolith_curl_set_list(handle, CURLOPT_MAIL_RCPT, recipients),
          otolith_curl_set_long(handle, CURLOPT_UPLOAD, 1),
          otolith_curl_set_read(handle, Upload.read, upload),
        ]
      }
    }
  }

  /// Talks to the mail server.
  ///
  /// - Parameter prepare: sets the options of this transfer.
  private func perform(_ prepare: (UnsafeMutableRawPointer) -> [CURLcode]) throws {
    guard Self.isInitialised, let handle = curl_easy_init() else {
      throw Failure(description: "libcurl cannot be used")
    }
    defer { curl_easy_cleanup(handle) }
    let dialogue = Dialogue()
    var settings = [
      otolith_curl_set_string(handle, CURLOPT_URL, configuration.url),
      otolith_curl_set_string(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps"),
      otolith_curl_set_debug(
        handle, Dialogue.note, Unmanaged.passUnretained(dialogue).toOpaque()),
      // Signals may be delivered to any thread.
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
    settings += prepare(handle)
    let code = withExtendedLifetime(dialogue) {
      settings.first { $0 != CURLE_OK } ?? curl_easy_perform(handle)
    }
    if code != CURLE_OK { throw error(code, of: handle, dialogue) }
  }

  private func error(
    _ code: CURLcode, of handle: UnsafeMutableRawPointer, _ dialogue: Dialogue
  ) -> any Error {
    var status = 0
    // Zero if the server closed the connection, even after earlier replies.
    if otolith_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status) == CURLE_OK,
      let refusal = MailRefusal(command: dialogue.command, reply: dialogue.reply),
      refusal.code == status
    {
      return refusal
    }
    let reason = "\(String(cString: curl_easy_strerror(code))) (curl \(code.rawValue))"
    guard let reply = MailReply(command: dialogue.command, reply: dialogue.reply), reply.code >= 400
    else { return Failure(description: reason) }
    return Failure(
      description: "\(reply); \(reason)", concernsOneMail: ["RCPT", "DATA"].contains(reply.command))
  }

  /// The last command and the last line of its reply, because libcurl's codes do not identify the
  /// refused command.
  private final class Dialogue {
    /// The first four letters of the command; the rest of AUTH is secret.
    private(set) var command = ""
    private(set) var reply = ""

    /// libcurl always ends with this command.
    private static let goodbye = "QUIT"
    /// Maximum length of a reply line (RFC 5321 §4.5.3.1.5).
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

  /// The bytes that libcurl has yet to send.
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

/// Configuration of mail submission (RFC 6409).
struct SMTPConfiguration: Sendable {
  /// `smtp://host:port` or `smtps://host:port`.
  var url: String
  var username: String?
  var password: String?
  /// Whether a server without TLS is refused.
  var requiresTLS: Bool
}

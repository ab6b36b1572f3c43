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

  /// What libcurl says about a mail it could not submit; names no address.
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

    let code = withUnsafeMutablePointer(to: &upload) { upload in
      var settings = [
        otolith_curl_set_string(handle, CURLOPT_URL, configuration.url),
        otolith_curl_set_string(handle, CURLOPT_PROTOCOLS_STR, "smtp,smtps"),
        otolith_curl_set_string(handle, CURLOPT_MAIL_FROM, "<\(mail.sender.text)>"),
        otolith_curl_set_list(handle, CURLOPT_MAIL_RCPT, recipients),
        otolith_curl_set_long(handle, CURLOPT_UPLOAD, 1),
        otolith_curl_set_read(handle, Upload.read, upload),
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
      return settings.first { $0 != CURLE_OK } ?? curl_easy_perform(handle)
    }
    guard code == CURLE_OK else {
      throw Failure(
        description: "\(String(cString: curl_easy_strerror(code))) (curl \(code.rawValue))")
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

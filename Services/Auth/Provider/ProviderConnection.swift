import CCurl
import Dispatch
import Synchronization

/// Requests to the external provider by HTTP. Sizes, times and the number of concurrent requests are
/// bounded, and redirects are refused.
final class ProviderConnection: Sendable {
  struct Answer: Sendable {
    var status: Int
    var body: [UInt8]
  }

  /// A POST request with a form.
  struct Form: Sendable {
    var fields: [(name: String, value: String)]
    /// User name and password in percent encoding, for HTTP Basic; nil without.
    var credentials: (name: String, password: String)?
  }

  /// Maximum size of an answer in bytes.
  static let sizeMax = 256 * 1_024
  /// Maximum number of concurrent requests; more fail at once.
  static let requestsMax = 16
  private static let connectTimeout = 3_000

  /// `curl_global_init` must have returned before anything else of libcurl runs.
  private static let isInitialised = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// Time limit of a request in milliseconds.
  private let timeout: Int
  /// Threads of their own, because libcurl blocks.
  private let queue = DispatchQueue(label: "otolith.auth.provider", attributes: .concurrent)
  private let running = Mutex(0)

  init(timeout: Int = 8_000) { self.timeout = timeout }

  /// - Parameter form: the form to send; nil for a GET request.
  /// - Throws: ``ProviderFailure`` `.unavailable`.
  func answer(
    from address: ProviderAddress, form: Form? = nil
  ) async throws(ProviderFailure) -> Answer {
    let isFull = running.withLock { running in
      guard running < Self.requestsMax else { return true }
      running += 1
      return false
    }
    if isFull { throw .unavailable("more than \(Self.requestsMax) requests at once") }
    defer { running.withLock { $0 -= 1 } }
    let result: Result<Answer, ProviderFailure> = await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: self.perform(address, form)) }
    }
    return try result.get()
  }

  private func perform(
    _ address: ProviderAddress, _ form: Form?
  ) -> Result<Answer, ProviderFailure> {
    guard Self.isInitialised, let handle = curl_easy_init() else {
      return .failure(.unavailable("libcurl cannot be used"))
    }
    defer { curl_easy_cleanup(handle) }
    let headers = curl_slist_append(nil, "Accept: application/json")
    defer { curl_slist_free_all(headers) }
    var body = Body()
    let code = withUnsafeMutablePointer(to: &body) { body in
      var settings = [
        otolith_curl_set_string(handle, CURLOPT_URL, address.text),
        otolith_curl_set_string(
          handle, CURLOPT_PROTOCOLS_STR, address.isLocal ? "http,https" : "https"),
        otolith_curl_set_write(handle, Body.write, body),
        otolith_curl_set_list(handle, CURLOPT_HTTPHEADER, headers),
        // No redirects: secrets go only to the addresses of the provider's own document.
        otolith_curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0),
        otolith_curl_set_long(handle, CURLOPT_NOSIGNAL, 1),
        otolith_curl_set_long(handle, CURLOPT_TIMEOUT_MS, timeout),
        otolith_curl_set_long(handle, CURLOPT_CONNECTTIMEOUT_MS, Self.connectTimeout),
      ]
      if let form { settings += Self.set(form, handle) }
      return settings.first { $0 != CURLE_OK } ?? curl_easy_perform(handle)
    }
    guard code == CURLE_OK else {
      let reason = "\(String(cString: curl_easy_strerror(code))) (curl \(code.rawValue))"
      return .failure(.unavailable("\(address.authority): \(reason)"))
    }
    var status = 0
    otolith_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    return .success(Answer(status: status, body: body.bytes))
  }

  private static func set(_ form: Form, _ handle: UnsafeMutableRawPointer) -> [CURLcode] {
    let text = Array(
      form.fields.map { "\($0.name)=\(PercentEncoding.encode($0.value))" }.joined(separator: "&")
        .utf8)
    var settings = [
      otolith_curl_set_long(handle, CURLOPT_POST, 1),
      otolith_curl_set_body(handle, text, text.count),
    ]
    if let (name, password) = form.credentials {
      settings += [
        otolith_curl_set_string(handle, CURLOPT_USERNAME, PercentEncoding.encode(name)),
        otolith_curl_set_string(handle, CURLOPT_PASSWORD, PercentEncoding.encode(password)),
      ]
    }
    return settings
  }

  /// The received bytes.
  private struct Body {
    var bytes: [UInt8] = []

    static let write:
      @convention(c) (
        UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?
      ) -> Int = { buffer, size, count, context in
        guard let buffer, let context else { return 0 }
        let body = context.assumingMemoryBound(to: Body.self)
        let length = size * count
        guard body.pointee.bytes.count + length <= ProviderConnection.sizeMax else { return 0 }
        body.pointee.bytes += UnsafeRawBufferPointer(start: buffer, count: length)
        return length
      }
  }
}

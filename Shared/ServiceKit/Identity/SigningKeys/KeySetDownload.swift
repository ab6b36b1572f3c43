import CCurl
import Dispatch
import Tokens

/// Downloads a JSON Web Key Set from its issuer.
struct KeySetDownload: Sendable {
  /// Time limit of the download in milliseconds.
  private static let timeout = 5_000

  /// `curl_global_init` must have returned before anything else of libcurl runs.
  private static let isInitialised = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

  /// The error of libcurl or of the response.
  struct Failure: Error, CustomStringConvertible {
    var description: String
  }

  let url: String
  /// A separate thread, because libcurl blocks.
  private let queue = DispatchQueue(label: "otolith.jwks")

  /// - Throws: ``Failure``, ``JSONWebKeySet/Malformed``.
  func keys() async throws -> IssuerKeySet {
    let json = try await withCheckedThrowingContinuation { continuation in
      queue.async { continuation.resume(with: Result { try fetch() }) }
    }
    return try IssuerKeySet(reading: json)
  }

  private func fetch() throws -> String {
    guard Self.isInitialised, let handle = curl_easy_init() else {
      throw Failure(description: "libcurl cannot be used")
    }
    defer { curl_easy_cleanup(handle) }
    var body = Body()
    let code = withUnsafeMutablePointer(to: &body) { body in
      let settings = [
        otolith_curl_set_string(handle, CURLOPT_URL, url),
        otolith_curl_set_string(handle, CURLOPT_PROTOCOLS_STR, "http,https"),
        otolith_curl_set_write(handle, Body.write, body),
        // No redirects: keys come only from the configured address.
        otolith_curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0),
        otolith_curl_set_long(handle, CURLOPT_FAILONERROR, 1),
        otolith_curl_set_long(handle, CURLOPT_NOSIGNAL, 1),
        otolith_curl_set_long(handle, CURLOPT_TIMEOUT_MS, Self.timeout),
      ]
      return settings.first { $0 != CURLE_OK } ?? curl_easy_perform(handle)
    }
    guard code == CURLE_OK else {
      throw Failure(
        description: "\(String(cString: curl_easy_strerror(code))) (curl \(code.rawValue))")
    }
    return String(decoding: body.bytes, as: UTF8.self)
  }

  /// The received bytes, limited to the size of a key set.
  private struct Body {
    var bytes: [UInt8] = []

    static let write:
      @convention(c) (
        UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?
      ) -> Int = { buffer, size, count, context in
        guard let buffer, let context else { return 0 }
        let body = context.assumingMemoryBound(to: Body.self)
        let length = size * count
        guard body.pointee.bytes.count + length <= JSONWebKeySet.sizeMax else { return 0 }
        body.pointee.bytes += UnsafeRawBufferPointer(start: buffer, count: length)
        return length
      }
  }
}

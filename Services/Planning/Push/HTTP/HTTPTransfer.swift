import CCurl

/// A running request with the response received so far. After its start it is used only by the
/// thread of its connections.
final class HTTPTransfer: @unchecked Sendable {
  /// Maximum response size; push platforms send a few hundred bytes.
  private static let answerSizeMax = 64 * 1_024
  private static let headerCountMax = 64

  let handle: UnsafeMutableRawPointer
  private let request: HTTPRequest
  private let configuration: HTTPClient.Configuration
  private let completion: @Sendable (Result<HTTPAnswer, HTTPFailure>) -> Void
  private var headerList: UnsafeMutablePointer<curl_slist>?
  private var answer = HTTPAnswer(status: 0)
  private var hasRefusedAddress = false
  private var hasTriedAddress = false

  init(
    _ request: HTTPRequest, configuration: HTTPClient.Configuration,
    completion: @escaping @Sendable (Result<HTTPAnswer, HTTPFailure>) -> Void
  ) {
    guard let handle = curl_easy_init() else { preconditionFailure("libcurl cannot be used") }
    self.handle = handle
    self.request = request
    self.configuration = configuration
    self.completion = completion
  }

  deinit {
    curl_easy_cleanup(handle)
    curl_slist_free_all(headerList)
  }

  /// Returns the first error of libcurl, or `CURLE_OK`.
  func prepare() -> CURLcode {
    for (name, value) in request.headers {
      headerList = curl_slist_append(headerList, "\(name): \(value)")
    }
    let context = Unmanaged.passUnretained(self).toOpaque()
    var settings = [
      otolith_curl_set_string(handle, CURLOPT_URL, request.url),
      otolith_curl_set_string(handle, CURLOPT_PROTOCOLS_STR, "https"),
      otolith_curl_set_long(handle, CURLOPT_HTTP_VERSION, Int(CURL_HTTP_VERSION_2TLS)),
      // Waits for a connection that can multiplex rather than opening one per request.
      otolith_curl_set_long(handle, CURLOPT_PIPEWAIT, 1),
      otolith_curl_set_long(handle, CURLOPT_FOLLOWLOCATION, 0),
      otolith_curl_set_long(handle, CURLOPT_NOSIGNAL, 1),
      otolith_curl_set_long(handle, CURLOPT_TIMEOUT_MS, configuration.timeout),
      otolith_curl_set_list(handle, CURLOPT_HTTPHEADER, headerList),
      otolith_curl_set_long(handle, CURLOPT_POST, 1),
      otolith_curl_set_body(handle, request.body, request.body.count),
      otolith_curl_set_header(handle, Self.noteHeader, context),
      otolith_curl_set_write(handle, Self.noteBody, context),
    ]
    if let file = configuration.trustRootsFile {
      settings.append(otolith_curl_set_string(handle, CURLOPT_CAINFO, file))
    }
    if request.isPublicOnly {
      // A proxy would resolve the name itself.
      settings.append(otolith_curl_set_string(handle, CURLOPT_NOPROXY, "*"))
      settings.append(otolith_curl_set_socket(handle, Self.openSocket, context))
    }
    return settings.first { $0 != CURLE_OK } ?? CURLE_OK
  }

  func end(_ code: CURLcode) {
    guard code == CURLE_OK else {
      let reason = "\(String(cString: curl_easy_strerror(code))) (curl \(code.rawValue))"
      return completion(
        .failure(
          HTTPFailure(
            description: reason, isSilence: code == CURLE_OPERATION_TIMEDOUT,
            isAddressRefused: hasRefusedAddress && !hasTriedAddress)))
    }
    var status = 0
    otolith_curl_get_long(handle, CURLINFO_RESPONSE_CODE, &status)
    answer.status = status
    completion(.success(answer))
  }

  /// Opens a socket to a public address. The address is the resolved one, so that a name cannot lead
  /// elsewhere after a check.
  private static let openSocket: curl_opensocket_callback = { context, _, address in
    guard let context, let address else { return -1 }
    let transfer = Unmanaged<HTTPTransfer>.fromOpaque(context).takeUnretainedValue()
    var bytes = [UInt8](repeating: 0, count: 16)
    let count = otolith_curl_address(address, &bytes)
    guard PublicAddress.isPublic(Array(bytes.prefix(Int(count)))) else {
      transfer.hasRefusedAddress = true
      return -1
    }
    transfer.hasTriedAddress = true
    return otolith_curl_open(address)
  }

  private typealias Receiver =
    @convention(c) (UnsafeMutablePointer<CChar>?, Int, Int, UnsafeMutableRawPointer?) -> Int

  private static let noteHeader: Receiver = { line, size, count, context in
    guard let line, let context else { return 0 }
    let bytes = UnsafeRawBufferPointer(start: line, count: size * count)
    let transfer = Unmanaged<HTTPTransfer>.fromOpaque(context).takeUnretainedValue()
    return transfer.note(header: String(decoding: bytes, as: UTF8.self)) ? bytes.count : 0
  }

  private static let noteBody: Receiver = { part, size, count, context in
    guard let part, let context else { return 0 }
    let bytes = UnsafeRawBufferPointer(start: part, count: size * count)
    let transfer = Unmanaged<HTTPTransfer>.fromOpaque(context).takeUnretainedValue()
    guard transfer.answer.body.count + bytes.count <= answerSizeMax else { return 0 }
    transfer.answer.body += bytes
    return bytes.count
  }

  private func note(header line: String) -> Bool {
    guard let colon = line.firstIndex(of: ":") else { return true }
    let name = line[..<colon].lowercased()
    let value = line[line.index(after: colon)...].filter { !$0.isNewline }
    answer.headers[name] = String(value.drop { $0 == " " })
    return answer.headers.count <= Self.headerCountMax
  }
}

/// No response was received; the request may or may not have been processed.
struct HTTPFailure: Error, Sendable, Hashable, CustomStringConvertible {
  /// Error text of libcurl; contains neither address nor headers.
  var description: String
  /// Whether the server did not respond within the time limit.
  var isSilence: Bool = false
  /// Whether no address of the host was public, as the request demands.
  var isAddressRefused: Bool = false
}

/// A POST request, the only method that push platforms and webhooks use.
struct HTTPRequest: Sendable {
  var url: String
  /// Headers with lower-case names.
  var headers: [(name: String, value: String)]
  var body: [UInt8]
  /// Whether it is sent only to public addresses, without a proxy.
  var isPublicOnly: Bool = false
}

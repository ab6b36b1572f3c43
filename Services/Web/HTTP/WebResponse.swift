import NIOHTTP1
import RPCCore
import Serialization

/// A response without the header fields that every response has.
struct WebResponse: Sendable {
  enum Body: Sendable {
    case bytes([UInt8])
    /// Writes the body in parts. If it throws, the connection is closed without the end of the body,
    /// so that no client takes it for complete.
    case stream(@Sendable (BodyWriter) async throws -> Void)
  }

  var status: Int
  var headers: [(name: String, value: String)] = []
  var body = Body.bytes([])
  /// The error of a call, for the log.
  var error: RPCError?
  var policy = ContentPolicy.page

  static func json(_ bytes: [UInt8], status: Int = 200) -> WebResponse {
    WebResponse(
      status: status,
      headers: [("content-type", "application/json"), ("cache-control", "no-store")],
      body: .bytes(bytes))
  }

  static func json(_ write: (inout JSONWriter) -> Void) -> WebResponse {
    var writer = JSONWriter()
    writer.object(write)
    return .json(writer.bytes)
  }

  /// An error as Connect writes it.
  ///
  /// - Parameter status: nil for that of the error's code.
  static func error(_ error: RPCError, status: Int? = nil) -> WebResponse {
    var response = json(ConnectError.json(error), status: status ?? error.code.httpStatus)
    response.error = error
    return response
  }

  /// A short text for a person.
  static func text(_ text: String, status: Int) -> WebResponse {
    WebResponse(
      status: status,
      headers: [("content-type", "text/plain; charset=utf-8"), ("cache-control", "no-store")],
      body: .bytes(Array("\(text)\n".utf8)))
  }

  /// The answer to other methods at an address that only reads.
  static var onlyGET: WebResponse {
    text("Only GET is supported.", status: 405).adding([("allow", "GET")])
  }

  func adding(_ headers: [(name: String, value: String)]) -> WebResponse {
    var response = self
    response.headers += headers
    return response
  }

  /// Keeps a place until the body is sent.
  func holding(_ place: WebLoad.Place) -> WebResponse {
    guard case .stream(let write) = body else { return self }
    var response = self
    response.body = .stream { writer in
      defer { withExtendedLifetime(place) {} }
      try await write(writer)
    }
    return response
  }

  private static let common: [(String, String)] = [
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"), ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "microphone=(self), camera=(), geolocation=(self), payment=(), usb=()"),
  ]

  /// The head as it is sent.
  func head(_ version: HTTPVersion, isSecure: Bool, keepsAlive: Bool) -> HTTPResponseHead {
    var fields = HTTPHeaders(headers.map { ($0.name, $0.value) })
    fields.add(name: "content-security-policy", value: policy.text)
    fields.add(contentsOf: Self.common)
    if isSecure {
      fields.add(name: "strict-transport-security", value: "max-age=31536000")
    }
    if case .bytes(let bytes) = body, status != 304 {
      fields.add(name: "content-length", value: String(bytes.count))
    }
    if !keepsAlive { fields.add(name: "connection", value: "close") }
    return HTTPResponseHead(
      version: version, status: HTTPResponseStatus(statusCode: status), headers: fields)
  }
}

/// What a browser may do with a response (Content Security Policy).
enum ContentPolicy: Sendable {
  case page
  /// The page that shows a shared report in a sandboxed frame. The frame inherits the policy, so
  /// that the report's style sheet needs an exception; scripts have none.
  case viewer
  /// A report: its own style sheet, and no script at all.
  case document

  var text: String {
    switch self {
    case .page: Self.pageText
    case .viewer: Self.viewerText
    case .document: Self.documentText
    }
  }

  private static let pageText = pages(style: "'self'")
  private static let viewerText = pages(style: "'self' 'unsafe-inline'")
  private static let documentText = [
    "default-src 'none'", "style-src 'unsafe-inline'", "sandbox", "frame-ancestors 'none'",
    "base-uri 'none'", "form-action 'none'",
  ].joined(separator: "; ")

  private static func pages(style: String) -> String {
    [
      "default-src 'none'", "script-src 'self'", "style-src \(style)",
      "img-src 'self' data: blob:", "media-src 'self' blob:", "connect-src 'self'",
      "font-src 'self'", "manifest-src 'self'", "worker-src 'self'", "frame-ancestors 'none'",
      "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
  }
}

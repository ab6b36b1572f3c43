import NIOHTTP1
import RPCCore

/// A complete request.
struct WebRequest: Sendable {
  let method: HTTPMethod
  /// Path as sent, without the query and not percent-decoded.
  let path: String
  /// The query as sent; empty without one.
  let query: String
  let headers: HTTPHeaders
  let body: [UInt8]
  /// HTTP/1.0 has no chunked bodies, so a cut body looks complete there.
  let hasChunks: Bool
  let origin: RequestOrigin
  /// The request's own span; nil if requests are not recorded.
  var trace: TraceContext?

  /// The caller's span; nil without a valid one.
  var callersTrace: TraceContext? {
    header("traceparent").flatMap {
      TraceContext(traceparent: $0, tracestate: headers["tracestate"].joined(separator: ","))
    }
  }

  init(_ head: HTTPRequestHead, body: [UInt8], origin: RequestOrigin) {
    method = head.method
    let parts = head.uri.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    path = String(parts.first ?? "")
    query = parts.count > 1 ? String(parts[1]) : ""
    headers = head.headers
    self.body = body
    hasChunks = head.version.major == 1 && head.version.minor >= 1
    self.origin = origin
  }

  /// The value of a header field that may occur once; nil if absent or repeated.
  func header(_ name: String) -> String? {
    let values = headers[name]
    return values.count == 1 ? values[0] : nil
  }

  /// Names and values of the query, percent-decoded; nil for an invalid escape or a repeated name.
  var parameters: [(name: String, value: String)]? { Self.pairs(query[...]) }

  /// Names and values of a query or form, decoded; nil for an invalid escape or a repeated name.
  static func pairs(_ text: Substring) -> [(name: String, value: String)]? {
    var found: [(name: String, value: String)] = []
    var names: Set<String> = []
    for pair in text.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard let name = decoded(parts[0]), let value = decoded(parts.count > 1 ? parts[1] : ""),
        names.insert(name).inserted
      else { return nil }
      found.append((name, value))
    }
    return found
  }

  /// Replaces percent escapes and plus signs; nil for an invalid escape or text.
  static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "+"): bytes.append(0x20)
      case UInt8(ascii: "%"):
        let digits = rest.prefix(2).compactMap { Character(UnicodeScalar($0)).hexDigitValue }
        guard digits.count == 2 else { return nil }
        bytes.append(UInt8(digits[0] << 4 | digits[1]))
        rest = rest.dropFirst(2)
      default: bytes.append(byte)
      }
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

/// Where a request came from. Kept in memory only.
struct RequestOrigin: Sendable, CustomStringConvertible, CustomReflectable {
  /// Address of the client behind trusted proxies; nil if it is not known.
  var client: String?
  /// Whether the request left the browser by TLS.
  var isSecure = false

  var description: String { "an origin" }

  var customMirror: Mirror { Mirror(self, children: []) }
}

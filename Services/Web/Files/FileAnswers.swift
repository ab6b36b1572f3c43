import Settings

/// Answers requests for files.
struct FileAnswers: Sendable {
  let files: InEffect<PageFiles>

  func answer(_ request: WebRequest) -> WebResponse {
    guard request.method == .GET || request.method == .HEAD else {
      return WebResponse.text("Only GET and HEAD are supported.", status: 405)
        .adding([("allow", "GET, HEAD")])
    }
    guard let file = files.current[request.path] else {
      return .text("Not found.", status: 404)
    }
    let compressed = Self.acceptsGzip(request) ? file.compressed : nil
    // The two forms are different representations (RFC 9110 §8.8.3.3).
    let etag = compressed == nil ? file.etag : "\(file.etag.dropLast())-gzip\""
    var headers = [("etag", etag), ("cache-control", "no-cache")]
    if file.compressed != nil { headers.append(("vary", "accept-encoding")) }
    let policy = PageFiles.isViewer(request.path) ? ContentPolicy.viewer : .page
    if Self.knows(request, etag) {
      return WebResponse(status: 304, headers: headers, policy: policy)
    }
    headers.append(("content-type", file.contentType))
    if compressed != nil { headers.append(("content-encoding", "gzip")) }
    if request.path == "/service-worker.js" { headers.append(("service-worker-allowed", "/")) }
    return WebResponse(
      status: 200, headers: headers, body: .bytes(compressed ?? file.bytes), policy: policy)
  }

  /// Comparison is weak (RFC 9110 §13.1.2), since proxies that compress weaken etags.
  private static func knows(_ request: WebRequest, _ etag: String) -> Bool {
    request.headers[canonicalForm: "if-none-match"].contains { known in
      (known.hasPrefix("W/") ? known.dropFirst(2) : known) == etag
    }
  }

  /// Whether gzip is among the accepted codings with a weight other than 0 (RFC 9110 §12.5.3).
  private static func acceptsGzip(_ request: WebRequest) -> Bool {
    request.headers[canonicalForm: "accept-encoding"].contains { coding in
      let parts = coding.lowercased().split(separator: ";").map { $0.filter { $0 != " " } }
      let weight = parts.dropFirst().first { $0.hasPrefix("q=") }?.dropFirst(2)
      return parts.first == "gzip" && weight.map { Double($0) ?? 0 > 0 } ?? true
    }
  }
}

import NIOHTTP1
import RPCCore

/// Checks that a request comes from a page of the same origin (OWASP, "Fetch Metadata").
enum RequestChecks {
  /// Rejects a request that another site may have caused; nil if it may be answered.
  ///
  /// A form cannot send JSON, and a script of another origin cannot without asking first, which is
  /// never permitted. Browsers set `Sec-Fetch-Site` themselves; those that do not know it send
  /// `Origin` with every POST.
  static func refusal(ofPost request: WebRequest) -> WebResponse? {
    guard request.method == .POST else {
      return WebResponse.text("Only POST is supported.", status: 405).adding([("allow", "POST")])
    }
    guard isSameOrigin(request) else {
      return .error(
        RPCError(.permissionDenied, "the request does not come from a page of this address"))
    }
    guard mediaType(request.header("content-type")) == "application/json" else {
      return .error(
        RPCError(.invalidArgument, "content-type must be application/json"), status: 415)
    }
    return nil
  }

  /// Whether a download was started on a page of the same origin or by the user.
  static func permitsDownload(_ request: WebRequest) -> Bool {
    let sites = request.headers["sec-fetch-site"]
    return sites.isEmpty || sites == ["same-origin"] || sites == ["none"]
  }

  private static func isSameOrigin(_ request: WebRequest) -> Bool {
    let sites = request.headers["sec-fetch-site"]
    if !sites.isEmpty { return sites == ["same-origin"] }
    guard let origin = request.header("origin"), let host = request.header("host"),
      let start = origin.firstRange(of: "://")?.upperBound
    else { return false }
    return !host.isEmpty && origin[start...].lowercased() == host.lowercased()
  }

  /// Returns the type without parameters, in lower case; empty if absent.
  static func mediaType(_ contentType: String?) -> String {
    let type = contentType?.split(separator: ";", omittingEmptySubsequences: false).first ?? ""
    return type.filter { $0 != " " }.lowercased()
  }
}

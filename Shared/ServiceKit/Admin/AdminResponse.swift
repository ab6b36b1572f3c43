/// What the admin endpoint answers.
struct AdminResponse: Sendable, Hashable {
  var status: Int
  var contentType = "text/plain; charset=utf-8"
  var body: String

  /// - Parameters:
  ///   - metrics: makes the text for `/metrics`.
  ///   - isReady: whether calls are answered and not being drained.
  static func answer(
    method: String, path: String, metrics: () async -> String, isReady: Bool
  ) async -> AdminResponse {
    guard method == "GET" || method == "HEAD" else {
      return AdminResponse(status: 405, body: "only GET and HEAD\n")
    }
    switch path.prefix(while: { $0 != "?" }) {
    case "/metrics":
      return AdminResponse(
        status: 200, contentType: "text/plain; version=0.0.4; charset=utf-8",
        body: await metrics())
    case "/live":
      return AdminResponse(status: 200, body: "live\n")
    case "/ready":
      return isReady
        ? AdminResponse(status: 200, body: "ready\n")
        : AdminResponse(status: 503, body: "not ready\n")
    default:
      return AdminResponse(status: 404, body: "there are /metrics, /live and /ready\n")
    }
  }
}

/// Paths of the admin endpoint and their handlers.
package struct AdminRoutes: Sendable {
  /// Returns the text of `/metrics`.
  package var metrics: @Sendable () async -> String
  /// Returns the liveness report without waiting, even if the rest of the process is stuck.
  package var liveness: @Sendable () -> HealthReport
  package var readiness: @Sendable () async -> HealthReport
  /// Returns the JSON of `/status`; its result is nil if the first one is not available in time. Nil
  /// for a program without this path.
  package var status: (@Sendable () async -> String?)?

  package init(
    metrics: @escaping @Sendable () async -> String,
    liveness: @escaping @Sendable () -> HealthReport,
    readiness: @escaping @Sendable () async -> HealthReport,
    status: (@Sendable () async -> String?)? = nil
  ) {
    self.metrics = metrics
    self.liveness = liveness
    self.readiness = readiness
    self.status = status
  }

  package static let paths = ["/metrics", "/livez", "/readyz", "/status"]

  package func answer(to request: AdminRequest) -> AdminAnswer {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .now(
        AdminResponse(
          status: 405, body: "Only GET and HEAD are supported.\n", allowedMethods: "GET, HEAD"))
    }
    switch request.path {
    case "/metrics":
      return .later {
        AdminResponse(
          status: 200, contentType: "text/plain; version=0.0.4; charset=utf-8",
          body: await metrics())
      }
    case "/livez":
      return .now(liveness().answer("livez", to: request))
    case "/readyz":
      return .later { await readiness().answer("readyz", to: request) }
    case "/status" where status != nil:
      return .later {
        guard let status = await status?() else {
          return AdminResponse(status: 503, body: "not known yet\n")
        }
        return AdminResponse(status: 200, contentType: "application/json", body: status)
      }
    default:
      let known = Self.paths.filter { $0 != "/status" || status != nil }
      let paths = known.dropLast().joined(separator: ", ")
      return .now(
        AdminResponse(
          status: 404, body: "Unknown path; available: \(paths) and \(known.last ?? "")\n"))
    }
  }
}

/// Response of the admin endpoint.
package struct AdminResponse: Sendable, Hashable {
  var status: Int
  var contentType = "text/plain; charset=utf-8"
  var body: String
  /// Value of the `Allow` header field (RFC 9110 §10.2.1); nil to omit it.
  var allowedMethods: String?
}

/// An immediate answer, or one that has to be computed.
package enum AdminAnswer: Sendable {
  case now(AdminResponse)
  case later(@Sendable () async -> AdminResponse)
}

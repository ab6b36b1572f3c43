/// Which paths the admin endpoint has, and who answers them.
struct AdminRoutes: Sendable {
  /// Makes the text for `/metrics`.
  var metrics: @Sendable () async -> String
  /// Whether calls are answered and not being drained, as `grpc.health.v1` has it.
  var isServing: @Sendable () -> Bool
  /// Never waits: also where nothing else of the process gets on.
  var liveness: @Sendable () -> HealthReport
  var readiness: @Sendable () async -> HealthReport
  /// The JSON of `/status`; nil while the first look takes its time.
  var status: @Sendable () async -> String?

  static let paths = ["/metrics", "/livez", "/readyz", "/status", "/live", "/ready"]

  func answer(to request: AdminRequest) -> AdminAnswer {
    guard request.method == "GET" || request.method == "HEAD" else {
      return .now(
        AdminResponse(status: 405, body: "only GET and HEAD\n", allowedMethods: "GET, HEAD"))
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
    case "/status":
      return .later {
        guard let status = await status() else {
          return AdminResponse(status: 503, body: "not known yet\n")
        }
        return AdminResponse(status: 200, contentType: "application/json", body: status)
      }
    case "/live":
      return .now(AdminResponse(status: 200, body: "live\n"))
    case "/ready":
      return .now(
        isServing()
          ? AdminResponse(status: 200, body: "ready\n")
          : AdminResponse(status: 503, body: "not ready\n"))
    default:
      let paths = Self.paths.dropLast().joined(separator: ", ")
      return .now(
        AdminResponse(status: 404, body: "there are \(paths) and \(Self.paths.last ?? "")\n"))
    }
  }
}

import Testing

@testable import Telemetry

@Suite struct AdminRoutesTests {
  private static func routes(isServing: Bool) -> AdminRoutes {
    let failed = HealthReport(findings: [HealthFinding(name: "part", result: .failed("why"))])
    return AdminRoutes(
      metrics: { "m 1\n" }, liveness: { HealthReport(findings: []) },
      readiness: { isServing ? HealthReport(findings: []) : failed },
      status: { isServing ? "{}\n" : nil })
  }

  private static func answer(
    _ method: String, _ target: String, isServing: Bool = true
  ) async -> AdminResponse {
    switch routes(isServing: isServing).answer(to: AdminRequest(method: method, target: target)) {
    case .now(let response): response
    case .later(let work): await work()
    }
  }

  @Test(arguments: [
    ("GET", "/metrics", true, 200), ("GET", "/metrics?x=1", true, 200),
    ("HEAD", "/livez", false, 200), ("GET", "/livez", false, 200),
    ("GET", "/live", true, 404), ("GET", "/ready", true, 404), ("GET", "/", true, 404),
    ("GET", "/readyz", true, 200), ("GET", "/readyz", false, 503),
    ("GET", "/readyz?exclude=part", false, 200),
    ("GET", "/status", true, 200),
    ("GET", "/status", false, 503), ("GET", "/metrics/", true, 404),
    ("POST", "/metrics", true, 405),
  ])
  func statuses(method: String, path: String, isReady: Bool, status: Int) async {
    let response = await Self.answer(method, path, isServing: isReady)
    #expect(response.status == status)
    #expect(response.allowedMethods == (status == 405 ? "GET, HEAD" : nil))
    #expect((response.body == "m 1\n") == (status == 200 && path.hasPrefix("/metrics")))
  }

  @Test func whoAsksForNothingThatIsThereHearsWhatThereIs() async {
    let response = await Self.answer("GET", "/healthz")
    for path in AdminRoutes.paths { #expect(response.body.contains(path)) }
  }

  @Test(arguments: [
    ("/readyz?verbose", true), ("/readyz?verbose=1", true), ("/readyz?verbose=true&x", true),
    ("/readyz?verbose=false", false), ("/readyz?verbose=0", false), ("/readyz", false),
    ("/readyz?", false), ("/readyz?exclude=verbose", false),
  ])
  func flags(target: String, isSet: Bool) {
    #expect(AdminRequest(method: "GET", target: target).hasFlag("verbose") == isSet)
  }

  @Test func aQueryOfWhateverLengthIsReadToItsLimit() {
    let request = AdminRequest(
      method: "GET", target: "/readyz?" + String(repeating: "exclude=a&", count: 100_000))
    #expect(request.values(of: "exclude").count == 50)
    #expect(AdminRequest(method: "GET", target: "").path.isEmpty)
    #expect(AdminRequest(method: "GET", target: "/a?b=c=d").values(of: "b") == ["c=d"])
  }
}

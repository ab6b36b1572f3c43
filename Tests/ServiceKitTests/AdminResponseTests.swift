import Testing

@testable import ServiceKit

@Suite struct AdminResponseTests {
  @Test(arguments: [
    ("GET", "/metrics", true, 200), ("GET", "/metrics?x=1", true, 200),
    ("HEAD", "/live", false, 200),
    ("GET", "/ready", true, 200), ("GET", "/ready", false, 503), ("GET", "/", true, 404),
    ("GET", "/metrics/", true, 404), ("POST", "/metrics", true, 405),
  ])
  func statuses(method: String, path: String, isReady: Bool, status: Int) async {
    let response = await AdminResponse.answer(
      method: method, path: path, metrics: { "m 1\n" }, isReady: isReady)
    #expect(response.status == status)
    #expect((response.body == "m 1\n") == (status == 200 && path.hasPrefix("/metrics")))
  }
}

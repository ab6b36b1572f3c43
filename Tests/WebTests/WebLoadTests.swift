import Metrics
import Testing

@testable import WebService

@Suite("Limits of requests")
struct WebLoadTests {
  @Test("An account has so many exports at once")
  func exports() {
    let load = WebLoad(WebLimits(), metrics: NOOPMetricsHandler.instance)
    var places = (0..<4).map { _ in load.enterExport("a") }
    #expect(places.allSatisfy { $0 != nil })
    #expect(load.enterExport("a") == nil)
    #expect(load.enterExport("b") != nil)
    places.removeLast()
    #expect(load.enterExport("a") != nil)
  }

  @Test("A stream keeps its place among the calls until it has ended")
  func streams() throws {
    let load = WebLoad(WebLimits(callsMax: 1), metrics: NOOPMetricsHandler.instance)
    var response: WebResponse? = WebResponse(status: 200, body: .stream { _ in })
    response = response?.holding(try #require(load.enterCall()))
    #expect(load.enterCall() == nil)
    response = nil
    #expect(load.enterCall() != nil)
  }
}

import RPCCore
import Testing

@testable import Telemetry

@Suite("Collector errors")
struct SpanExporterTests {
  private func pause(
    _ code: StatusCode, retryAfter: Duration? = nil, backoff: Duration = .seconds(2)
  ) -> Duration? {
    let details: [StatusDetail] = retryAfter.map { [.retryInfo(delay: $0)] } ?? []
    return SpanExporter.pause(after: RPCError(code, "x", details: details), backoff: backoff)
  }

  @Test("Only temporary errors are retried")
  func codes() {
    let retryable: Set<StatusCode> = [
      .cancelled, .deadlineExceeded, .aborted, .outOfRange, .unavailable, .dataLoss,
    ]
    for code in StatusCode.allCases where code != .ok {
      #expect((pause(code) != nil) == retryable.contains(code), "\(code)")
    }
    struct Other: Error {}
    #expect(SpanExporter.pause(after: Other(), backoff: .seconds(1)) == nil)
  }

  @Test("The collector's retry delay is used")
  func asked() {
    #expect(pause(.unavailable, retryAfter: .seconds(7)) == .seconds(7))
    #expect(pause(.resourceExhausted, retryAfter: .seconds(3)) == .seconds(3))
    #expect(pause(.resourceExhausted) == nil)
    #expect(pause(.unavailable, retryAfter: .seconds(-1)) == .zero)
    for _ in 0..<100 {
      let chosen = pause(.unavailable) ?? .zero
      #expect(chosen >= .seconds(1) && chosen <= .seconds(2))
    }
  }
}

import RPCTestSupport
import Testing

@testable import RPCServer

@Suite struct PingStrikesTests {
  private static let minute = 60_000
  private static let hour = 60 * minute

  /// A PING of a table: its time, whether a call is open, and the number of frames sent by the
  /// server.
  struct Ping {
    var at: Int
    var hasCalls = true
    var sent: UInt64 = 0
  }

  private func verdicts(
    _ pings: [Ping], _ configure: (inout ServerKeepaliveConfiguration) -> Void = { _ in }
  ) -> [PingAbuseLimit.Verdict] {
    var configuration = ServerKeepaliveConfiguration()
    configure(&configuration)
    var strikes = PingAbuseLimit(configuration)
    return pings.map {
      strikes.received(at: RPCTests.at($0.at), hasCalls: $0.hasCalls, messageFramesSent: $0.sent)
    }
  }

  @Test func theThirdEarlyPingIsTooMany() {
    #expect(
      verdicts([Ping(at: 0), Ping(at: 1), Ping(at: 2), Ping(at: 3), Ping(at: 4)])
        == [.tolerated, .tolerated, .tolerated, .tooMany, .tooMany])
  }

  @Test(arguments: [
    // 5 min with a call.
    (true, false, 5 * minute - 1, PingAbuseLimit.Verdict.tooMany),
    (true, false, 5 * minute, .tolerated),
    // 2 h without a call.
    (false, false, 2 * hour - 1, .tooMany), (false, false, 2 * hour, .tolerated),
    // 5 min without a call, if permitted.
    (false, true, 5 * minute - 1, .tooMany), (false, true, 5 * minute, .tolerated),
  ])
  func theIntervalAtItsEdge(
    hasCalls: Bool, isPermitted: Bool, interval: Int, verdict: PingAbuseLimit.Verdict
  ) {
    let pings = (0...3).map { Ping(at: $0 * interval, hasCalls: hasCalls) }
    #expect(verdicts(pings) { $0.permitsPingsWithoutCalls = isPermitted }.last == verdict)
  }

  /// The interval starts at the last PING, even if that was too early.
  @Test func anEarlyPingStartsTheIntervalAnew() {
    let step = 3 * Self.minute
    #expect(
      verdicts((0...3).map { Ping(at: $0 * step) }).last == .tooMany)
  }

  /// Frames from the server, and no others, reset the count.
  @Test func framesOfTheServerForgive() {
    #expect(
      verdicts([
        Ping(at: 0), Ping(at: 1), Ping(at: 2), Ping(at: 3, sent: 1), Ping(at: 4, sent: 1),
        Ping(at: 5, sent: 1), Ping(at: 6, sent: 1),
      ]) == [.tolerated, .tolerated, .tolerated, .tolerated, .tolerated, .tolerated, .tooMany])
    let patient = 10 * Self.minute
    #expect(
      verdicts([
        Ping(at: 0), Ping(at: 1), Ping(at: 2), Ping(at: patient), Ping(at: patient + 1),
      ]).last == .tooMany)
  }

  @Test(arguments: [1, 2, 5])
  func asManyStrikesAsConfigured(strikes: Int) {
    let pings = (0...(strikes + 1)).map { Ping(at: $0) }
    let all = verdicts(pings) { $0.pingStrikesMax = strikes }
    #expect(all.firstIndex(of: .tooMany) == strikes + 1)
  }

  @Test func zeroStrikesOrNoIntervalAllowEverything() {
    let pings = (0..<100).map { _ in Ping(at: 0) }
    #expect(!verdicts(pings) { $0.pingStrikesMax = 0 }.contains(.tooMany))
    #expect(!verdicts(pings) { $0.clientPingIntervalMin = .zero }.contains(.tooMany))
  }
}

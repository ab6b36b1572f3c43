import Testing

@testable import Postgres

struct WatchedSilenceTests {
  private let start = ContinuousClock.now

  @Test func whatPassesBetweenLooksCounts() {
    var silence = HeartbeatTimeout()
    for look in 0...20 { silence.look(at: start + .milliseconds(100) * look) }
    #expect(silence.length == .seconds(2))
    silence.end(at: start + .milliseconds(2_050))
    #expect(silence.length == .zero)
    silence.look(at: start + .milliseconds(2_100))
    #expect(silence.length == .milliseconds(50))
  }

  @Test(arguments: [.seconds(3), .seconds(86_400)] as [Duration])
  func whoDidNotRunHasHeardNothing(gap: Duration) {
    var silence = HeartbeatTimeout()
    silence.look(at: start)
    silence.look(at: start + .milliseconds(100))
    silence.look(at: start + gap)
    #expect(silence.length == .milliseconds(100) + HeartbeatTimeout.gapMax)
  }
}

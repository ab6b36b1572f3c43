import Testing

@testable import RPCClient
@testable import RPCCore

@Suite struct KeepaliveStateTests {
  private func state(permitsWithoutCalls: Bool = false) -> KeepaliveState {
    KeepaliveState(
      time: .milliseconds(100), timeout: .milliseconds(20),
      permitsWithoutCalls: permitsWithoutCalls, startedAt: at(0))
  }

  @Test func silenceIsAskedAboutAndEndsTheConnection() {
    var state = state()
    #expect(state.next(at: at(0), lastRead: at(0), hasCalls: true) == .wait(until: at(100)))
    #expect(state.next(at: at(99), lastRead: at(0), hasCalls: true) == .wait(until: at(100)))
    #expect(state.next(at: at(100), lastRead: at(0), hasCalls: true) == .sendPing)
    #expect(state.next(at: at(100), lastRead: at(0), hasCalls: true) == .wait(until: at(120)))
    #expect(state.next(at: at(119), lastRead: at(0), hasCalls: true) == .wait(until: at(120)))
    #expect(state.next(at: at(120), lastRead: at(0), hasCalls: true) == .close)
  }

  @Test func readingPostponesThePing() {
    var state = state()
    #expect(state.next(at: at(100), lastRead: at(1), hasCalls: true) == .wait(until: at(101)))
    #expect(state.next(at: at(101), lastRead: at(101), hasCalls: true) == .wait(until: at(201)))
    #expect(state.next(at: at(201), lastRead: at(101), hasCalls: true) == .sendPing)
  }

  /// Any bytes after the PING count as the answer, even if the timer fires late.
  @Test(arguments: [
    (201, KeepaliveState.Action.wait(until: at(301))), (200, .close), (199, .close),
  ])
  func whatCountsAsAnAnswer(lastRead: Int, action: KeepaliveState.Action) {
    var state = state()
    #expect(state.next(at: at(200), lastRead: at(50), hasCalls: true) == .sendPing)
    #expect(state.next(at: at(220), lastRead: at(lastRead), hasCalls: true) == action)
  }

  @Test func asksAgainAfterAnAnswer() {
    var state = state()
    #expect(state.next(at: at(100), lastRead: at(0), hasCalls: true) == .sendPing)
    #expect(state.next(at: at(120), lastRead: at(101), hasCalls: true) == .wait(until: at(201)))
    #expect(state.next(at: at(201), lastRead: at(101), hasCalls: true) == .sendPing)
    #expect(state.next(at: at(221), lastRead: at(101), hasCalls: true) == .close)
  }

  @Test func anAcknowledgementStartsTheTimeAnew() {
    var state = state()
    state.answered(at: at(50))
    #expect(state.next(at: at(100), lastRead: at(0), hasCalls: true) == .sendPing)
    state.answered(at: at(105))
    #expect(state.next(at: at(105), lastRead: at(0), hasCalls: true) == .wait(until: at(205)))
    state.answered(at: at(150))
    #expect(state.next(at: at(205), lastRead: at(105), hasCalls: true) == .sendPing)
    #expect(state.next(at: at(225), lastRead: at(105), hasCalls: true) == .close)
  }

  @Test func withoutCallsThereIsSilenceUnlessPermitted() {
    var quiet = state()
    #expect(quiet.next(at: at(100), lastRead: at(0), hasCalls: false) == .wait(until: at(200)))
    // A call that has begun meanwhile gets the whole time.
    #expect(quiet.next(at: at(150), lastRead: at(0), hasCalls: true) == .wait(until: at(200)))
    #expect(quiet.next(at: at(200), lastRead: at(0), hasCalls: true) == .sendPing)
    var asking = state(permitsWithoutCalls: true)
    #expect(asking.next(at: at(100), lastRead: at(0), hasCalls: false) == .sendPing)
  }

  /// The reply to a PING that was sent for a call is awaited after the call has ended.
  @Test func aPingOutlivesItsCall() {
    var state = state()
    #expect(state.next(at: at(100), lastRead: at(0), hasCalls: true) == .sendPing)
    #expect(state.next(at: at(110), lastRead: at(0), hasCalls: false) == .wait(until: at(120)))
    #expect(state.next(at: at(120), lastRead: at(0), hasCalls: false) == .close)
  }

  @Test func extremeTimesDoNotOverflow() {
    var state = KeepaliveState(
      time: Duration.seconds(Int64.max).clamped(), timeout: .seconds(Int64.max),
      permitsWithoutCalls: true, startedAt: at(0))
    guard case .wait(let until) = state.next(at: at(0), lastRead: at(0), hasCalls: true) else {
      Issue.record("does not wait")
      return
    }
    #expect(state.next(at: until, lastRead: at(0), hasCalls: true) == .sendPing)
  }

  // MARK: - The client's time

  @Test(arguments: [
    (Duration.seconds(10), Duration.seconds(10)), (.milliseconds(9_999), .seconds(10)),
    (.zero, .seconds(10)), (.seconds(-5), .seconds(10)), (.seconds(11), .seconds(11)),
    (.seconds(Int64.max), KeepaliveTime.longest),
  ])
  func theClientsTimeIsBounded(configured: Duration, effective: Duration) {
    var configuration = ClientKeepaliveConfiguration()
    configuration.time = configured
    #expect(KeepaliveTime(configuration).current == effective)
  }

  @Test func complaintsDoubleTheTimeUpToTheLongest() {
    var configuration = ClientKeepaliveConfiguration()
    configuration.time = .seconds(10)
    var time = KeepaliveTime(configuration)
    time.tooManyPings()
    #expect(time.current == .seconds(20))
    time.tooManyPings()
    #expect(time.current == .seconds(40))
    for _ in 0..<100 { time.tooManyPings() }
    #expect(time.current == KeepaliveTime.longest)
    var never = KeepaliveTime(ClientKeepaliveConfiguration())
    never.tooManyPings()
    #expect(never.current == nil)
  }
}

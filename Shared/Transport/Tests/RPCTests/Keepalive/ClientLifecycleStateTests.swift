import Testing

@testable import RPCClient
@testable import RPCCore

@Suite struct ClientLifecycleStateTests {
  private func state(
    time: Int?, idle: Int?, permitsWithoutCalls: Bool = false
  ) -> ClientLifecycleState {
    var configuration = ClientKeepaliveConfiguration()
    configuration.timeout = .milliseconds(20)
    configuration.permitsWithoutCalls = permitsWithoutCalls
    configuration.idleMax = idle.map { .milliseconds($0) }
    return ClientLifecycleState(
      configuration, time: time.map { .milliseconds($0) }, readyAt: at(0))
  }

  @Test func byDefaultNoPingsAndHalfAnHourOfIdleness() {
    let configuration = ClientKeepaliveConfiguration()
    #expect(KeepaliveTime(configuration).current == nil)
    var state = ClientLifecycleState(configuration, time: nil, readyAt: at(0))
    let halfAnHour = 30 * 60_000
    #expect(
      state.next(at: at(0), lastRead: at(0), hasCalls: false) == .wait(until: at(halfAnHour)))
    #expect(state.next(at: at(halfAnHour), lastRead: at(0), hasCalls: false) == .closeIdle)
  }

  @Test func everythingOff() {
    var state = state(time: nil, idle: nil)
    #expect(!state.countsIdleTime)
    #expect(state.next(at: at(1_000_000), lastRead: at(0), hasCalls: false) == .wait(until: nil))
  }

  @Test func theEarlierDeadlineIsWaitedFor() {
    var pingFirst = state(time: 100, idle: 300)
    #expect(
      pingFirst.next(at: at(0), lastRead: at(0), hasCalls: true) == .wait(until: at(100)))
    var idleFirst = state(time: 300, idle: 100)
    #expect(
      idleFirst.next(at: at(0), lastRead: at(0), hasCalls: false) == .wait(until: at(100)))
  }

  @Test func aSilentServer() {
    var state = state(time: 100, idle: nil)
    #expect(
      state.next(at: at(100), lastRead: at(0), hasCalls: true)
        == .sendPing(payload: KeepaliveState.pingPayload))
    #expect(state.next(at: at(100), lastRead: at(0), hasCalls: true) == .wait(until: at(120)))
    #expect(state.next(at: at(120), lastRead: at(0), hasCalls: true) == .closeDead)
  }

  /// PINGs do not count as use of a connection: one with only PINGs is closed.
  @Test func pingsDoNotKeepAnUnusedConnection() {
    var state = state(time: 100, idle: 250, permitsWithoutCalls: true)
    #expect(
      state.next(at: at(100), lastRead: at(0), hasCalls: false)
        == .sendPing(payload: KeepaliveState.pingPayload))
    #expect(
      state.next(at: at(120), lastRead: at(101), hasCalls: false) == .wait(until: at(201)))
    #expect(
      state.next(at: at(201), lastRead: at(101), hasCalls: false)
        == .sendPing(payload: KeepaliveState.pingPayload))
    #expect(
      state.next(at: at(221), lastRead: at(202), hasCalls: false) == .wait(until: at(250)))
    #expect(state.next(at: at(250), lastRead: at(202), hasCalls: false) == .closeIdle)
  }
}

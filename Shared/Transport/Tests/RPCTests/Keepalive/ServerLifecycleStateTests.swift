import TestBasics
import Testing

@testable import RPCCore
@testable import RPCServer

@Suite struct ServerLifecycleStateTests {
  private let shutdownPayload = GracefulShutdownState.pingPayload

  private func state(
    _ lifetime: ConnectionLifetimeConfiguration = ConnectionLifetimeConfiguration(),
    _ configure: (inout ServerKeepaliveConfiguration) -> Void = { _ in }
  ) -> ServerLifecycleState {
    var configuration = ServerKeepaliveConfiguration()
    configuration.time = nil
    configure(&configuration)
    var random = SeededGenerator(seed: 7)
    return ServerLifecycleState(
      keepalive: configuration, lifetime: lifetime, openedAt: at(0), using: &random)
  }

  /// Returns the actions at an instant, up to waiting or closing.
  private func actions(
    _ state: inout ServerLifecycleState, at now: Int, lastRead: Int = 0, hasCalls: Bool = false
  ) -> [ServerLifecycleState.Action] {
    var all: [ServerLifecycleState.Action] = []
    while all.count < 10 {
      let action = state.next(at: at(now), lastRead: at(lastRead), hasCalls: hasCalls)
      all.append(action)
      switch action {
      case .wait, .close: return all
      default: break
      }
    }
    return all
  }

  @Test func byDefaultOnlyAPingAfterTwoHours() {
    var state = state { $0 = ServerKeepaliveConfiguration() }
    let hours = 2 * 3_600_000
    #expect(actions(&state, at: 0) == [.wait(until: at(hours))])
    #expect(
      actions(&state, at: hours) == [
        .sendPing(payload: KeepaliveState.pingPayload), .wait(until: at(hours + 20_000)),
      ])
    #expect(actions(&state, at: hours + 20_000) == [.close(.noAnswer)])
  }

  @Test func anAcknowledgedPingStartsTheTimeAnew() {
    var state = state { $0.time = .seconds(1) }
    #expect(actions(&state, at: 1_000).first == .sendPing(payload: KeepaliveState.pingPayload))
    let other = state.pingAcknowledged(payload: 1, at: at(1_005))
    #expect(other == nil)
    #expect(actions(&state, at: 1_005) == [.wait(until: at(21_000))])
    let own = state.pingAcknowledged(payload: KeepaliveState.pingPayload, at: at(1_010))
    #expect(own == nil)
    #expect(actions(&state, at: 1_010) == [.wait(until: at(2_010))])
  }

  @Test(arguments: [(0, 1_000), (999, 1_000), (1_001, 1_001)])
  func theServersTimeIsBounded(configured: Int, effective: Int) {
    var state = state { $0.time = .milliseconds(configured) }
    #expect(actions(&state, at: 0) == [.wait(until: at(effective))])
  }

  @Test func idleness() {
    var state = state(ConnectionLifetimeConfiguration(idleMax: .milliseconds(100)))
    #expect(state.countsIdleTime)
    #expect(actions(&state, at: 50, hasCalls: true) == [.wait(until: at(150))])
    state.becameIdle(at: at(60))
    #expect(actions(&state, at: 150) == [.wait(until: at(160))])
    #expect(
      actions(&state, at: 160) == [
        .sendNoticeAndPing(payload: shutdownPayload, because: .idle), .wait(until: at(10_160)),
      ])
    #expect(state.pingAcknowledged(payload: KeepaliveState.pingPayload, at: at(0)) == nil)
    #expect(state.pingAcknowledged(payload: shutdownPayload, at: at(0)) == .sendGoAway)
    #expect(actions(&state, at: 170) == [.wait(until: nil)])
  }

  @Test func ageAndGrace() {
    var state = state(
      ConnectionLifetimeConfiguration(ageMax: .milliseconds(100), ageGrace: .milliseconds(50)))
    #expect(
      actions(&state, at: 111, hasCalls: true) == [
        .sendNoticeAndPing(payload: shutdownPayload, because: .age), .wait(until: at(161)),
      ])
    #expect(state.pingAcknowledged(payload: shutdownPayload, at: at(0)) == .sendGoAway)
    #expect(actions(&state, at: 160, hasCalls: true) == [.wait(until: at(161))])
    #expect(actions(&state, at: 161, hasCalls: true) == [.close(.ageGrace)])
  }

  /// A call that arrives at the last moment of idleness is limited by the age like any other.
  @Test func theAgeIsHeededWhileShuttingDown() {
    var state = state(
      ConnectionLifetimeConfiguration(
        idleMax: .milliseconds(10), ageMax: .milliseconds(100), ageGrace: .milliseconds(50)))
    #expect(
      actions(&state, at: 10).first == .sendNoticeAndPing(payload: shutdownPayload, because: .idle))
    _ = state.pingAcknowledged(payload: shutdownPayload, at: at(0))
    #expect(actions(&state, at: 111, hasCalls: true) == [.wait(until: at(161))])
    #expect(actions(&state, at: 161, hasCalls: true) == [.close(.ageGrace)])
  }

  @Test func withoutGraceOldCallsTakeAsLongAsTheyTake() {
    var state = state(ConnectionLifetimeConfiguration(ageMax: .milliseconds(100)))
    #expect(actions(&state, at: 111, hasCalls: true).count == 2)
    _ = state.pingAcknowledged(payload: shutdownPayload, at: at(0))
    #expect(actions(&state, at: 1_000_000, hasCalls: true) == [.wait(until: nil)])
  }

  @Test func shuttingDownOnceOnly() {
    var state = state(ConnectionLifetimeConfiguration(idleMax: .milliseconds(100)))
    #expect(
      state.shutDown(at: at(0)) == .sendNoticeAndPing(payload: shutdownPayload, because: .shutdown))
    #expect(state.isShuttingDown)
    #expect(state.shutDown(at: at(1)) == nil)
    #expect(actions(&state, at: 100) == [.wait(until: at(10_000))])
    #expect(actions(&state, at: 10_000) == [.sendGoAway, .wait(until: nil)])
  }

  /// During a shutdown, dead clients are still detected.
  @Test func keepaliveGoesOnWhileShuttingDown() {
    var state = state {
      $0.time = .seconds(1)
      $0.timeout = .milliseconds(100)
    }
    _ = state.shutDown(at: at(0))
    #expect(
      actions(&state, at: 1_000, hasCalls: true).first
        == .sendPing(payload: KeepaliveState.pingPayload))
    #expect(actions(&state, at: 1_100, hasCalls: true) == [.close(.noAnswer)])
  }

  @Test func tooManyPingsEndEverything() {
    var state = state()
    for _ in 0..<3 {
      #expect(state.pingReceived(at: at(0), hasCalls: true, messageFramesSent: 0) == nil)
    }
    #expect(
      state.pingReceived(at: at(0), hasCalls: true, messageFramesSent: 0) == .sendTooManyPings)
    #expect(state.isShuttingDown)
    #expect(state.pingReceived(at: at(0), hasCalls: true, messageFramesSent: 0) == nil)
    #expect(state.pingAcknowledged(payload: shutdownPayload, at: at(0)) == nil)
    #expect(state.shutDown(at: at(1)) == nil)
    #expect(actions(&state, at: 999) == [.wait(until: at(1_000))])
    #expect(actions(&state, at: 1_000) == [.close(.tooManyPings)])
  }
}

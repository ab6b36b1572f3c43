import Testing

@testable import RPCServer

@Suite struct GracefulShutdownStateTests {
  private let payload = GracefulShutdownState.pingPayload

  @Test func theOrder() {
    var state = GracefulShutdownState()
    #expect(state.pingAcknowledged(payload: payload) == .nothing)
    #expect(state.next(at: at(0)) == .wait(until: nil))
    #expect(!state.isShuttingDown)
    #expect(state.begin(at: at(0)) == .sendNoticeAndPing(payload: payload))
    #expect(state.isShuttingDown)
    #expect(state.begin(at: at(1)) == .nothing)
    #expect(state.pingAcknowledged(payload: 1) == .nothing)
    #expect(state.pingAcknowledged(payload: payload) == .sendGoAway)
    #expect(state.pingAcknowledged(payload: payload) == .nothing)
    #expect(state.begin(at: at(2)) == .nothing)
    #expect(state.next(at: at(100_000)) == .wait(until: nil))
  }

  @Test func aClientThatDoesNotAnswerIsRefusedAllTheSame() {
    var state = GracefulShutdownState()
    _ = state.begin(at: at(0))
    #expect(state.next(at: at(0)) == .wait(until: at(10_000)))
    #expect(state.next(at: at(9_999)) == .wait(until: at(10_000)))
    #expect(state.next(at: at(10_000)) == .sendGoAway)
    #expect(state.next(at: at(10_000)) == .wait(until: nil))
    #expect(state.pingAcknowledged(payload: payload) == .nothing)
  }

  @Test(arguments: [true, false])
  func theGraceEnds(isAnswered: Bool) {
    var state = GracefulShutdownState()
    _ = state.begin(at: at(0), grace: .seconds(5))
    if isAnswered { _ = state.pingAcknowledged(payload: payload) }
    #expect(state.next(at: at(4_999)) == .wait(until: at(5_000)))
    #expect(state.next(at: at(5_000)) == .close)
  }

  @Test func aLaterGraceHoldsOnlyWhereThereIsNone() {
    var state = GracefulShutdownState()
    _ = state.begin(at: at(0))
    _ = state.pingAcknowledged(payload: payload)
    #expect(state.begin(at: at(1_000), grace: .seconds(5)) == .nothing)
    #expect(state.begin(at: at(2_000), grace: .seconds(5)) == .nothing)
    #expect(state.next(at: at(5_999)) == .wait(until: at(6_000)))
    #expect(state.next(at: at(6_000)) == .close)
  }

  @Test func noGraceAtAll() {
    var state = GracefulShutdownState()
    #expect(state.begin(at: at(0), grace: .zero) == .sendNoticeAndPing(payload: payload))
    #expect(state.next(at: at(0)) == .close)
  }
}

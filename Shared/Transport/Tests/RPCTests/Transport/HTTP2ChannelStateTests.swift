import Testing

@testable import RPCCore

struct HTTP2ChannelStateTests {
  private struct Fault: Error, Equatable { var number: Int }

  private var open: HTTP2ChannelState {
    var state = HTTP2ChannelState()
    _ = state.becameReady()
    return state
  }

  @Test func itBecomesReadyOnce() {
    var state = HTTP2ChannelState()
    #expect(!state.maySend)
    let (first, second) = (state.becameReady(), state.becameReady())
    #expect((first, second) == (true, false))
    #expect(state.maySend)
  }

  @Test func whatIsClosedBecomesNothingElse() {
    var state = HTTP2ChannelState()
    let (closes, closesAgain) = (state.close(), state.close())
    #expect((closes, closesAgain) == (true, false))
    let (isReady, end, linger) = (state.becameReady(), state.end(because: nil), state.linger())
    #expect((isReady, end, linger) == (false, .nothing, .nothing))
    #expect(state.received(1) == .discard)
    #expect(state.isOver && !state.maySend)
    #expect(state.lastBytesLeft() == false)
  }

  @Test func theFirstReasonIsKept() {
    var state = open
    _ = state.end(because: Fault(number: 1))
    _ = state.linger(because: Fault(number: 2))
    _ = state.close(because: Fault(number: 3))
    #expect(state.closeReason as? Fault == Fault(number: 1))
  }

  @Test func aReasonMayComeLate() {
    var state = open
    _ = state.linger()
    #expect(state.closeReason == nil)
    _ = state.close(because: Fault(number: 1))
    #expect(state.closeReason as? Fault == Fault(number: 1))
  }

  @Test func theTimeForTheEndCountsOnce() {
    var state = open
    let (first, second) = (state.end(because: nil), state.end(because: nil))
    #expect((first, second) == (.limitTime, .nothing))
    #expect(state.isEnding && state.maySend && !state.isOver)
    let linger = state.linger()
    #expect(linger == .linger(limitsTime: false))
  }

  @Test func withoutAnnouncementItCountsFromTheLastBytes() {
    var state = open
    let (first, second) = (state.linger(), state.linger())
    #expect((first, second) == (.linger(limitsTime: true), .nothing))
    #expect(state.isOver && !state.isEnding && !state.maySend)
    #expect(state.end(because: nil) == .nothing)
  }

  @Test func anEndBeforeTheHandshakeSendsNothing() {
    var state = HTTP2ChannelState()
    _ = state.end(because: nil)
    #expect(state.isEnding && !state.maySend)
    let isReady = state.becameReady()
    #expect(isReady && state.isEnding && state.maySend)
  }

  @Test func ourSideIsClosedOnceTheLastBytesHaveLeft() {
    var state = open
    #expect(state.lastBytesLeft() == false)
    _ = state.linger()
    let (first, second) = (state.lastBytesLeft(), state.lastBytesLeft())
    #expect((first, second) == (true, false))
  }

  @Test func whatComesDuringTheEndIsThrownAwayUpToALimit() {
    var state = open
    #expect(state.received(Int.max) == .process)
    _ = state.linger()
    let atTheLimit = state.received(LingeringClose.discardedBytesMax)
    let over = state.received(1)
    #expect((atTheLimit, over) == (.discard, .close))
    // The owner's close is still needed, exactly once.
    let (closes, closesAgain) = (state.close(), state.close())
    #expect((closes, closesAgain) == (true, false))
  }
}

import Testing

@testable import RPCServer

struct ServerConnectionStateTests {
  @Test func callsEndOnce() {
    var state = ServerConnectionState()
    let (first, second) = (state.ending(), state.ending())
    #expect((first, second) == (true, false))
    #expect(!state.isClosed)
    let (closed, again) = (state.closed(), state.closed())
    #expect((closed, again) == (.release, .nothing))
  }

  @Test func aSocketMayCloseUnannounced() {
    var state = ServerConnectionState()
    #expect(state.closed() == .endCalls)
    #expect(state.isClosed)
    #expect(state.ending() == false)
  }

  @Test func itGoesOnceItsSocketIsClosedAndItsHandlersHaveStopped() {
    var state = ServerConnectionState()
    state.handlerBegan()
    #expect(state.leaveIfIdle() == false)
    _ = state.closed()
    #expect(state.leaveIfIdle() == false)
    state.handlerEnded()
    let (first, second) = (state.leaveIfIdle(), state.leaveIfIdle())
    #expect((first, second) == (true, false))
    #expect(state.closed() == .nothing)
  }

  @Test func anOpenConnectionStays() {
    var state = ServerConnectionState()
    #expect(state.leaveIfIdle() == false)
    _ = state.ending()
    #expect(state.leaveIfIdle() == false)
  }
}

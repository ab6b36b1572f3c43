import Testing

@testable import RPC

@Suite struct ChannelStateTests {
  @Test func connectsWithTheFirstCall() {
    var state = ChannelState()
    #expect(state.callArrived(waitsForReady: false) == .connect)
    #expect(state.callArrived(waitsForReady: false) == .wait)
    let isUsable = state.connected()
    #expect(isUsable)
    #expect(state.callArrived(waitsForReady: false) == .start)
  }

  @Test func failsFastWhileBackingOffUnlessTheCallWaits() {
    var state = ChannelState()
    _ = state.callArrived(waitsForReady: false)
    #expect(state.connectFailed() == .backOff)
    #expect(state.connectFailed() == .nothing)
    #expect(state.callArrived(waitsForReady: false) == .failUnavailable)
    #expect(state.callArrived(waitsForReady: true) == .wait)
    #expect(state.backoffElapsed(callsAreWaiting: true) == .connect)
    #expect(state.callArrived(waitsForReady: false) == .wait)
  }

  @Test func withoutWaitingCallsItRestsAfterTheBackOff() {
    var state = ChannelState()
    _ = state.callArrived(waitsForReady: false)
    _ = state.connectFailed()
    #expect(state.backoffElapsed(callsAreWaiting: false) == .nothing)
    #expect(state.callArrived(waitsForReady: false) == .connect)
  }

  @Test func reconnectsWhenTheConnectionIsLost() {
    for callsAreWaiting in [true, false] {
      var state = ChannelState()
      _ = state.callArrived(waitsForReady: false)
      _ = state.connected()
      let connects = state.connectionLost(callsAreWaiting: callsAreWaiting)
      #expect(connects == callsAreWaiting)
      #expect(state.callArrived(waitsForReady: false) == (callsAreWaiting ? .wait : .connect))
    }
  }

  @Test func closedStaysClosed() {
    var state = ChannelState()
    _ = state.callArrived(waitsForReady: false)
    state.close()
    let isUsable = state.connected()
    #expect(!isUsable)
    #expect(state.connectFailed() == .nothing)
    #expect(state.backoffElapsed(callsAreWaiting: true) == .nothing)
    let connects = state.connectionLost(callsAreWaiting: true)
    #expect(!connects)
    #expect(state.callArrived(waitsForReady: true) == .failClosed)
  }
}

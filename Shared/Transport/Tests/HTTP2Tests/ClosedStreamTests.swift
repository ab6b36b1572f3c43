import Testing

@testable import HTTP2

/// The record of closed streams; Conformance tests the frames on them (RFC 9113 §5.1).
@Suite struct ClosedStreamTests {
  @Test func onlySoManyAreRemembered() {
    var closed = ClosedStreams(remembered: 2)
    #expect(closed.error(of: 1, opens: false) == .streamClosed)
    closed.resetByUs(3)
    closed.resetByUs(3)
    closed.resetByUs(7)
    #expect(closed.error(of: 3, opens: true) == nil)
    #expect(closed.error(of: 5, opens: true) == .streamClosed)
    #expect(closed.error(of: 7, opens: false) == nil)
    closed.resetByUs(9)
    // The record of streams 1 to 3 was dropped.
    #expect(closed.error(of: 1, opens: false) == nil)
    #expect(closed.error(of: 3, opens: false) == nil)
    #expect(closed.error(of: 5, opens: false) == .streamClosed)
    #expect(closed.error(of: 9, opens: false) == nil)
  }

  @Test func gapsAreNotedFromTheFirstNumberOn() {
    var closed = ClosedStreams(remembered: 2)
    closed.opened(1, after: 0)
    closed.opened(3, after: 1)
    closed.opened(9, after: 3)
    #expect(closed.error(of: 3, opens: true) == .streamClosed)
    for id in [5, 7] as [Int32] {
      #expect(closed.error(of: id, opens: true) == .protocolError)
      #expect(closed.error(of: id, opens: false) == .streamClosed)
    }
    // The record is limited to the latest gaps.
    for turn in 1...8 as ClosedRange<Int32> { closed.opened(9 + 4 * turn, after: 5 + 4 * turn) }
    #expect(closed.error(of: 5, opens: true) == .streamClosed)
    #expect(closed.error(of: 39, opens: true) == .protocolError)
  }
}

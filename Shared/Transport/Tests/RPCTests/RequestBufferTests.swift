import Testing

@testable import RPCClient

@Suite struct RequestBufferTests {
  @Test func aWaitingCallKeepsEverything() {
    var buffer = RequestBuffer(byteCountMax: 3)
    buffer.append([1, 2], isLeaving: false)
    buffer.append([3, 4], isLeaving: false)
    #expect(buffer.chunks == [[1, 2], [3, 4]])
    #expect(buffer.byteCount == 4)
    #expect(!buffer.isCommitted)
    buffer.left()
    #expect(buffer.isCommitted)
    #expect(buffer.chunks.isEmpty)
  }

  @Test func whatHasLeftIsKeptUpToTheLimit() {
    var buffer = RequestBuffer(byteCountMax: 3)
    buffer.append([1, 2], isLeaving: true)
    buffer.append([3], isLeaving: true)
    #expect(buffer.chunks == [[1, 2], [3]])
    buffer.left()
    #expect(!buffer.isCommitted)
    buffer.append([4], isLeaving: true)
    #expect(buffer.isCommitted)
    #expect(buffer.byteCount == 0)
    buffer.append([5], isLeaving: true)
    #expect(buffer.chunks.isEmpty)
  }

  @Test func aSingleRequestIsFinished() {
    let buffer = RequestBuffer(single: [1], byteCountMax: 0)
    #expect(buffer.isFinished)
    #expect(buffer.chunks == [[1]])
  }
}

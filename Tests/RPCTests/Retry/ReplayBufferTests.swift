import Testing

@testable import RPC

@Suite struct ReplayBufferTests {
  @Test(arguments: [(10, 10, true), (10, 11, false), (10, 0, true), (0, 0, true), (0, 1, false)])
  func theLimit(limit: Int, count: Int, fits: Bool) {
    #expect(ReplayBuffer(limit: limit).fits(count) == fits)
  }

  @Test func holdsMessagesInOrderUntilReleased() {
    var buffer = ReplayBuffer(limit: 10)
    buffer.append([1, 2, 3])
    buffer.append([4])
    #expect(buffer.messages == [[1, 2, 3], [4]])
    #expect(buffer.fits(6))
    #expect(!buffer.fits(7))
    #expect(!buffer.isFinished)
    buffer.finish()
    #expect(buffer.isFinished)
    #expect(buffer.release() == 4)
    #expect(buffer.messages.isEmpty)
    #expect(!buffer.isComplete)
    #expect(buffer.release() == 0)
  }

  @Test func afterTheReleaseNothingIsHeld() {
    var buffer = ReplayBuffer(limit: 10)
    _ = buffer.release()
    #expect(!buffer.fits(1))
    buffer.append([1])
    #expect(buffer.byteCount == 0)
    #expect(buffer.messages.isEmpty)
  }
}

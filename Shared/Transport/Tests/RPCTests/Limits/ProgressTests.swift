import Testing

@testable import RPCServer

@Suite struct ProgressTests {
  private let start = ContinuousClock.now

  private func at(_ seconds: Double) -> ContinuousClock.Instant { start + .seconds(seconds) }

  // MARK: - Headers

  @Test func aHeaderSectionHasItsTime() {
    var headers = HeaderProgress(timeout: .seconds(10))
    #expect(headers.isTooSlow(unfinished: 7, at: at(0)) == false)
    #expect(headers.isTooSlow(unfinished: 7, at: at(10)) == false)
    #expect(headers.isTooSlow(unfinished: 7, at: at(10.001)) == true)
  }

  @Test func eachHasItsOwnTime() {
    var headers = HeaderProgress(timeout: .seconds(10))
    for name in 0..<100 as Range<UInt64> {
      #expect(headers.isTooSlow(unfinished: name, at: at(Double(name) * 9)) == false)
    }
    #expect(headers.isTooSlow(unfinished: nil, at: at(900)) == false)
    #expect(headers.isTooSlow(unfinished: 99, at: at(2_000)) == false)
  }

  // MARK: - Bodies

  private let interval = Duration.seconds(10)

  @Test(arguments: [(0, true), (99, true), (100, false), (5_000, false)])
  func anIntervalNeedsItsBytes(bytes: Int, isTooSlow: Bool) {
    var body = BodyProgress()
    // Bytes before the first check are not judged.
    body.received(1_000)
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(0)) == false)
    body.received(bytes)
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(9.999)) == false)
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(10)) == isTooSlow)
  }

  @Test func aGoodIntervalIsNoCreditForTheNext() {
    var body = BodyProgress()
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(0)) == false)
    body.received(1_000_000)
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(10)) == false)
    body.received(99)
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(20)) == true)
  }

  @Test func whoOwesNothingHasAllTheTime() {
    var body = BodyProgress()
    for second in stride(from: 0.0, to: 100, by: 5) {
      #expect(body.isTooSlow(isUnfinished: false, 100, in: interval, at: at(second)) == false)
    }
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(100)) == false)
    #expect(body.isTooSlow(isUnfinished: false, 100, in: interval, at: at(105)) == false)
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(110)) == false)
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(119)) == false)
  }

  @Test func theNextMessageStartsAnew() {
    var body = BodyProgress()
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(0)) == false)
    body.messageEnded()
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(10)) == false)
    #expect(body.isTooSlow(isUnfinished: true, 100, in: interval, at: at(20)) == true)
  }

  @Test func zeroSwitchesItOff() {
    var body = BodyProgress()
    for second in stride(from: 0.0, to: 1_000, by: 50) {
      #expect(body.isTooSlow(isUnfinished: true, 0, in: interval, at: at(second)) == false)
    }
  }

  /// A batch of half a megabyte may arrive at 1 KB/s, a sheet at a tenth of that.
  @Test(arguments: [
    (0, 1_000), (65_535, 1_000), (65_536, 2_000), (524_287, 8_000), (4 << 20, 65_000),
  ])
  func whoHoldsMuchHasToBringMuch(held: Int, bytesMin: Int) {
    #expect(BodyRate().bytesMin(holding: held) == bytesMin)
    #expect(BodyRate(bytesMin: 0).bytesMin(holding: held) == 0)
  }

  // MARK: - Responses

  @Test func whatIsNotReadForTooLongIsStuck() {
    var progress = ResponseProgress()
    func isStuck(_ queued: Int, of soFar: Int, _ second: Double) -> Bool {
      progress.isStuck(queued: queued, of: soFar, timeout: .seconds(60), at: at(second))
    }
    #expect(!isStuck(10, of: 10, 0))
    #expect(!isStuck(10, of: 10, 59))
    // One sent byte is progress; additional queued bytes are not.
    #expect(!isStuck(9, of: 10, 59.5))
    #expect(!isStuck(19, of: 20, 119))
    #expect(isStuck(19, of: 20, 119.5))
    // An empty queue is not a fault.
    #expect(!isStuck(0, of: 20, 120))
    #expect(!isStuck(5, of: 25, 500))
    let isStuckWithoutLimit = progress.isStuck(queued: 5, of: 25, timeout: .zero, at: at(5_000))
    #expect(!isStuckWithoutLimit)
  }
}

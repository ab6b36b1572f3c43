import Testing

@testable import RPC

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

  private let rate = BodyRate(bytesMin: 100, interval: .seconds(10))

  @Test(arguments: [(0, true), (99, true), (100, false), (5_000, false)])
  func anIntervalNeedsItsBytes(bytes: Int, isTooSlow: Bool) {
    var body = BodyProgress()
    // What came before somebody looked is not judged.
    body.received(1_000)
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(0)) == false)
    body.received(bytes)
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(9.999)) == false)
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(10)) == isTooSlow)
  }

  @Test func aGoodIntervalIsNoCreditForTheNext() {
    var body = BodyProgress()
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(0)) == false)
    body.received(1_000_000)
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(10)) == false)
    body.received(99)
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(20)) == true)
  }

  @Test func whoOwesNothingHasAllTheTime() {
    var body = BodyProgress()
    for second in stride(from: 0.0, to: 100, by: 5) {
      #expect(body.isTooSlow(isUnfinished: false, rate, at: at(second)) == false)
    }
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(100)) == false)
    #expect(body.isTooSlow(isUnfinished: false, rate, at: at(105)) == false)
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(110)) == false)
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(119)) == false)
  }

  @Test func theNextMessageStartsAnew() {
    var body = BodyProgress()
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(0)) == false)
    body.messageEnded()
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(10)) == false)
    #expect(body.isTooSlow(isUnfinished: true, rate, at: at(20)) == true)
  }

  @Test func zeroSwitchesItOff() {
    var body = BodyProgress()
    let off = BodyRate(bytesMin: 0, interval: .seconds(10))
    for second in stride(from: 0.0, to: 1_000, by: 50) {
      #expect(body.isTooSlow(isUnfinished: true, off, at: at(second)) == false)
    }
  }
}

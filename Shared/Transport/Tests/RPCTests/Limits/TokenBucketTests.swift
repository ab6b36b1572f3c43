import TestBasics
import Testing

@testable import RPCServer

@Suite struct TokenBucketTests {
  private let start = ContinuousClock.now

  @Test(arguments: [(0, true), (9, true), (10, true), (11, false)])
  func theBurstIsTheMostAtOnce(count: Int, isTaken: Bool) {
    var bucket = TokenBucket(RateLimit(burst: 10, perSecond: 1))
    #expect(bucket.take(count, at: start) == isTaken)
  }

  @Test func timeBringsTokensBackUpToTheBurst() {
    var bucket = TokenBucket(RateLimit(burst: 10, perSecond: 4))
    #expect(bucket.take(10, at: start) == true)
    #expect(bucket.take(1, at: start + .milliseconds(249)) == false)
    #expect(bucket.take(1, at: start + .milliseconds(500)) == true)
    #expect(bucket.take(10, at: start + .seconds(3_600)) == true)
    #expect(bucket.take(1, at: start + .seconds(3_600)) == false)
    // A clock that goes back adds no tokens.
    #expect(bucket.take(1, at: start) == false)
  }

  @Test func aRefusalTakesWhatThereIs() {
    var bucket = TokenBucket(RateLimit(burst: 10, perSecond: 0))
    #expect(bucket.take(11, at: start) == false)
    #expect(bucket.take(1, at: start) == false)
  }

  @Test func workEarnsMoreThanTheBurstButNotWithoutEnd() {
    var bucket = TokenBucket(RateLimit(burst: 10, perSecond: 1))
    bucket.earn(5)
    #expect(bucket.take(15, at: start) == true)
    bucket.earn(1_000_000)
    #expect(bucket.take(641, at: start) == false)
    bucket.earn(1_000_000)
    #expect(bucket.take(640, at: start) == true)
  }

  @Test func earnedTokensOutlastTheRefill() {
    var bucket = TokenBucket(RateLimit(burst: 10, perSecond: 1))
    bucket.earn(100)
    #expect(bucket.take(0, at: start) == true)
    #expect(bucket.take(110, at: start + .seconds(100)) == true)
  }

  @Test func negativeLimitsAreZero() {
    var bucket = TokenBucket(RateLimit(burst: -1, perSecond: -5))
    #expect(bucket.take(0, at: start) == true)
    #expect(bucket.take(1, at: start + .seconds(10)) == false)
  }

  /// No period yields more than the burst plus its rate, for any pattern of use.
  @Test(arguments: 0..<50 as Range<UInt64>)
  func neverMoreThanBurstAndRate(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bucket = TokenBucket(RateLimit(burst: 20, perSecond: 10))
    var now = start
    var taken = 0
    for _ in 0..<300 {
      now += .milliseconds(Int.random(in: 0...300, using: &random))
      let count = Int.random(in: 0...8, using: &random)
      if bucket.take(count, at: now) { taken += count }
      #expect(Double(taken) <= 20 + (now - start) / .seconds(1) * 10 + 0.001)
    }
  }
}

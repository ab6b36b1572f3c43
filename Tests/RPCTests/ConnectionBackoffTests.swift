import TestBasics
import Testing

@testable import RPCClient

@Suite struct ConnectionBackoffTests {
  @Test func growsToItsLimitAndStartsAgain() {
    var configuration = ConnectionBackoff.Configuration()
    configuration.initial = .seconds(1)
    configuration.multiplier = 2
    configuration.max = .seconds(5)
    configuration.jitter = 0
    var backoff = ConnectionBackoff(configuration)
    var random = SeededGenerator(seed: 1)
    let waits = (0..<5).map { _ in backoff.failed(using: &random) }
    #expect(waits == [.seconds(1), .seconds(2), .seconds(4), .seconds(5), .seconds(5)])
    backoff.succeeded()
    #expect(backoff.failed(using: &random) == .seconds(1))
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func jitterStaysWithinItsShare(seed: UInt64) {
    var backoff = ConnectionBackoff()
    var random = SeededGenerator(seed: seed)
    let wait = backoff.failed(using: &random)
    #expect(wait >= .milliseconds(800))
    #expect(wait <= .milliseconds(1_200))
  }

  @Test func anInitialWaitAboveTheLimitIsCut() {
    var configuration = ConnectionBackoff.Configuration()
    configuration.initial = .seconds(9)
    configuration.max = .seconds(3)
    configuration.jitter = 0
    var backoff = ConnectionBackoff(configuration)
    var random = SeededGenerator(seed: 1)
    #expect(backoff.failed(using: &random) == .seconds(3))
  }
}

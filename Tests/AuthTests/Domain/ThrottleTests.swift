import Foundation
import Testing

@testable import AuthService

@Suite struct ThrottleTests {
  private let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let rules = Throttle.Rules.password

  @Test func `five attempts are free, then waits double from a second to 15 minutes`() {
    var throttle = Throttle()
    var now = start
    for _ in 1...5 { #expect(throttle.attempt(at: now, rules: rules) == .proceed) }
    for delay in [1.0, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900] {
      #expect(throttle.attempt(at: now, rules: rules) == .wait(delay))
      #expect(throttle.attempt(at: now + delay - 0.25, rules: rules) == .wait(0.25))
      now += delay
      #expect(throttle.attempt(at: now, rules: rules) == .proceed)
    }
  }

  @Test func `refused attempts do not prolong the wait`() {
    var throttle = Throttle(attempts: 20, lastAttemptAt: start)
    for second in 0..<900 {
      #expect(
        throttle.attempt(at: start + Double(second), rules: rules) == .wait(900 - Double(second)))
    }
    #expect(throttle.attempt(at: start + 900, rules: rules) == .proceed)
  }

  @Test func `an hour of quiet forgets everything`() {
    var throttle = Throttle(attempts: 20, lastAttemptAt: start)
    #expect(throttle.attempt(at: start + 3600, rules: rules) == .proceed)
    #expect(throttle.attempts == 1)
    var remembered = Throttle(attempts: 20, lastAttemptAt: start)
    #expect(remembered.attempt(at: start + 3599, rules: rules) == .proceed)
    #expect(remembered.attempts == 21)
  }

  @Test func `a clock that is slightly behind does not prolong the wait`() {
    var throttle = Throttle(attempts: 6, lastAttemptAt: start)
    #expect(throttle.attempt(at: start - 1, rules: rules) == .wait(2))
    var free = Throttle(attempts: 4, lastAttemptAt: start)
    #expect(free.attempt(at: start - 1, rules: rules) == .proceed)
  }

  @Test func `a clock that was set back does not prolong the wait until it has caught up`() {
    var throttle = Throttle(attempts: 20, lastAttemptAt: start)
    #expect(throttle.attempt(at: start - 899, rules: rules) == .wait(900))
    #expect(throttle.attempt(at: start - 900, rules: rules) == .proceed)
    #expect(throttle.lastAttemptAt == start - 900)
    #expect(throttle.attempt(at: start - 899, rules: rules) == .wait(899))
  }

  @Test func `an absurd count does not overflow`() {
    var throttle = Throttle(attempts: .max - 1, lastAttemptAt: start)
    #expect(throttle.attempt(at: start, rules: rules) == .wait(900))
  }

  @Test func `one mail is free, the next must wait a minute`() {
    var throttle = Throttle()
    #expect(throttle.attempt(at: start, rules: .mail) == .proceed)
    #expect(throttle.attempt(at: start + 59, rules: .mail) == .wait(1))
    #expect(throttle.attempt(at: start + 60, rules: .mail) == .proceed)
    #expect(throttle.attempt(at: start + 60, rules: .mail) == .wait(120))
  }
}

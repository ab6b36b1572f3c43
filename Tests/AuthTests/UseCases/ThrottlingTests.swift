import Foundation
import Testing

@testable import AuthService
@testable import ServiceKit

/// Limits of guesses, in the database and in memory.
@Suite struct ThrottlingTests {
  private struct Unavailable: Error {}
  private let now = AuthFixture.start
  private let home = Peer(text: "203.0.113.9")
  private let cafe = Peer(text: "198.51.100.7")

  @Test func `attempts are charged, refunded and cleared`() async throws {
    let attempts = AttemptLimiter(pool: try await AuthFixture.shared().pool)
    let key = ThrottleKey.signIn(AuthFixture.newName())
    try await attempts.refund(key)
    for _ in 1...5 { try await attempts.charge(key, at: now) }
    await #expect(throws: TooManyAttempts(wait: 1)) { try await attempts.charge(key, at: now) }
    try await attempts.refund(key)
    try await attempts.charge(key, at: now)
    await #expect(throws: TooManyAttempts(wait: 1)) { try await attempts.require(key, at: now) }
    try await attempts.clear([key])
    try await attempts.require(key, at: now)
  }

  /// Whether five tries reach the limit of the key.
  private func charged(
    _ key: ThrottleKey, _ body: (AttemptLimiter) async throws -> Void
  ) async throws -> Bool {
    let attempts = AttemptLimiter(pool: try await AuthFixture.shared().pool)
    for _ in 1...5 {
      do { try await body(attempts) } catch is Unavailable {} catch AccountError.codeRejected {
      } catch AccountError.usernameTaken {}
    }
    do {
      try await attempts.require(key, at: now)
      return false
    } catch is TooManyAttempts {
      return true
    }
  }

  @Test(arguments: [true, false])
  func `a wrong password is charged, a right one clears`(isRight: Bool) async throws {
    let key = ThrottleKey.signIn(AuthFixture.newName())
    let isCharged = try await charged(key) { attempts in
      let found = try await attempts.countingGuess(key, at: now) { isRight }
      #expect(found == isRight)
    }
    #expect(isCharged == !isRight)
  }

  @Test func `a comparison that fails is not charged`() async throws {
    let key = ThrottleKey.signIn(AuthFixture.newName())
    let isCharged = try await charged(key) { attempts in
      _ = try await attempts.countingGuess(key, at: now) { throw Unavailable() }
    }
    #expect(!isCharged)
  }

  @Test(arguments: [(AccountError.codeRejected, true), (.emailTaken, false)])
  func `of code errors only a wrong code is charged`(
    _ error: AccountError, isCharged: Bool
  ) async throws {
    let key = ThrottleKey.emailCode(of: UUID())
    let found = try await charged(key) { attempts in
      do {
        try await attempts.countingWrong(key, at: now) { throw error }
      } catch AccountError.emailTaken {}
    }
    #expect(found == isCharged)
  }

  @Test func `taken names are charged, free ones are not`() async throws {
    for (isTaken, isCharged) in [(true, true), (false, false)] {
      let id = UUID()
      let found = try await charged(.takenNames(id)) { attempts in
        try await attempts.limitingTakenNames(of: id, at: now) {
          if isTaken { throw AccountError.usernameTaken }
        }
      }
      #expect(found == isCharged)
    }
  }

  @Test func `a day's quota is for one address and one study, and starts again after the day`()
    throws
  {
    let quota = PeerDailyQuota(max: 2)
    let (home, cafe) = (try #require(self.home), try #require(self.cafe))
    let (study, other) = (try AuthFixture.newStudy(), try AuthFixture.newStudy())
    for second in [0.0, 60] { quota.count(study, from: home, at: now + second) }
    let wait = try #require(quota.wait(for: study, from: home, at: now + 60))
    #expect(wait.rounded() == 86_400 - 60)
    #expect(quota.wait(for: study, from: cafe, at: now + 60) == nil)
    #expect(quota.wait(for: other, from: home, at: now + 60) == nil)
    #expect(quota.wait(for: study, from: home, at: now + 86_400) == nil)
    // A clock that was set back does not prolong the wait.
    #expect(quota.wait(for: study, from: home, at: now - 1) == nil)
  }

  @Test func `an address counter forgets the least recent address`() throws {
    let counter = PeerAttemptCounter(keptMax: 1)
    let (home, cafe) = (try #require(self.home), try #require(self.cafe))
    let key = ThrottleKey.signIn("anna")
    for _ in 1...5 { #expect(counter.attempt(key, by: home, at: now) == .proceed) }
    #expect(counter.attempt(key, by: home, at: now) == .wait(1))
    counter.refund(key, by: home)
    #expect(counter.wait(key, by: home, at: now) == nil)
    counter.failed(key, by: home, at: now)
    #expect(counter.wait(key, by: home, at: now) == 1)
    counter.failed(key, by: cafe, at: now)
    #expect(counter.wait(key, by: home, at: now) == nil)
    counter.clear(key, by: cafe)
    #expect(counter.wait(key, by: cafe, at: now) == nil)
  }

  @Test func `guesses from one address delay that address alone`() async throws {
    let limiter = SignInLimiter(AttemptLimiter(pool: try await AuthFixture.shared().pool))
    let name = AuthFixture.newName()
    for _ in 1...5 { try await limiter.charge(name, from: home, at: now) }
    await #expect(throws: TooManyAttempts(wait: 1)) {
      try await limiter.charge(name, from: home, at: now)
    }
    try await limiter.charge(name, from: cafe, at: now)
    try await limiter.refund(name, from: cafe)
    try await limiter.clear(name, from: home)
    try await limiter.charge(name, from: home, at: now)
  }

  @Test func `unknown addresses share one limit`() async throws {
    let limiter = SignInLimiter(AttemptLimiter(pool: try await AuthFixture.shared().pool))
    let name = AuthFixture.newName()
    for _ in 1...5 { try await limiter.charge(name, from: nil, at: now) }
    await #expect(throws: TooManyAttempts(wait: 1)) {
      try await limiter.charge(name, from: nil, at: now)
    }
    try await limiter.charge(name, from: home, at: now)
  }

  @Test func `wrong study passwords count for the participant and the address`() async throws {
    let limiter = StudyPasswordLimiter(AttemptLimiter(pool: try await AuthFixture.shared().pool))
    let (study, id) = (try AuthFixture.newStudy(), UUID())
    for _ in 1...5 {
      let isRight = try await limiter.check(study, by: id, from: home, at: now) { false }
      #expect(!isRight)
    }
    await #expect(throws: TooManyAttempts(wait: 1)) {
      try await limiter.check(study, by: id, from: home, at: now) { true }
    }
    // New accounts at the same address have 95 more wrong guesses.
    for _ in 1...95 {
      _ = try await limiter.check(study, by: UUID(), from: home, at: now) { false }
    }
    await #expect(throws: TooManyAttempts(wait: 60)) {
      try await limiter.check(study, by: UUID(), from: home, at: now) { true }
    }
    let isRight = try await limiter.check(study, by: UUID(), from: cafe, at: now) { true }
    #expect(isRight)
  }
}

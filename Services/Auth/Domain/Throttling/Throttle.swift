import FoundationEssentials

/// Throttles guessing of a secret: some attempts are free, then each doubles the waiting time, up
/// to a limit.
///
/// An attempt is charged before its outcome is known, so that concurrent attempts are counted; a
/// success clears the count.
///
/// An attacker cannot lock out the owner for long: a wait ends at most 15 minutes after the last
/// accepted attempt, refused attempts do not prolong it, and the next attempt of any
/// client is checked. Only new sign-ins are delayed; signed-in devices refresh without a password.
struct Throttle: Sendable, Hashable {
  struct Rules: Sendable, Hashable {
    /// Number of attempts without a wait.
    var freeAttempts: Int
    /// First wait in seconds; doubles with every further attempt.
    var firstDelay: TimeInterval
    /// Longest wait, in seconds.
    var delayMax: TimeInterval
    /// Seconds without attempts after which the count is cleared; longer than `delayMax`.
    var forgottenAfter: TimeInterval

    /// Passwords at sign-in and of studies: five free attempts, then 1 s doubling to 15 minutes.
    static let password = Rules(
      freeAttempts: 5, firstDelay: 1, delayMax: 900, forgottenAfter: 3600)
    /// Passwords at sign-in for one name from all addresses together, in addition to the limit per
    /// address: a hundred free attempts (NIST SP 800-63B §5.2.2), then 1 s doubling to 5 minutes.
    static let passwordFromAnywhere = Rules(
      freeAttempts: 100, firstDelay: 1, delayMax: 300, forgottenAfter: 3600)
    /// Wrong passwords of one study from all participants. Many attempts are free, because a
    /// lecture hall makes many typing errors. The longest wait is short, because it also delays
    /// participants who know the password.
    static let studyPasswordFromAnywhere = Rules(
      freeAttempts: 300, firstDelay: 1, delayMax: 30, forgottenAfter: 3600)
    /// Wrong passwords of one study from one address, which a lecture hall may share: a hundred
    /// free attempts, then one minute doubling to 15.
    static let studyPasswordFromPeer = Rules(
      freeAttempts: 100, firstDelay: 60, delayMax: 900, forgottenAfter: 3600)
    /// Wrong typed codes; a correct code is never delayed.
    static let confirmation = Rules(
      freeAttempts: 5, firstDelay: 60, delayMax: 900, forgottenAfter: 3600)
    /// Requested mails: one free, then one minute doubling to an hour.
    static let mail = Rules(
      freeAttempts: 1, firstDelay: 60, delayMax: 3600, forgottenAfter: 24 * 3600)
    /// Mails with a password reset code, like ``mail``, but the wait is at most the code's
    /// lifetime: repeated requests by a stranger always leave the owner with a valid code.
    static let resetMail = Rules(
      freeAttempts: 1, firstDelay: 60, delayMax: 30 * 60, forgottenAfter: 24 * 3600)
    /// Changes of an address: one, and two more for typing errors, then one minute doubling to an
    /// hour.
    static let emailChange = Rules(
      freeAttempts: 3, firstDelay: 60, delayMax: 3600, forgottenAfter: 24 * 3600)
  }

  private(set) var attempts: Int
  /// When the last attempt was accepted.
  private(set) var lastAttemptAt: Date

  init(attempts: Int, lastAttemptAt: Date) {
    self.attempts = attempts
    self.lastAttemptAt = lastAttemptAt
  }

  /// Creates a throttle without attempts.
  init() {
    self.init(attempts: 0, lastAttemptAt: .distantPast)
  }

  enum Decision: Sendable, Hashable {
    /// The attempt is accepted and charged.
    case proceed
    /// The attempt is refused; retry after this many seconds.
    case wait(TimeInterval)
  }

  mutating func attempt(at now: Date, rules: Rules) -> Decision {
    if let wait = wait(at: now, rules: rules) { return .wait(wait) }
    charge(at: now, rules: rules)
    return .proceed
  }

  /// Charges an attempt after the fact, for secrets whose correct attempts do not count.
  mutating func charge(at now: Date, rules: Rules) {
    if now.timeIntervalSince(lastAttemptAt) >= rules.forgottenAfter { attempts = 0 }
    attempts += 1
    lastAttemptAt = now
  }

  /// Seconds until the next attempt is accepted; nil if it is accepted now.
  func wait(at now: Date, rules: Rules) -> TimeInterval? {
    let elapsed = now.timeIntervalSince(lastAttemptAt)
    if elapsed >= rules.forgottenAfter { return nil }
    let delay = delay(rules)
    // Clocks of two machines differ slightly. A clock that is behind by more than the longest wait
    // was set back; waiting for it could take arbitrarily long.
    let waited = elapsed > -rules.delayMax ? max(0, elapsed) : rules.delayMax
    return waited < delay ? delay - waited : nil
  }

  /// Returns the required seconds since the last attempt.
  private func delay(_ rules: Rules) -> TimeInterval {
    guard attempts >= rules.freeAttempts else { return 0 }
    // The exponent is bounded before the power is taken, so it cannot overflow.
    let doublings = min(attempts - rules.freeAttempts, 40)
    return min(rules.firstDelay * TimeInterval(1 << doublings), rules.delayMax)
  }
}

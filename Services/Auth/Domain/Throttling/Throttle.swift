package import FoundationEssentials

/// Slows guessing of a secret down: some attempts are free, then each makes the next wait twice as
/// long, up to a limit.
///
/// An attempt is charged before its outcome is known, so that concurrent attempts are all counted; a
/// success clears the count.
///
/// An attacker cannot lock somebody out with it for long. A wait ends at most 15 minutes after the last attempt
/// that was allowed, refused attempts do not prolong it, and the first attempt after it is checked,
/// whoever makes it. Only new sign-ins are delayed: devices that are signed in refresh their session
/// without a password.
package struct Throttle: Sendable, Hashable {
  package struct Rules: Sendable, Hashable {
    /// Attempts without any wait.
    package var freeAttempts: Int
    /// First wait, in seconds; doubles with every further attempt.
    package var firstDelay: TimeInterval
    /// Longest wait, in seconds.
    package var delayMax: TimeInterval
    /// Quiet time after which all is forgotten, in seconds; longer than `delayMax`.
    package var forgottenAfter: TimeInterval

    package init(
      freeAttempts: Int, firstDelay: TimeInterval, delayMax: TimeInterval,
      forgottenAfter: TimeInterval
    ) {
      self.freeAttempts = freeAttempts
      self.firstDelay = firstDelay
      self.delayMax = delayMax
      self.forgottenAfter = forgottenAfter
    }

    /// Passwords at sign-in and of studies: five free, then 1 s doubling to 15 minutes.
    package static let password = Rules(
      freeAttempts: 5, firstDelay: 1, delayMax: 900, forgottenAfter: 3600)
    /// Passwords at sign-in under one name, from all addresses together, where each address has limits of
    /// its own besides: a hundred free (NIST SP 800-63B §5.2.2), then 1 s doubling to 5 minutes.
    package static let passwordFromAnywhere = Rules(
      freeAttempts: 100, firstDelay: 1, delayMax: 300, forgottenAfter: 3600)
    /// Wrong passwords of one study, whoever sends them. Participants are free, so that the limit of each
    /// one slows nobody down; and a lecture hall mistypes much, so that many are free. The longest wait is
    /// short: it is one for those who know the password, too.
    package static let studyPasswordFromAnywhere = Rules(
      freeAttempts: 300, firstDelay: 1, delayMax: 30, forgottenAfter: 3600)
    /// Wrong passwords of one study from one address, which a lecture hall may share: a hundred free, then a
    /// minute doubling to 15.
    package static let studyPasswordFromPeer = Rules(
      freeAttempts: 100, firstDelay: 60, delayMax: 900, forgottenAfter: 3600)
    /// Wrong codes typed in; a right one never waits.
    package static let confirmation = Rules(
      freeAttempts: 5, firstDelay: 60, delayMax: 900, forgottenAfter: 3600)
    /// Mails asked for: one at once, then a minute doubling to an hour.
    package static let mail = Rules(
      freeAttempts: 1, firstDelay: 60, delayMax: 3600, forgottenAfter: 24 * 3600)
    /// Mails with a code for another password, as ``mail``, but at most as far apart as such a code is good
    /// for: a stranger who asks again and again leaves the owner with a good one at any time.
    package static let resetMail = Rules(
      freeAttempts: 1, firstDelay: 60, delayMax: 30 * 60, forgottenAfter: 24 * 3600)
    /// Changes of an address: one, and two more for mistyped ones, then a minute doubling to an hour.
    package static let emailChange = Rules(
      freeAttempts: 3, firstDelay: 60, delayMax: 3600, forgottenAfter: 24 * 3600)
  }

  package private(set) var attempts: Int
  /// When the last attempt was allowed.
  package private(set) var lastAttemptAt: Date

  package init(attempts: Int, lastAttemptAt: Date) {
    self.attempts = attempts
    self.lastAttemptAt = lastAttemptAt
  }

  /// Nothing charged yet.
  package init() {
    self.init(attempts: 0, lastAttemptAt: .distantPast)
  }

  package enum Decision: Sendable, Hashable {
    /// Go on; the attempt has been charged.
    case proceed
    /// Not now; try again after so many seconds.
    case wait(TimeInterval)
  }

  package mutating func attempt(at now: Date, rules: Rules) -> Decision {
    if let wait = wait(at: now, rules: rules) { return .wait(wait) }
    charge(at: now, rules: rules)
    return .proceed
  }

  /// Charges an attempt that was made, for secrets of which only wrong attempts count.
  package mutating func charge(at now: Date, rules: Rules) {
    if now.timeIntervalSince(lastAttemptAt) >= rules.forgottenAfter { attempts = 0 }
    attempts += 1
    lastAttemptAt = now
  }

  /// Seconds until the next attempt may be made; nil: it may be now.
  package func wait(at now: Date, rules: Rules) -> TimeInterval? {
    let elapsed = now.timeIntervalSince(lastAttemptAt)
    if elapsed >= rules.forgottenAfter { return nil }
    let delay = delay(rules)
    // Clocks of two machines differ a little. One that is behind by more than the longest wait was set
    // back; waiting until it has caught up could take any time.
    let waited = elapsed > -rules.delayMax ? max(0, elapsed) : rules.delayMax
    return waited < delay ? delay - waited : nil
  }

  /// Seconds that must pass after the last attempt.
  private func delay(_ rules: Rules) -> TimeInterval {
    guard attempts >= rules.freeAttempts else { return 0 }
    // The exponent is bounded before the power is taken, so it cannot overflow.
    let doublings = min(attempts - rules.freeAttempts, 40)
    return min(rules.firstDelay * TimeInterval(1 << doublings), rules.delayMax)
  }
}

package import FoundationEssentials

/// When a mail that could not be handed over is tried again.
package enum MailRetry {
  /// Seconds after the mail was written when it is given up, where its purpose says nothing shorter: a
  /// confirmation code has expired then.
  package static let lifetime: TimeInterval = ConfirmationCode.lifetime

  /// Seconds to wait after `attempts` failed attempts: 10 s doubling to an hour.
  package static func delay(afterAttempts attempts: Int) -> TimeInterval {
    min(10 * TimeInterval(1 << min(max(attempts - 1, 0), 20)), 3600)
  }

  package static func isGivenUp(
    createdAt: Date, after lifetime: TimeInterval = lifetime, at now: Date
  ) -> Bool {
    now >= createdAt.addingTimeInterval(lifetime)
  }
}

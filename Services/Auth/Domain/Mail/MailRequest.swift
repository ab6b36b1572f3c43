import FoundationEssentials

/// A mail requested without a token; the account is looked up later.
struct MailRequest: Sendable, Hashable {
  /// Raw values are stored.
  enum Purpose: String, Sendable, Hashable {
    case reset
    case confirmation
  }

  /// Maximum number of queued requests; more are refused.
  static let waitingMax = 10_000
  /// Seconds after which an unprocessed request is deleted.
  static let lifetime: TimeInterval = 3600

  var purpose: Purpose
  /// Username or e-mail address, as typed.
  var identifier: String

  init(_ purpose: Purpose, identifier: String) {
    self.purpose = purpose
    self.identifier = identifier
  }
}

/// Back-off for mails that could not be delivered.
enum MailRetry {
  /// Seconds after which a mail is given up unless its purpose has a shorter lifetime; confirmation
  /// codes have expired by then.
  static let lifetime: TimeInterval = ConfirmationCode.lifetime

  /// Returns the seconds to wait after `attempts` failed attempts: 10 s doubling to an hour.
  static func delay(afterAttempts attempts: Int) -> TimeInterval {
    min(10 * TimeInterval(1 << min(max(attempts - 1, 0), 20)), 3600)
  }

  static func isGivenUp(
    createdAt: Date, after lifetime: TimeInterval = lifetime, at now: Date
  ) -> Bool {
    now >= createdAt.addingTimeInterval(lifetime)
  }
}

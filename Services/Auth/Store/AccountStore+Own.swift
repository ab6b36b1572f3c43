import FoundationEssentials
import Postgres

/// Changes that owners make to their accounts. The account is locked.
extension AccountStore {
  /// Writes the owner's changes and the next revision. Returns false, without writing, if another
  /// account has the username. A concurrent change to the same name throws a unique violation.
  static func updateOwn(_ account: Account) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        UPDATE accounts SET username = \(account.username),
          username_key = \(account.usernameKey), password_hash = \(account.passwordHash),
          language = \(account.language), newsletter_since = \(account.newsletterSince),
          newsletter_token = CASE WHEN \(account.newsletterSince)::timestamptz IS NOT NULL
            THEN coalesce(newsletter_token, gen_random_uuid()) END,
          team_mails_off = \(account.hasTeamMailsOff), revision = revision + 1
        WHERE participant_id = \(account.participantID) AND NOT EXISTS (
          SELECT FROM accounts AS other WHERE other.username_key = \(account.usernameKey)
            AND other.participant_id <> \(account.participantID))
        """)
  }

  /// Sets a confirmed address after ``lockAddress(_:)``. Answers false, without writing, if another
  /// account has confirmed it.
  ///
  /// - Parameter passwordHash: hash for an account without a password.
  static func setEmail(
    _ email: EmailAddress, passwordHash: String?, of participantID: UUID
  ) -> PostgresStatement<Bool> {
    PostgresStatement(
      affecting: """
        UPDATE accounts SET email = \(email.text), email_key = \(email.key), email_consent = true,
          password_hash = coalesce(password_hash, \(passwordHash)), revision = revision + 1
        WHERE participant_id = \(participantID) AND NOT EXISTS (
          SELECT FROM accounts AS other WHERE other.email_key = \(email.key)
            AND other.confirmed_at IS NOT NULL AND other.participant_id <> \(participantID))
        """)
  }

  /// Deletes the address after consent was withdrawn.
  static func deleteEmail(of participantID: UUID) -> PostgresStatement<Void> {
    PostgresStatement(
      """
      UPDATE accounts SET email = NULL, email_key = NULL, email_consent = false,
        newsletter_since = NULL, newsletter_token = NULL, revision = revision + 1
      WHERE participant_id = \(participantID)
      """)
  }

  /// Whether another account has confirmed the address.
  static func isTaken(_ email: EmailAddress, besides participantID: UUID) -> PostgresStatement<Bool>
  {
    PostgresStatement(
      exists: """
        SELECT 1 FROM accounts WHERE email_key = \(email.key) AND confirmed_at IS NOT NULL
          AND participant_id <> \(participantID)
        """)
  }

  /// Locks an address until the end of the transaction, so that concurrent changes to it see each
  /// other.
  static func lockAddress(_ email: EmailAddress) -> PostgresStatement<Void> {
    PostgresStatement(
      "SELECT pg_advisory_xact_lock(hashtextextended('address ' || \(email.key), 0))")
  }
}

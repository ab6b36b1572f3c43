package import AuthDomain
package import FoundationEssentials
package import Postgres

/// What people change of their own accounts. The account is locked.
extension AccountStore {
  /// Writes what its owner may change, and the next revision. False when another account has the username;
  /// then nothing was written. A unique violation when another one takes it at the same moment.
  package func updateOwn(_ account: Account, on connection: PostgresConnection) async throws -> Bool
  {
    try await connection.execute(
      """
      UPDATE accounts SET username = \(account.username),
        username_key = \(account.username?.lowercased()), password_hash = \(account.passwordHash),
        language = \(account.language), newsletter_since = \(account.newsletterSince),
        newsletter_token = CASE WHEN \(account.newsletterSince)::timestamptz IS NOT NULL
          THEN coalesce(newsletter_token, gen_random_uuid()) END,
        revision = revision + 1
      WHERE participant_id = \(account.participantID) AND NOT EXISTS (
        SELECT FROM accounts AS other WHERE other.username_key = \(account.username?.lowercased())
          AND other.participant_id <> \(account.participantID))
      """) == 1
  }

  /// Takes an address that was proved, unless another account proved it before; then nothing was written.
  ///
  /// - Parameter passwordHash: of an account that has none.
  package func setEmail(
    _ email: EmailAddress, passwordHash: String?, of participantID: UUID,
    on connection: PostgresConnection
  ) async throws -> Bool {
    try await lockAddress(email, on: connection)
    return try await connection.execute(
      """
      UPDATE accounts SET email = \(email.text), email_key = \(email.key), email_consent = true,
        password_hash = coalesce(password_hash, \(passwordHash)), revision = revision + 1
      WHERE participant_id = \(participantID) AND NOT EXISTS (
        SELECT FROM accounts AS other WHERE other.email_key = \(email.key)
          AND other.confirmed_at IS NOT NULL AND other.participant_id <> \(participantID))
      """) == 1
  }

  /// The consent to its keeping was taken back.
  package func deleteEmail(of participantID: UUID, on connection: PostgresConnection) async throws {
    try await connection.execute(
      """
      UPDATE accounts SET email = NULL, email_key = NULL, email_consent = false,
        newsletter_since = NULL, newsletter_token = NULL, revision = revision + 1
      WHERE participant_id = \(participantID)
      """)
  }

  /// Whether an account other than this one has proved the address.
  package func isTaken(
    _ email: EmailAddress, besides participantID: UUID, on executor: some PostgresExecutor
  ) async throws -> Bool {
    try await !executor.query(
      """
      SELECT 1 FROM accounts WHERE email_key = \(email.key) AND confirmed_at IS NOT NULL
        AND participant_id <> \(participantID)
      """
    ).isEmpty
  }

  /// Until the end of the transaction: two accounts that take one address take turns, so that the second
  /// sees the first.
  func lockAddress(_ email: EmailAddress, on connection: PostgresConnection) async throws {
    try await connection.execute(
      "SELECT pg_advisory_xact_lock(hashtextextended('address ' || \(email.key), 0))")
  }
}
